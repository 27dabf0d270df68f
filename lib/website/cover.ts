import { drawing } from './art/drawings'
import { artColours } from './css'
import type { WebsiteDocument } from './document'
import { escaped, toHtml } from './tree'

/** A line of words as an outline, or as text where no face has its letters. */
type Line = { words: string; outline: { d: string; width: number } | null }
export type CoverWords = { name: Line; title: Line[] }

export const COVER = { width: 1200, height: 630 } as const
/** Heights of its letters, and how wide a line of the headline may be. */
export const COVER_SIZES = { name: 30, title: 68, room: 600 } as const

const LEFT = 72

/** What others show of a website: its headline, its name and its first drawing, in its colours. */
export function coverOf({ theme, pages }: WebsiteDocument, { name, title }: CoverWords): string {
  const { palette } = theme
  const art = firstDrawing(pages[0]?.blocks[0]?.props.picture)
  const top = 315 - (title.length - 1) * 40
  const lines = title.map((line, at) => written(line, LEFT, top + at * 82, COVER_SIZES.title, palette.ink)).join('')
  const drawn =
    art === null
      ? `<rect x="740" width="460" height="630" fill="${palette.accent}"/>`
      : `<svg x="720" y="0" width="480" height="630" viewBox="0 0 480 480" preserveAspectRatio="xMidYMid slice">${art}</svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><style>.art{fill:none;stroke-linecap:round;stroke-linejoin:round}${artColours(palette)}</style><rect width="1200" height="630" fill="${palette.paper}"/>${drawn}${written(name, LEFT, 96, COVER_SIZES.name, palette.link)}${lines}<rect x="${LEFT}" y="540" width="96" height="8" fill="${palette.accent}"/></svg>`
}

function firstDrawing(picture: unknown): string | null {
  const src = (picture as { src?: unknown } | undefined)?.src
  const drawn = typeof src === 'string' && src.startsWith('art:') ? drawing(src.slice('art:'.length)) : null
  return drawn && `<g class="art">${drawn.children.map(toHtml).join('')}</g>`
}

const written = ({ words, outline }: Line, x: number, y: number, size: number, colour: string) =>
  outline
    ? `<path transform="translate(${x} ${y})" fill="${colour}" d="${outline.d}"/>`
    : `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escaped(words)}</text>`
