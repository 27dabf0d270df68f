import { create } from 'zustand'
import { storage } from '@/lib/storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by public/boot.js, which sets the theme before the first paint. */
const KEY = 'soteria:theme'

const stored = () => THEMES.find((theme) => theme === storage.get(KEY)) ?? 'system'
const useThemeStore = create<{ theme: Theme }>(() => ({ theme: typeof window === 'undefined' ? 'system' : stored() }))

export const useTheme = () => useThemeStore((state) => state.theme)

export function chooseTheme(theme: Theme) {
  storage.set(KEY, theme)
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  useThemeStore.setState({ theme })
}
