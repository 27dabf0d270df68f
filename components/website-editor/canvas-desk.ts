import type { RefObject } from 'react'
import { shownSite } from '@/lib/browser/website-frame'
import type { Block } from '@/lib/website/document'
import { blockOf, pageOf } from '@/lib/website-editing/sections'
import { fieldAt, put, textAt, textFor } from '@/lib/website-editing/values'
import { type Actions, handleKeys } from './actions'
import { type Bench, documentOf } from './bench'
import { CanvasPage, type Drawing } from './canvas-page'
import { CanvasText, type TextHandlers } from './canvas-text'

type Words = { label: (block: Block, path: string) => string; empty: (block: Block) => string }
/** As the editor around the frame was drawn last. */
export type Now = { words: Words; actions: Actions; scale: number; onPlace: () => void }

/** In px of the frame; `room`: what is free above its first text or picture. */
export type ChosenPlace = { top: number; bottom: number; room: number }

/** The page in the frame, and what is done in it. */
export class CanvasDesk {
  private readonly bench: Bench
  private readonly now: RefObject<Now>
  private readonly text: CanvasText
  private readonly page: CanvasPage
  private readonly ending = new AbortController()
  /** While the page itself is pointed at, it does not scroll. */
  private isPointed = false
  private shown: string | null = null

  constructor(inside: Document, bench: Bench, now: RefObject<Now>) {
    this.bench = bench
    this.now = now
    const { signal } = this.ending
    this.text = new CanvasText(inside, this.handlers(), signal)
    this.page = new CanvasPage(inside, this.text.isBusy)
    const listen = (name: string, listener: (event: Event) => void, capture = false) =>
      inside.addEventListener(name, listener, { signal, capture })
    listen('pointerdown', ({ target }) => this.point(target as Element), true)
    listen('click', (event) => {
      event.preventDefault()
      followLink(event.target as Element, bench)
    })
    listen('submit', (event) => event.preventDefault())
    listen('keydown', (event) => handleKeys(event as KeyboardEvent, now.current.actions))
    listen('scroll', () => now.current.onPlace(), true)
    signal.addEventListener('abort', bench.subscribe(this.draw))
    this.draw()
  }

  stop() {
    this.ending.abort()
  }

  chosenPlace() {
    return placeOf(this.page.element(this.bench.get().at.block))
  }

  private block(id: string | null): Block | undefined {
    const state = this.bench.get()
    return blockOf(documentOf(state), state.at.page, id)
  }

  private handlers(): TextHandlers {
    const { bench } = this
    const chosen = () => this.block(bench.get().at.block)
    return {
      fieldOf: (path) => {
        const block = chosen()
        const field = block && fieldAt(block.type, path)
        if (!block || (field?.kind !== 'line' && field?.kind !== 'lines')) return null
        const label = this.now.current.words.label(block, path)
        return { path, label, isLong: field.kind === 'lines', raw: textAt(block, path) }
      },
      onText: (path, value) => {
        const block = chosen()
        if (!block) return
        const written = textFor(fieldAt(block.type, path), value)
        bench.editBlock({
          name: { deed: 'text', field: path, block: block.type },
          key: `text:${block.id}:${path}`,
          field: path,
          change: (each) => put(each, path, written),
        })
      },
      onFocus: (path) => bench.go({ block: bench.get().at.block, field: path }),
      onEnd: (path, editor) => this.settle(path, editor),
      onLeave: () => bench.focusRow(bench.get().at.block),
    }
  }

  private settle(path: string, editor: HTMLElement) {
    const block = this.block(editor.closest<HTMLElement>('[data-block]')?.dataset.block ?? null)
    const drawing = this.drawing()
    if (block && drawing && this.page.settle(block, path, editor, drawing.site)) return
    // Not while the focus moves on: what it moves to would be gone.
    setTimeout(() => {
      if (!this.ending.signal.aborted) this.drawAround()
    })
  }

  private drawing(): Drawing | null {
    const { at, history, pictures } = this.bench.get()
    const { document, business } = history.now
    const page = pageOf(document, at.page)
    const { scale, words } = this.now.current
    if (!page || scale === 0) return null
    const site = shownSite({ document, business, pictures })
    return { site, pictures, page, chosen: at.block, scale, emptyWords: words.empty }
  }

  /** A section that is drawn anew loses the focus in it: it goes back into the same field. */
  private drawAround() {
    const path = this.text.focused()
    this.draw()
    if (path !== null && this.text.focused() === null) this.text.focus(path)
  }

  readonly draw = () => {
    const { at } = this.bench.get()
    const { text, page } = this
    const isElsewhere = text.stopUnless(at.field)
    const drawing = this.drawing()
    if (!drawing) return
    page.draw(drawing)
    const element = page.element(at.block)
    text.open(element)
    if (isElsewhere && at.field !== null) text.focus(at.field)
    const block = this.block(at.block)
    if (block) text.follow((path) => textAt(block, path))
    const place = `${at.page} ${at.block}`
    if (place !== this.shown && element && !this.isPointed) bringIntoSight(element)
    this.shown = place
    this.now.current.onPlace()
  }

  private point(target: Element) {
    const { bench } = this
    const block = target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null
    const { at } = bench.get()
    this.isPointed = true
    bench.go({ block, field: block === at.block ? at.field : null })
    this.text.prepare(target)
    this.isPointed = false
  }
}

function placeOf(element: HTMLElement | undefined): ChosenPlace | null {
  if (!element) return null
  const { top, bottom } = element.getBoundingClientRect()
  const first = element.querySelector('[data-edit], .picture, form')?.getBoundingClientRect().top ?? top
  return { top, bottom, room: Math.max(0, first - top) }
}

/** In the header, a link leads to its page, here in the editor. */
function followLink(target: Element, bench: Bench) {
  const link = target.closest('[data-site] a')
  const path = link?.getAttribute('href')
  if (path === null || path === undefined) return
  const page = documentOf(bench.get()).pages.find(({ slug }) => path === `/${slug}`)
  if (page) bench.go({ page: page.id })
}

/** By the window of the frame alone: `scrollIntoView` would move the editor around it, too. */
function bringIntoSight(element: HTMLElement) {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top, bottom } = element.getBoundingClientRect()
  const HEADER = 90
  if (top < HEADER || bottom > view.innerHeight) view.scrollBy(0, top - HEADER)
}
