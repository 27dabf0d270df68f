import { config } from '@/lib/config/config'
import { storage } from './storage'

/** `contrast`: black on white or white on black, as light or dark as the system is. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** `distinct`: severities that differ in lightness, for eyes that tell few colours apart. */
export const PALETTES = ['standard', 'distinct'] as const
export type Palette = (typeof PALETTES)[number]

/** `reduced`: nothing moves, whatever the system says. */
export const MOTIONS = ['system', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]

const THEME_KEY = 'soteria:theme'
const PALETTE_KEY = 'soteria:palette'
const MOTION_KEY = 'soteria:motion'
const DARK = '(prefers-color-scheme: dark)'
const MORE = '(prefers-contrast: more)'

/** Null until the person chose one: then it is the reseller's. */
export const keptTheme = () => THEMES.find((theme) => theme === storage.get(THEME_KEY)) ?? null
export const keepTheme = (theme: Theme) => storage.set(THEME_KEY, theme)

export const keptPalette = () => PALETTES.find((palette) => palette === storage.get(PALETTE_KEY)) ?? 'standard'
export const keepPalette = (palette: Palette) => storage.set(PALETTE_KEY, palette)

export const keptMotion = () => MOTIONS.find((motion) => motion === storage.get(MOTION_KEY)) ?? 'system'
export const keepMotion = (motion: Motion) => storage.set(MOTION_KEY, motion)

const asks = (media: string) => matchMedia(media).matches

/** Puts a theme on the document. Used before the first paint and by the app, so that both mean the same. */
export function paint(
  theme: Theme = config().defaultTheme,
  palette: Palette = keptPalette(),
  motion: Motion = keptMotion(),
) {
  const { dataset } = document.documentElement
  dataset.theme = theme === 'dark' || (theme !== 'light' && asks(DARK)) ? 'dark' : 'light'
  if (theme === 'contrast' || (theme === 'system' && asks(MORE))) dataset.contrast = 'more'
  else delete dataset.contrast
  if (palette === 'standard') delete dataset.palette
  else dataset.palette = palette
  if (motion === 'system') delete dataset.motion
  else dataset.motion = motion
}

/** Calls back when the system changes its mind. Returns the way to stop. */
export function onSystemTheme(listener: () => void) {
  const medias = [DARK, MORE].map((media) => matchMedia(media))
  for (const media of medias) media.addEventListener('change', listener)
  return () => {
    for (const media of medias) media.removeEventListener('change', listener)
  }
}
