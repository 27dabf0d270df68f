import { contrast } from '@/lib/domain/brand-shades'
import { drawing } from '@/lib/website/art/drawings'
import { artColours } from '@/lib/website/css'
import { mixed } from '@/lib/website/palette'
import { escaped, toHtml } from '@/lib/website/tree'
import type { WebsiteTools } from '@/server/records/deps'

export type KitBrand = { name: string; colour: string }

const INK = '#1b1c1e'
const FACE = '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'
const SIZE = 72
const HEIGHT = 160
const EDGE = 40

/** What can be read on it. */
const onto = (colour: string) => (contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : INK)

type Word = { d: string | null; words: string; width: number }

async function wordOf({ outline }: Pick<WebsiteTools, 'outline'>, words: string, size = SIZE): Promise<Word> {
  const drawn = await outline(words, FACE, size)
  return { d: drawn?.d ?? null, words, width: drawn?.width ?? words.length * size * 0.6 }
}

const written = ({ d, words }: Word, x: number, y: number, colour: string, size = SIZE) =>
  d === null
    ? `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${escaped(words)}</text>`
    : `<path transform="translate(${x} ${y})" fill="${colour}" d="${d}"/>`

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}" viewBox="0 0 ${Math.ceil(width)} ${height}">${inside}</svg>`

/** The six logos, by their key: words are outlines, so they look the same everywhere. */
export async function kitLogos(tools: Pick<WebsiteTools, 'outline'>, { name, colour }: KitBrand) {
  const [word, letter] = await Promise.all([
    wordOf(tools, name.slice(0, 60)),
    wordOf(tools, (Array.from(name)[0] ?? '').toUpperCase(), 96),
  ])
  const wide = word.width + 2 * EDGE
  const line = (ground: string | null, ink: string) =>
    svg(
      wide,
      HEIGHT,
      `${ground ? `<rect width="${Math.ceil(wide)}" height="${HEIGHT}" fill="${ground}"/>` : ''}${written(word, EDGE, 104, ink)}`,
    )
  const icon = (radius: number) =>
    `<rect width="${HEIGHT}" height="${HEIGHT}" rx="${radius}" fill="${colour}"/>${written(letter, (HEIGHT - letter.width) / 2, 114, onto(colour), 96)}`
  return {
    wordmark: line(null, contrast(colour, '#ffffff') >= 4.5 ? colour : INK),
    dark: line(INK, '#ffffff'),
    colour: line(colour, onto(colour)),
    mark: svg(HEIGHT, HEIGHT, icon(24)),
    round: svg(HEIGHT, HEIGHT, icon(80)),
    lockup: svg(wide + HEIGHT, HEIGHT, `${icon(24)}${written(word, HEIGHT + 28, 104, INK)}`),
  }
}

const IMAGES = { shield: 'shield', watch: 'radar', team: 'person-2', desk: 'desk' } as const

/** Pictures for pages and posts, in the colour of the brand. */
export function kitImages({ colour }: KitBrand): Record<keyof typeof IMAGES, string> {
  const palette = {
    paper: '#ffffff',
    soft: mixed(colour, 0.1, '#ffffff'),
    ink: INK,
    accent: colour,
    on_accent: onto(colour),
    link: colour,
  }
  const drawn = (name: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 480 480"><style>.art{fill:none;stroke-linecap:round;stroke-linejoin:round}${artColours(palette)}</style><g class="art">${drawing(name)?.children.map(toHtml).join('') ?? ''}</g></svg>`
  return {
    shield: drawn(IMAGES.shield),
    watch: drawn(IMAGES.watch),
    team: drawn(IMAGES.team),
    desk: drawn(IMAGES.desk),
  }
}
