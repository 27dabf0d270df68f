import type { OpenFont, Position } from './fonts'

type Doc = PDFKit.PDFDocument & { page: PDFKit.PDFPage & { fonts: Record<string, PDFKit.PDFKitReference> } }
type Drawn = { text: string; x: number; baseline: number; size: number; colour: string }

/**
 * One run of text as one operation. pdfkit's own `text` does the same in a dozen, which is most of the time a large report takes;
 * it still places the signs above and below Arabic letters.
 */
export function drawGlyphs(doc: PDFKit.PDFDocument, name: string, font: OpenFont, { text, x, baseline, size, colour }: Drawn): void {
  const [glyphs, positions] = font.encode(text)
  if (positions.some(({ xOffset, yOffset }) => xOffset || yOffset)) {
    doc.font(name).fontSize(size).fillColor(colour).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    return
  }
  const { fonts } = (doc as Doc).page
  fonts[font.id] ??= font.ref()
  doc.addContent(`BT ${rgb(colour)} rg /${font.id} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm ${glyphsOf(glyphs, positions)} TJ ET`)
}

/** Glyphs with the steps between them that differ from their widths, as `TJ` takes them. */
export function glyphsOf(glyphs: string[], positions: Position[]): string {
  let parts = '<'
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index]
    const kern = position ? Math.round(position.advanceWidth - position.xAdvance) : 0
    parts += kern && index < glyphs.length - 1 ? `${glyph}> ${kern} <` : glyph
  }
  return `[${parts}>]`
}

const colours = new Map<string, string>()

/** `#ff0000` as `1 0 0`. */
export function rgb(colour: string): string {
  const known = colours.get(colour)
  if (known) return known
  const value = [1, 3, 5].map((start) => (Number.parseInt(colour.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ')
  colours.set(colour, value)
  return value
}
