import { dressFrame, shownSheet } from '@/lib/browser/website-frame'
import type { Block, Page, WebsiteDocument } from '@/lib/website/document'
import type { Site } from '@/lib/website/props'
import { drawBlock, pageBody } from '@/lib/website/render'
import { elementsOf, h, type Node, toDom } from '@/lib/website/tree'
import { changedText, put, valueAt } from '@/lib/website-editing/values'
import type { EditedPicture } from './bench'
import { canvasStyle } from './canvas-style'

export type Drawing = {
  site: Site
  pictures: ReadonlyMap<string, EditedPicture>
  page: Page
  chosen: string | null
  scale: number
  /** What stands where a section that is shown has nothing to show. */
  emptyWords: (block: Block) => string
}

/** What a section is drawn from, beside itself. */
type Context = { page: string; key: string; pictures: Drawing['pictures'] }
type Drawn = { block: Block; element: HTMLElement }

/** What pictures that are not sent yet have as their address, until they have a real one. */
export const LOCAL = '/local-picture/'

/**
 * As it is published, but: a button would swallow the space key, the answer of a question is to be read without opening
 * it, and a picture that is only here has no address.
 */
function forWriting(node: Node): Node {
  if (node === null || node === false || typeof node === 'string') return node
  const { tag, attrs, children } = node
  const inside = children.map(forWriting)
  if (tag === 'button') return h('div', { class: attrs.class, edit: attrs.edit }, ...inside)
  if (tag === 'details') return h(tag, { ...attrs, open: true }, ...inside)
  if (tag === 'img' && String(attrs.src).startsWith(LOCAL)) return h(tag, { ...attrs, src: null, edit: attrs.src })
  return h(tag, attrs, ...inside)
}

const contextKey = ({ document, business, facts }: Site) =>
  JSON.stringify([
    document.lang,
    document.nav,
    document.pages.map(({ id, slug, title }) => [id, slug, title]),
    business,
    facts,
  ])

/**
 * The page in the frame, element by element as it is published. Only what changed is drawn anew, so that typing costs
 * one section, however long the page is. `isBusy` says which section is being written into: it is left alone.
 */
export class CanvasPage {
  private readonly inside: Document
  private readonly isBusy: (block: string) => boolean
  private readonly main: HTMLElement
  private readonly drawn = new Map<string, Drawn>()
  private context: Context | null = null
  private look: { theme: WebsiteDocument['theme']; scale: number } | null = null

  constructor(inside: Document, isBusy: (block: string) => boolean) {
    this.inside = inside
    this.isBusy = isBusy
    this.main = inside.createElement('main')
    this.main.id = 'content'
  }

  draw(drawing: Drawing) {
    const { site, page, pictures, chosen } = drawing
    this.dress(drawing)
    const key = contextKey(site)
    if (this.context?.page !== page.id || this.context.key !== key || this.context.pictures !== pictures) {
      const isOther = this.context?.page !== page.id
      this.context = { page: page.id, key, pictures }
      this.begin(drawing)
      if (isOther) this.inside.defaultView?.scrollTo(0, 0)
    }
    const shown = page.blocks.filter(({ hidden }) => !hidden)
    this.forgetAllBut(shown)
    for (const block of shown) this.drawChanged(block, drawing)
    this.arrange(shown)
    for (const [id, { element }] of this.drawn) element.toggleAttribute('data-chosen', id === chosen)
  }

  element(block: string | null): HTMLElement | undefined {
    return block === null ? undefined : this.drawn.get(block)?.element
  }

  private dress({ site, scale }: Drawing) {
    const { theme } = site.document
    if (this.look?.theme === theme && this.look.scale === scale) return
    this.look = { theme, scale }
    dressFrame(this.inside, `${shownSheet(theme)}\n${canvasStyle(scale)}`)
  }

  /** The header, and the place for the sections; everything in it is gone by then. */
  private begin({ site, page }: Drawing) {
    const { inside, main } = this
    const { lang } = site.document
    inside.documentElement.lang = lang
    inside.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
    inside.title = page.title
    this.drawn.clear()
    const [, header = null] = pageBody({ ...page, blocks: [] }, site)
    const top = toDom(header, inside) as HTMLElement
    top.dataset.site = ''
    main.replaceChildren()
    quiet(top)
    inside.body.replaceChildren(top, main)
  }

