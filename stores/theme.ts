import { create } from 'zustand'
import { storage } from '@/lib/storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by public/boot.js, which sets the theme before the first paint. */
const KEY = 'soteria:theme'
const DARK = '(prefers-color-scheme: dark)'

const stored = () => THEMES.find((theme) => theme === storage.get(KEY)) ?? 'system'
const useThemeStore = create<{ theme: Theme }>(() => ({ theme: typeof window === 'undefined' ? 'system' : stored() }))

export const useTheme = () => useThemeStore((state) => state.theme)

export function chooseTheme(theme: Theme) {
  storage.set(KEY, theme)
  useThemeStore.setState({ theme })
  show()
}

/** Keeps "system" true while the page is open. Returns the way to stop. */
export function followSystemTheme() {
  const media = matchMedia(DARK)
  media.addEventListener('change', show)
  return () => media.removeEventListener('change', show)
}

function show() {
  const { theme } = useThemeStore.getState()
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
