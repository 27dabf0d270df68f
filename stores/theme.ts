import { create } from 'zustand'
import { keepPalette, keepTheme, keptPalette, keptTheme, onSystemTheme, type Palette, paint, type Theme } from '@/lib/theme'
import { useConfig } from '@/lib/use-config'

type Look = {
  /** Null until the person chose one: then it is the reseller's. */
  theme: Theme | null
  palette: Palette
}

const first: Look = { theme: null, palette: 'standard' }
const kept = (): Look => ({ theme: keptTheme(), palette: keptPalette() })
const useLook = create<Look>(() => (typeof window === 'undefined' ? first : kept()))

export function useTheme(): Theme {
  const { defaultTheme } = useConfig()
  return useLook((look) => look.theme) ?? defaultTheme
}

export const usePalette = () => useLook((look) => look.palette)

export function chooseTheme(theme: Theme) {
  keepTheme(theme)
  presentTheme(theme)
}

export function choosePalette(palette: Palette) {
  keepPalette(palette)
  useLook.setState({ palette })
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

/** Keeps "system" true while the page is open. Returns the way to stop. */
export const followSystemTheme = () => onSystemTheme(show)

function show() {
  const { theme, palette } = useLook.getState()
  paint(theme ?? undefined, palette)
}
