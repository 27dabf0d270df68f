import type { OpenFont, Position } from './fonts'

type Doc = PDFKit.PDFDocument & { page: PDFKit.PDFPage & { fonts: Record<string, PDFKit.PDFKitReference> } }
type Drawn = { text: string; x: number; baseline: number; size: number; colour: string }

/**
 * One run of text as one operation. pdfkit's own `text` does the same in a dozen, which is most of the time a large
 * report takes.
 */
export function drawGlyphs(doc: PDFKit.PDFDocument, font: OpenFont, { text, x, baseline, size, colour }: Drawn): void {
  const { fonts } = (doc as Doc).page
  fonts[font.id] ??= font.ref()
  doc.addContent(
    `BT ${rgb(colour)} rg /${font.id} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm ${glyphsOf(font, text, size)} ET`,
  )
}

/**
 * The operators that show a text: its glyphs, the steps between them that differ from their widths, and how far signs
 * stand above or below Arabic letters.
 */
export function glyphsOf(font: OpenFont, text: string, size: number): string {
  const [glyphs, positions] = font.encode(text)
  let shown = ''
  let parts = '<'
  let rise = 0
  for (const [index, glyph] of glyphs.entries()) {
    const { advanceWidth, xAdvance, xOffset, yOffset } = positions[index] ?? NOWHERE
    if (yOffset !== rise) {
      shown += `[${parts}>] TJ ${((yOffset * size) / 1000).toFixed(2)} Ts `
      parts = '<'
      rise = yOffset
    }
    const [before, after] = [Math.round(-xOffset), Math.round(advanceWidth - xAdvance + xOffset)]
    parts += before ? `> ${before} <${glyph}` : glyph
    if (after && index < glyphs.length - 1) parts += `> ${after} <`
  }
  return `${shown}[${parts}>] TJ${rise ? ' 0 Ts' : ''}`
}

const NOWHERE: Position = { xAdvance: 0, advanceWidth: 0, xOffset: 0, yOffset: 0 }

const colours = new Map<string, string>()

/** `#ff0000` as `1 0 0`. */
export function rgb(colour: string): string {
  const known = colours.get(colour)
  if (known) return known
  const value = [1, 3, 5]
    .map((start) => (Number.parseInt(colour.slice(start, start + 2), 16) / 255).toFixed(3))
    .join(' ')
  colours.set(colour, value)
  return value
}
