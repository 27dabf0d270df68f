import { contrast } from '@/lib/domain/brand-shades'

export type Colours = { paper: string; soft: string; ink: string; accent: string; on_accent: string; link: string }

/** What is written on what. The accent itself is only ever a surface: `link` is the same in a shade that can be read. */
const PAIRS: readonly [role: keyof Colours, on: keyof Colours][] = [
  ['ink', 'paper'],
  ['ink', 'soft'],
  ['link', 'paper'],
  ['link', 'soft'],
  ['on_accent', 'accent'],
]
/** Of WCAG for text of any size. */
export const LEAST = 4.5

export const paletteFaults = (colours: Colours) =>
  PAIRS.map(([role, on]) => ({ role, on, ratio: Math.floor(contrast(colours[role], colours[on]) * 10) / 10 })).filter(
    ({ ratio }) => !(ratio >= LEAST),
  )

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the first, the rest of the other. */
export function mixed(one: string, share: number, other: string): string {
  const others = parts(other)
  const each = parts(one).map((part, at) => Math.round(part * share + (others[at] ?? 0) * (1 - share)))
  return `#${each.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** As quiet as words on both grounds may be. */
export function quiet(ink: string, ...grounds: string[]): string {
  for (const share of [0.66, 0.72, 0.78, 0.84, 0.9]) {
    const colour = mixed(ink, share, grounds[0] ?? ink)
    if (grounds.every((ground) => contrast(colour, ground) >= LEAST + 0.1)) return colour
  }
  return ink
}

/** The accent on the dark band, where it can be read there. */
export const onInk = ({ accent, link, paper, ink }: Colours) =>
  [accent, link].find((colour) => contrast(colour, ink) >= LEAST) ?? paper

export const isDark = ({ paper }: Colours) => contrast(paper, '#000000') < contrast(paper, '#ffffff')

const palette = (
  paper: string,
  soft: string,
  ink: string,
  accent: string,
  onAccent: string,
  link = accent,
): Colours => ({
  paper,
  soft,
  ink,
  accent,
  on_accent: onAccent,
  link,
})

/** Ready-made looks: every pair in them reaches 4.5:1. */
export const PALETTES = {
  lime: palette('#f8f3e6', '#eee5d0', '#1d2b22', '#2c6a3d', '#ffffff'),
  ember: palette('#fff8f2', '#f9e9da', '#2b1a12', '#b23c17', '#ffffff', '#a5360f'),
  fjord: palette('#ffffff', '#eaf4f4', '#0f2f3a', '#0a6f80', '#ffffff'),
  meadow: palette('#fbfdf8', '#e8f2e2', '#17301f', '#2f7a45', '#ffffff', '#2a6f3e'),
  slate: palette('#fbfaf6', '#efece2', '#17171a', '#f2b705', '#17171a', '#7a5900'),
  steel: palette('#f7f9fb', '#e6edf3', '#13202e', '#e8590c', '#1a0d04', '#a63c00'),
  chambers: palette('#fbf8f2', '#f0e9dc', '#1a2138', '#852f20', '#ffffff'),
  ledger: palette('#fafbfa', '#e9efec', '#12261f', '#1d5c48', '#ffffff'),
  signal: palette('#fdfcff', '#f0edfa', '#150f2b', '#5b32e6', '#ffffff', '#5229dc'),
  coral: palette('#fffaf8', '#ffe9e2', '#2a1216', '#e4512f', '#1c0500', '#b5300f'),
  clay: palette('#f9f5ef', '#eee4d6', '#2a211b', '#9a4a2b', '#ffffff', '#8f4325'),
  night: palette('#0e1518', '#162126', '#e9f3f0', '#4ed8a8', '#04130d', '#5fe0b3'),
  indigo: palette('#0f1020', '#191b33', '#eceefb', '#8ea2ff', '#0a0c1f', '#9db0ff'),
} as const satisfies Record<string, Colours>
