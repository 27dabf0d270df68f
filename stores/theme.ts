import { create } from 'zustand'
import { onConfigChange } from '@/lib/browser/page-config'
import {
  keepMotion,
  keepPalette,
  keepTheme,
  keptMotion,
  keptPalette,
  keptTheme,
  type Motion,
  onSystemTheme,
  type Palette,
  paint,
  type Theme,
} from '@/lib/browser/theme'
import { useConfig } from '@/lib/react/use-config'

type Look = {
  /** Null until the person chose one: then it is the reseller's. */
  theme: Theme | null
  palette: Palette
  motion: Motion
}

const first: Look = { theme: null, palette: 'standard', motion: 'system' }
const kept = (): Look => ({ theme: keptTheme(), palette: keptPalette(), motion: keptMotion() })
const useLook = create<Look>(() => (typeof window === 'undefined' ? first : kept()))

export function useTheme(): Theme {
  const { defaultTheme } = useConfig()
  return useLook((look) => look.theme) ?? defaultTheme
}

export const usePalette = () => useLook((look) => look.palette)
export const useMotion = () => useLook((look) => look.motion)

export function chooseTheme(theme: Theme) {
  keepTheme(theme)
  presentTheme(theme)
}

export function choosePalette(palette: Palette) {
  keepPalette(palette)
  useLook.setState({ palette })
  show()
}

export function chooseMotion(motion: Motion) {
  keepMotion(motion)
  useLook.setState({ motion })
  show()
}

/** For as long as this page is open: another page asked for it. */
export function presentTheme(theme: Theme) {
  useLook.setState({ theme })
  show()
}

/** What is kept holds again, for instance after it was cleared. */
export function readThemeAgain() {
  useLook.setState(kept())
  show()
}

/**
 * Keeps "system" true while the page is open, and the theme that the page around asked for when a brand arrives: boot.js
 * dresses the page anew then, and knows only what is kept. Returns the way to stop.
 */
export function followTheme() {
  const stops = [onSystemTheme(show), onConfigChange(show)]
  return () => {
    for (const stop of stops) stop()
  }
}

function show() {
  const { theme, palette, motion } = useLook.getState()
  paint(theme ?? undefined, palette, motion)
}
