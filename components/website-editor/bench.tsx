import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ShownPicture } from '@/lib/browser/website-frame'
import type { Block, Page, WebsiteDocument } from '@/lib/website/document'
import {
  beginHistory,
  type Change,
  type History,
  type Place,
  redone,
  stepped,
  undone,
  type Work,
} from '@/lib/website-editing/history'
import { blockOf, changeBlock, pageOf } from '@/lib/website-editing/sections'

export const WIDTHS = [360, 768, 1280] as const
export type Width = (typeof WIDTHS)[number]
export type Pane = 'sections' | 'page' | 'fields'

/** A picture of the website; `preview` is what is seen of one that is not sent yet. */
export type EditedPicture = ShownPicture & { preview?: string }

/** `said` is read to screen readers; `undo` shows it with a button that takes the last step back. */
type Said = { text: string; count: number; undo: boolean }

export type BenchState = {
  history: History
  at: Place
  width: Width
  /** On a phone: what is to be seen. */
  pane: Pane
  /** On the left: the sections of the page, or what can be added to it. */
  isAdding: boolean
  said: Said
  /** The section whose row is to have the focus. */
  focus: { block: string | null; count: number }
  /** Uploaded pictures by their id, those that are not sent yet too. */
  pictures: ReadonlyMap<string, EditedPicture>
  /** Not sent yet. */
  files: ReadonlyMap<string, Blob>
}

export type Edit = Omit<Change, 'at' | 'after' | 'time'> & { at?: Place; change: (work: Work) => Work }
/** A change of a section. */
type BlockEdit = Omit<Edit, 'at' | 'change'> & {
  change: (block: Block) => Block
  block?: string
  field?: string | null
}

type Begin = {
  work: Work
  pictures: ReadonlyMap<string, EditedPicture>
  files: ReadonlyMap<string, Blob>
  width: Width
}

const placeIn = ({ document }: Work, { page, block, field }: Place): Place => {
  const there = pageOf(document, page)
  if (!there) return { page: document.pages[0]?.id ?? '', block: null, field: null }
  return blockOf(document, page, block) ? { page, block, field } : { page, block: null, field: null }
}

/** All that the editor holds, outside of React: one key press draws only what reads what it changed. */
export class Bench {
  private state: BenchState
  private readonly listeners = new Set<() => void>()
  private taken = 0

  constructor({ work, pictures, files, width }: Begin) {
    this.state = {
      history: beginHistory(work),
      at: { page: work.document.pages[0]?.id ?? '', block: null, field: null },
      width,
      pane: 'page',
      isAdding: false,
      said: { text: '', count: 0, undo: false },
      focus: { block: null, count: 0 },
      pictures,
      files,
    }
  }

  readonly get = () => this.state
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  set(part: Partial<BenchState>) {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  say(text: string, undo = false) {
    this.set({ said: { text, undo, count: this.state.said.count + 1 } })
  }

  /** One step more. False when it changes nothing. */
  edit({ change, at = this.state.at, name, key }: Edit): boolean {
    const { history, said } = this.state
    const after = change(history.now)
    const next = stepped(history, { name, at, after, key, time: Date.now() })
    if (next === history) return false
    this.set({ history: next, at: placeIn(after, at), ...(said.undo && { said: { ...said, undo: false } }) })
    return true
  }

  /** Changes one section, the chosen one unless `block` names another. */
  editBlock({ change, block = this.state.at.block ?? '', field = null, ...rest }: BlockEdit): boolean {
    const { page } = this.state.at
    return this.edit({
      ...rest,
      at: { page, block, field },
      change(now) {
        const before = blockOf(now.document, page, block)
        if (!before || change(before) === before) return now
        return { ...now, document: changeBlock(now.document, page, block, change) }
      },
    })
  }

  undo() {
    return this.turn(undone, this.state.history.past.at(-1)?.at)
  }

  redo() {
    return this.turn(redone, this.state.history.next[0]?.at)
  }

  /** Goes to where the step was made. */
  private turn(to: (history: History) => History, at: Place | undefined): boolean {
    const history = to(this.state.history)
    if (history === this.state.history || !at) return false
    this.set({ history, at: placeIn(history.now, at), said: { ...this.state.said, undo: false } })
    return true
  }

  go(at: Partial<Place>) {
    const now = this.state.at
    const to = { ...now, block: null, field: null, ...at }
    if (to.page !== now.page || to.block !== now.block || to.field !== now.field)
      this.set({ at: placeIn(this.state.history.now, to) })
  }

  focusRow(block: string | null) {
    this.set({ focus: { block, count: this.state.focus.count + 1 } })
  }

  /** True for the row that is to have the focus, once. */
  takeFocus(block: string): boolean {
    const { focus } = this.state
    if (focus.block !== block || focus.count === this.taken) return false
    this.taken = focus.count
    return true
  }
}

const BenchContext = createContext<Bench | null>(null)

export function BenchProvider({ bench, children }: { bench: Bench; children: ReactNode }) {
  return <BenchContext value={bench}>{children}</BenchContext>
}

export function useBench(): Bench {
  const bench = useContext(BenchContext)
  if (!bench) throw new Error('No website is being edited here')
  return bench
}

/** A part of what the editor holds; `read` answers the same thing as long as nothing in it changed. */
export function useHeld<T>(read: (state: BenchState) => T): T {
  const { subscribe, get } = useBench()
  return useSyncExternalStore(subscribe, () => read(get()))
}

/** What `read` makes of the document, drawn anew only when its words changed and not with every letter elsewhere. */
export function useSummary<T>(read: (state: BenchState) => T): T {
  const words = useHeld((state) => JSON.stringify(read(state)))
  return useMemo(() => JSON.parse(words) as T, [words])
}

export const documentOf = ({ history }: BenchState): WebsiteDocument => history.now.document
export const useDocument = () => useHeld(documentOf)
export const useTheme = () => useHeld((state) => documentOf(state).theme)
export const useBusiness = () => useHeld(({ history }) => history.now.business)
/** There is always one: the place is put right when its page goes. */
export const usePage = (): Page => useHeld((state) => pageOf(documentOf(state), state.at.page) ?? firstPage(state))
export const useChosen = (): Block | undefined =>
  useHeld((state) => blockOf(documentOf(state), state.at.page, state.at.block))

function firstPage(state: BenchState): Page {
  const [page] = documentOf(state).pages
  if (!page) throw new Error('A website has a page')
  return page
}
