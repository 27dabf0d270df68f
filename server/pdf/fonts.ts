import { existsSync, readFileSync } from 'node:fs'
import { FACES } from './font-files'
import { unpackWoff } from './woff'

export type Face = keyof typeof FACES

/** A font file as fontkit reads it, which pdfkit takes as well. */
type Glyph = { id: number; codePoints: number[]; advanceWidth: number }
type Parsed = {
  hasGlyphForCodePoint(code: number): boolean
  layout: unknown
  getGlyph(id: number, codePoints?: number[]): Glyph
}
export type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }
/** What pdfkit's own types leave out of an open font. */
export type OpenFont = {
  id: string
  font: Parsed
  layoutCache: Record<string, unknown>
  ref(): PDFKit.PDFKitReference
  scale: number
  /** By the number of a glyph in this document: the letters it stands for, and its width. */
  unicode: number[][]
  widths: number[]
  subset: { glyphs: number[]; includeGlyph(id: number): number }
  layout(text: string): { glyphs: Glyph[]; positions: Position[] }
  encode(text: string): [glyphs: string[], positions: Position[]]
  widthOfString(text: string, size: number): number
}
type Doc = PDFKit.PDFDocument & { _font: OpenFont }

/** Beside the bundle, or where npm put them. */
const folders = ['./fonts/', '../../node_modules/'].map((path) => new URL(path, import.meta.url))
/** Unpacking a font takes longer than a page: it is done once. */
const parsed = new Map<string, Parsed>()

/** Words whose shape is remembered: texts of a scanned site are mostly words that come once. */
const MAX_REMEMBERED = 5000
/** A longer word is a sum of characters: shaping it as a whole would take long, and it is cut anyway. */
const LONGEST_SHAPED = 100

/** The fonts of one document, opened when a character needs them. */
export class Fonts {
  readonly #doc: Doc
  readonly #open = new Map<string, OpenFont>()
  readonly #widths = new Map<OpenFont, Map<string, number>>()
  readonly #byCharacter = {
    regular: new Map<number, string | null>(),
    bold: new Map<number, string | null>(),
    mono: new Map<number, string | null>(),
  }
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
    if (SHARED.test(name)) {
      if (!parsed.has(name)) rememberLetters(font.font)
      font.encode = encodeLetters(font)
    }
    parsed.set(name, font.font)
    this.#open.set(name, font)
    this.#widths.set(font, new Map())
    return font
  }

  /** For whoever draws by itself: one of ours by the name that it knows. */
  lend(as: string, name: string): void {
    this.#doc.registerFont(as, bytesOf(name) as PDFKit.Mixins.PDFFontSource)
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
    if (text.length > LONGEST_SHAPED)
      return Array.from(text).reduce((total, character) => total + this.width(character, name), 0)
    const width = font.widthOfString(text, 1)
    widths?.set(text, width)
    this.#remembered += 1
    if (this.#remembered > MAX_REMEMBERED) this.#forget()
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

/** Fonts whose letters share their shapes, and differ by the dots that are set beside them. */
const SHARED = /arabic/

/** fontkit, too, keeps the first letter that it meets a shape in. */
function rememberLetters(font: Parsed): void {
  const known = new Map<string, Glyph>()
  const original = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const shape = original(id, codePoints)
    if (codePoints.length === 0 || codePoints.join() === shape.codePoints.join()) return shape
    const key = `${id}:${codePoints.join()}`
    const glyph = known.get(key) ?? (Object.create(shape, { codePoints: { value: codePoints } }) as Glyph)
    known.set(key, glyph)
    return glyph
  }
}

/**
 * A shape gets a number for each letter it is part of, so that whoever copies, searches or listens gets these letters.
 * pdfkit keeps the first for all.
 */
function encodeLetters(font: OpenFont): OpenFont['encode'] {
  const numbers = new Map<string, number>()
  return (text) => {
    const { glyphs, positions } = font.layout(text)
    const numberOf = ({ id, codePoints, advanceWidth }: Glyph) => {
      const key = `${id}:${codePoints.join()}`
      const known = numbers.get(key)
      if (known !== undefined) return known
      const first = font.subset.includeGlyph(id)
      const number = font.unicode[first] === undefined ? first : font.subset.glyphs.push(id) - 1
      numbers.set(key, number)
      font.unicode[number] = codePoints
      font.widths[number] = advanceWidth * font.scale
      return number
    }
    return [glyphs.map((glyph) => numberOf(glyph).toString(16).padStart(4, '0')), positions]
  }
}

function bytesOf(name: string): Buffer {
  const file = folders.map((folder) => new URL(name, folder)).find((url) => existsSync(url))
  if (!file) throw new Error(`The font ${name} is missing.`)
  return unpackWoff(readFileSync(file))
}