  private forgetAllBut(shown: readonly Block[]) {
    const ids = new Set(shown.map(({ id }) => id))
    for (const [id, { element }] of this.drawn)
      if (!ids.has(id)) {
        element.remove()
        this.drawn.delete(id)
      }
  }

  private drawChanged(block: Block, drawing: Drawing) {
    const known = this.drawn.get(block.id)
    if (known && (known.block === block || this.isBusy(block.id) || this.patch(known, block, drawing))) return
    const element = this.drawOne(block, drawing)
    known?.element.replaceWith(element)
    this.drawn.set(block.id, { block, element })
  }

  private drawOne(block: Block, { site, pictures, emptyWords }: Drawing): HTMLElement {
    const element = toDom(forWriting(drawBlock(block, site)), this.inside) as HTMLElement | null
    const shown = element ?? this.inside.createElement('div')
    if (!element) {
      shown.dataset.empty = ''
      shown.textContent = emptyWords(block)
    }
    shown.dataset.block = block.id
    for (const image of shown.querySelectorAll<HTMLImageElement>(`img[data-edit^="${LOCAL}"]`)) {
      image.src = pictures.get((image.dataset.edit ?? '').slice(LOCAL.length))?.preview ?? ''
      delete image.dataset.edit
    }
    quiet(shown)
    return shown
  }

  /** Typing in the panel changes one text: only this one is drawn anew, and the page stands still around it. */
  private patch(known: Drawn, block: Block, { site }: Drawing): boolean {
    const path = changedText(known.block, block)
    const places = path === null ? [] : known.element.querySelectorAll<HTMLElement>('[data-edit]')
    const place = [...places].find(({ dataset }) => dataset.edit === path)
    const fresh = place && this.field(block, path, site)
    if (!fresh) return false
    const editor = place.querySelector('x-edit') ?? place
    editor.replaceChildren(...fresh.childNodes)
    this.drawn.set(block.id, { block, element: known.element })
    return true
  }

  /** What stands in one field; null when it is not drawn. */
  private field(block: Block, path: string | null, site: Site): globalThis.Node | null {
    const node = [...elementsOf(drawBlock(block, site))].find(({ attrs }) => attrs.edit === path)
    return node ? toDom(h(node.tag, {}, ...node.children.map(forWriting)), this.inside) : null
  }

  /**
   * Draws one field anew and leaves what stands around it, the focus too. False when that is not all: something else of
   * the section changed as well, or the field has gone.
   */
  settle(block: Block, path: string, editor: HTMLElement, site: Site): boolean {
    const known = this.drawn.get(block.id)
    const fresh = known?.element.contains(editor) ? this.field(block, path, site) : null
    if (!known || !fresh) return false
    editor.replaceChildren(...fresh.childNodes)
    delete editor.dataset.raw
    const settled = put(known.block, path, valueAt(block, path))
    const isAll = JSON.stringify(settled) === JSON.stringify(block)
    this.drawn.set(block.id, { block: isAll ? block : settled, element: known.element })
    return isAll
  }

  private arrange(shown: readonly Block[]) {
    const { body } = this.inside
    const elements = (isFoot: boolean) =>
      shown.filter(({ type }) => (type === 'foot') === isFoot).flatMap(({ id }) => this.drawn.get(id)?.element ?? [])
    inOrder(this.main, elements(false))
    inOrder(body, [...body.querySelectorAll<HTMLElement>(':scope > [data-site]'), this.main, ...elements(true)])
  }
}

/** What stands already where it belongs is not touched: moving an element takes the focus out of it. */
function inOrder(parent: HTMLElement, elements: readonly HTMLElement[]) {
  let at = parent.firstElementChild
  for (const element of elements) {
    if (element === at) at = at.nextElementSibling
    else parent.insertBefore(element, at)
  }
}

/** Nothing in the canvas but the text that is written takes the focus, and no form can be filled in. */
function quiet(element: HTMLElement) {
  for (const each of element.querySelectorAll<HTMLElement>('a, summary')) each.tabIndex = -1
  for (const field of element.querySelectorAll<HTMLElement>('.field, .trap')) field.inert = true
}
