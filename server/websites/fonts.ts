import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import type { WebsiteTools } from '@/server/records/deps'

/** Beside the bundle, or where npm put them. */
const FOLDERS = ['./fonts/', '../../node_modules/'].map((path) => new URL(path, import.meta.url))

/** What stands in where a face has no letter of a name, in this order. */
const STAND_INS = ['latin', 'latin-ext', 'cyrillic', 'greek'].map(
  (subset) => `@fontsource/noto-sans/files/noto-sans-${subset}-700-normal.woff`,
)

const read = new Map<string, Promise<Uint8Array | null>>()

async function find(file: string): Promise<Uint8Array | null> {
  for (const folder of FOLDERS) {
    const bytes = await readFile(new URL(file, folder)).catch(() => null)
    if (bytes) return new Uint8Array(bytes)
  }
  return null
}

function fontOf(file: string): Promise<Uint8Array | null> {
  const bytes = read.get(file) ?? find(file)
  read.set(file, bytes)
  return bytes
}

const opened = new Map<string, Font | null>()

/** What unpacks fonts is loaded when one is asked for. */
async function open(file: string): Promise<Font | null> {
  const known = opened.get(file)
  if (known !== undefined) return known
  const bytes = await fontOf(file)
  const { create } = await import('fontkit')
  const font = bytes && create(Buffer.from(bytes))
  opened.set(file, font)
  return font
}

async function outline(words: string, file: string, size: number) {
  for (const each of [file, ...STAND_INS]) {
    const font = await open(each)
    const run = font?.layout(words)
    if (!font || !run || run.glyphs.some(({ id }) => id === 0)) continue
    const scale = size / font.unitsPerEm
    let width = 0
    const parts = run.glyphs.map(({ path }, at) => {
      const drawn = path.scale(scale, -scale).translate(width, 0).toSVG()
      width += (run.positions[at]?.xAdvance ?? 0) * scale
      return drawn
    })
    return { d: parts.join(''), width }
  }
  return null
}

/** The faces of websites, and words drawn by them for pictures: those ask no device for a font. */
export const websiteFonts: Pick<WebsiteTools, 'fontOf' | 'outline'> = { fontOf, outline }
