import { existsSync, readFileSync } from 'node:fs'
import { FACES } from './font-files'

export type Face = keyof typeof FACES

/** A font file as fontkit reads it, which pdfkit takes as well. */
type Parsed = { hasGlyphForCodePoint(code: number): boolean; layout: unknown }
export type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }
/** What pdfkit's own types leave out of an open font. */
export type OpenFont = {
  id: string
  font: Parsed
  layoutCache: Record<string, unknown>
  ref(): PDFKit.PDFKitReference
  encode(text: string): [glyphs: string[], positions: Position[]]
  widthOfString(text: string, size: number): number
}
type Doc = PDFKit.PDFDocument & { _font: OpenFont }

/** Beside the bundle, or where npm put them. */
const folders = ['./fonts/', '../../node_modules/'].map((path) => new URL(path, import.meta.url))
/** Unpacking a font takes longer than a page: it is done once. */
const parsed = new Map<string, Parsed>()

/** Words whose shape is remembered: texts of a scanned site are mostly words that come once. */
const MOST_REMEMBERED = 5000
/** A longer word is a sum of characters: shaping it as a whole would take long, and it is cut anyway. */
const LONGEST_SHAPED = 100

/** The fonts of one document, opened when a character needs them. */
export class Fonts {
  readonly #doc: Doc
  readonly #open = new Map<string, OpenFont>()
  readonly #widths = new Map<OpenFont, Map<string, number>>()
  readonly #byCharacter = { regular: new Map<number, string | null>(), bold: new Map<number, string | null>(), mono: new Map<number, string | null>() }
  #remembered = 0

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc as Doc
  }

  open(name: string): OpenFont {
    const known = this.#open.get(name)
    if (known) return known
    this.#doc.registerFont(name, (parsed.get(name) ?? bytesOf(name)) as PDFKit.Mixins.PDFFontSource)
    this.#doc.font(name)
    const font = this.#doc._font
    parsed.set(name, font.font)
    this.#open.set(name, font)
    this.#widths.set(font, new Map())
    return font
  }

  /** The font of a face that has every one of these characters; null when none has. */
  nameFor(text: string, face: Face): string | null {
    const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
    const [only = 0] = codes
    if (codes.length < 2) return this.#nameForCode(only, face)
    return FACES[face].find((name) => codes.every((code) => this.open(name).font.hasGlyphForCodePoint(code))) ?? null
  }

  /** The width of a text in one font, for a size of 1. */
  width(text: string, name: string): number {
    const font = this.open(name)
    const widths = this.#widths.get(font)
    const known = widths?.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST_SHAPED) return Array.from(text).reduce((total, character) => total + this.width(character, name), 0)
    const width = font.widthOfString(text, 1)
    widths?.set(text, width)
    this.#remembered += 1
    if (this.#remembered > MOST_REMEMBERED) this.#forget()
    return width
  }

  #forget(): void {
    this.#remembered = 0
    for (const widths of this.#widths.values()) widths.clear()
    for (const font of this.#open.values()) font.layoutCache = Object.create(null) as Record<string, unknown>
  }

  #nameForCode(code: number, face: Face): string | null {
    const known = this.#byCharacter[face].get(code)
    if (known !== undefined) return known
    const name = FACES[face].find((each) => this.open(each).font.hasGlyphForCodePoint(code)) ?? null
    this.#byCharacter[face].set(code, name)
    return name
  }
}

function bytesOf(name: string): Buffer {
  const file = folders.map((folder) => new URL(name, folder)).find((url) => existsSync(url))
  if (!file) throw new Error(`The font ${name} is missing.`)
  return readFileSync(file)
}
