import { FACES } from './font-files'
import type { Fonts } from './fonts'
import { rgb } from './glyphs'
import { INK, PAGE } from './look'

/** Room for "Page 1,000 of 1,000". */
export const NUMBER_WIDTH = 110
export const FOOTER_TOP = PAGE.height - 44
export const SMALL_PRINT = 8

type Page = PDFKit.PDFPage & { xobjects: Record<string, PDFKit.PDFKitReference> }
type Doc = PDFKit.PDFDocument & { page: Page; ref(data: object): PDFKit.PDFKitReference }

/** "Page 3 of 12": each page leaves a place, which is filled when the last page is known. Pages need not wait in memory for it. */
export class PageNumbers {
  readonly #doc: Doc
  readonly #fonts: Fonts
  readonly #places: PDFKit.PDFKitReference[] = []

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.#doc = doc as Doc
    this.#fonts = fonts
  }

  /** Leaves a place on the new page and gives its number. */
  add(): number {
    const place = this.#doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, NUMBER_WIDTH, SMALL_PRINT + 4] })
    // A line of text is not worth packing, two thousand times in a row.
    place.compress = false
    this.#places.push(place)
    if (this.#places.length > 1) {
      this.#doc.page.xobjects.PageNumber = place
      const x = PAGE.width - PAGE.right - NUMBER_WIDTH
      this.#doc.markContent('Artifact', { type: 'Pagination' })
      this.#doc.addContent(`q 1 0 0 -1 ${x} ${FOOTER_TOP + 9} cm /PageNumber Do Q`)
      this.#doc.endMarkedContent()
    }
    return this.#places.length
  }

  write(): void {
    const [name = ''] = FACES.regular
    const total = this.#places.length
    for (const [index, place] of this.#places.entries()) {
      const text = `Page ${index + 1} of ${total}`
      const width = this.#fonts.width(text, name) * SMALL_PRINT
      const font = this.#fonts.open(name)
      const [glyphs] = font.encode(text)
      Object.assign(place.data, { Resources: { Font: { [font.id]: font.ref() } } })
      place.end(`${rgb(INK[2])} rg BT /${font.id} ${SMALL_PRINT} Tf 1 0 0 1 ${NUMBER_WIDTH - width} 0 Tm <${glyphs.join('')}> Tj ET`)
    }
  }
}
