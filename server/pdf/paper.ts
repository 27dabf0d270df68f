import PDFDocument from 'pdfkit'
import { Fonts } from './fonts'
import { drawGlyphs } from './glyphs'
import { breakLines, type Line } from './lines'
import { PAGE, type Style } from './look'
import { PageNumbers } from './page-numbers'
import { MARKS, withoutInvisible } from './visible'
import type { PaperVoice } from './words'

/** Where a capital letter stands in its line. */
const BASELINE = 0.72

type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Code'
  | 'Caption'
type TagOptions = { alt?: string; scope?: 'Row' | 'Column' | 'Both' }
/** Where a link leads. */
export type Target = { url: string } | { place: string }
type Element = PDFKit.PDFStructureElement
/** Of a line in its box: where reading starts, where it ends, or as the line itself runs. */
type Align = 'start' | 'end' | 'own'

/**
 * A document that fills from top to bottom: it knows where the next line goes, and in which part of the structure it
 * stands. Whoever draws counts from the left; where words run from right to left the page is its mirror image.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly voice: PaperVoice
  readonly fonts: Fonts
  y: number = PAGE.top
  readonly #open: Element[] = []
  readonly #numbers: PageNumbers

  /** `isArchived`: as PDF/A-3b, which may carry files. */
  constructor(
    voice: PaperVoice,
    info: { title: string; author: string; isArchived?: boolean },
    drawFurniture: (paper: Paper) => void,
  ) {
    this.voice = voice
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      // None of the built-in fonts, which are never embedded.
      font: '',
      pdfVersion: '1.7',
      ...(info.isArchived && { subset: 'PDF/A-3b' as const }),
      tagged: true,
      lang: voice.locale,
      displayTitle: true,
      info: {
        Title: withoutInvisible(info.title),
        Author: withoutInvisible(info.author),
        Creator: withoutInvisible(info.author),
      },
    })
    this.fonts = new Fonts(this.doc)
    if (voice.isRtl) readFromTheRight(this.doc)
    this.#numbers = new PageNumbers(this.doc, this.fonts, voice)
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#open.push(root)
    this.doc.on('pageAdded', () => {
      if (this.#numbers.add() > 1) this.artifact(() => drawFurniture(this))
      this.y = PAGE.top
    })
    this.doc.addPage()
  }

  get width(): number {
    return PAGE.width - PAGE.left - PAGE.right
  }

  /** What is left of this page. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.y
  }

  /** Goes on to the next page unless so much fits on this one. */
  ensure(height: number): void {
    if (height > this.room && this.y > PAGE.top) this.doc.continueOnNewPage()
  }

  newPage(): void {
    this.doc.addPage()
  }

  space(height: number): void {
    this.y += height
  }

  begin(tag: Tag, options?: TagOptions): void {
    const element = this.doc.struct(tag, options?.alt ? { ...options, alt: options.alt.replace(MARKS, '') } : options)
    this.#current.add(element)
    this.#open.push(element)
  }

  finish(): void {
    this.#open.pop()?.end()
  }

  within(tag: Tag, body: () => void, options?: TagOptions): void {
    this.begin(tag, options)
    body()
    this.finish()
  }

  /** What is drawn here belongs to the part of the structure that is open. */
  content(draw: () => void): void {
    this.#current.add(draw)
  }

  /** A whole part of the structure that is drawn at once. */
  tag(tag: Tag, draw: () => void, options?: TagOptions): void {
    this.within(tag, () => this.content(draw), options)
  }

  /** Decoration: nothing that is read out. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  lines(text: string, { face, size }: Style, width: number): Line[] {
    return breakLines(text, { face, size, width, direction: this.voice.isRtl ? 'rtl' : 'ltr' }, this.fonts)
  }

  /** The left edge of a box on the page as it is. */
  at(x: number, width = 0): number {
    return this.voice.isRtl ? PAGE.width - x - width : x
  }

  /** Draws a line with its top at `y`; on a page from left to right one in Arabic or Hebrew stands at the right. */
  drawLine(line: Line, style: Style, x: number, y: number, width: number, align: Align = 'start'): void {
    const isAtRight = align === 'own' ? line.isRtl : (align === 'start') === (this.voice.isRtl || line.isRtl)
    const left = this.at(x, width)
    const start = isAtRight ? left + width - line.width : left
    const baseline = y + style.leading * BASELINE
    for (const run of line.runs)
      drawGlyphs(this.doc, this.fonts.open(run.font), {
        text: run.text,
        x: start + run.x,
        baseline,
        size: style.size,
        colour: style.color,
      })
  }

  /** Text from here on down, over as many pages as it takes; never one line alone at the foot of a page. */
  flow(
    text: string,
    style: Style,
    { x = PAGE.left, width = PAGE.width - PAGE.right - x }: { x?: number; width?: number } = {},
  ): void {
    const lines = this.lines(text, style, width)
    this.ensure(Math.min(lines.length, 2) * style.leading)
    for (const line of lines) {
      this.ensure(style.leading)
      this.drawLine(line, style, x, this.y, width)
      this.y += style.leading
    }
  }

  link(target: Target, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const structParent = this.#current
    // pdfkit writes a plain text as a name, and only a String as a text.
    const described: object = { structParent, Contents: new String('url' in target ? target.url : target.place) }
    if ('url' in target) this.doc.link(this.at(x, width), y, width, height, target.url, described)
    else this.doc.goTo(this.at(x, width), y, width, height, target.place, described)
  }

  /** Names this place, so that links can lead here. */
  mark(place: string): void {
    this.doc.addNamedDestination(place, 'XYZ', PAGE.left, this.y - 8, null)
  }

  end(): void {
    this.#numbers.write()
    while (this.#open.length > 0) this.finish()
    this.doc.end()
  }

  get #current(): Element {
    const element = this.#open.at(-1)
    if (!element) throw new Error('The document is closed.')
    return element
  }
}

/** pdfkit's own types leave it out. */
type Doc = PDFKit.PDFDocument & { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } }

/** Two pages beside each other stand the other way round. */
function readFromTheRight(doc: PDFKit.PDFDocument): void {
  ;(doc as Doc)._root.data.ViewerPreferences.data.Direction = 'R2L'
}
