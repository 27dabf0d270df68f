import type { Fonts } from './fonts'
import { glyphsOf, rgb } from './glyphs'
import { breakLines } from './lines'
import { INK, PAGE } from './look'
import type { PaperVoice } from './words'

/** Room for "Page 1,000 of 1,000". */
export const NUMBER_WIDTH = 110
export const FOOTER_TOP = PAGE.height - 44
export const SMALL_PRINT = 8

type Page = PDFKit.PDFPage & { xobjects: Record<string, PDFKit.PDFKitReference> }
type Doc = PDFKit.PDFDocument & { page: Page; ref(data: object): PDFKit.PDFKitReference }

/**
 * "Page 3 of 12": each page leaves a place, which is filled when the last page is known. Pages need not wait in memory
 * for it.
 */
export class PageNumbers {
  readonly #doc: Doc
  readonly #fonts: Fonts
  readonly #voice: PaperVoice
  readonly #places: PDFKit.PDFKitReference[] = []

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts, voice: PaperVoice) {
    this.#doc = doc as Doc
    this.#fonts = fonts
    this.#voice = voice
  }

  /** Leaves a place on the new page and gives its number. */
  add(): number {
    const place = this.#doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, NUMBER_WIDTH, SMALL_PRINT + 4] })
    // A line of text is not worth packing, two thousand times in a row.
    place.compress = false
    this.#places.push(place)
    if (this.#places.length > 1) {
      this.#doc.page.xobjects.PageNumber = place
      const x = this.#voice.isRtl ? PAGE.left : PAGE.width - PAGE.right - NUMBER_WIDTH
      this.#doc.markContent('Artifact', { type: 'Pagination' })
      this.#doc.addContent(`q 1 0 0 -1 ${x} ${FOOTER_TOP + 9} cm /PageNumber Do Q`)
      this.#doc.endMarkedContent()
    }
    return this.#places.length
  }

  write(): void {
    const { words, isRtl } = this.#voice
    const total = this.#places.length
    const setting = {
      face: 'regular',
      size: SMALL_PRINT,
      width: NUMBER_WIDTH,
      direction: isRtl ? 'rtl' : 'ltr',
    } as const
    for (const [index, place] of this.#places.entries()) {
      const [line] = breakLines(words('pdf.pageOf', { page: index + 1, total }), setting, this.#fonts)
      const used: Record<string, PDFKit.PDFKitReference> = {}
      const start = isRtl ? 0 : NUMBER_WIDTH - (line?.width ?? 0)
      const drawn = (line?.runs ?? []).map(({ text, font: name, x }) => {
        const font = this.#fonts.open(name)
        used[font.id] = font.ref()
        return `BT /${font.id} ${SMALL_PRINT} Tf 1 0 0 1 ${(start + x).toFixed(2)} 0 Tm ${glyphsOf(font, text, SMALL_PRINT)} ET`
      })
      Object.assign(place.data, { Resources: { Font: used } })
      place.end(`${rgb(INK[2])} rg ${drawn.join(' ')}`)
    }
  }
}
