import type { Block, Page, WebsiteDocument } from '@/lib/website/document'
import { blockKind } from '@/lib/website/fields'
import { freeName, moved } from './names'

export const MOST_SECTIONS = 40

export const pageOf = ({ pages }: WebsiteDocument, id: string): Page | undefined => pages.find((page) => page.id === id)

export const blockOf = (document: WebsiteDocument, page: string, id: string | null): Block | undefined =>
  id === null ? undefined : pageOf(document, page)?.blocks.find((block) => block.id === id)

export const changePage = (document: WebsiteDocument, id: string, change: (page: Page) => Page): WebsiteDocument => ({
  ...document,
  pages: document.pages.map((page) => (page.id === id ? change(page) : page)),
})

const changeBlocks = (document: WebsiteDocument, id: string, change: (blocks: Block[]) => Block[]) =>
  changePage(document, id, (page) => ({ ...page, blocks: change(page.blocks) }))

export const changeBlock = (
  document: WebsiteDocument,
  page: string,
  id: string,
  change: (block: Block) => Block,
): WebsiteDocument =>
  changeBlocks(document, page, (blocks) => blocks.map((block) => (block.id === id ? change(block) : block)))

/** Ids are also anchors and the names of forms: none is twice on a website. */
const idsOf = ({ pages }: WebsiteDocument) => new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)))

/** The document with one section more, and its id; null when the page is full. */
export function addBlock(
  document: WebsiteDocument,
  page: string,
  block: Pick<Block, 'type' | 'props'> & { variant?: string },
  at: number,
): { document: WebsiteDocument; id: string } | null {
  const blocks = pageOf(document, page)?.blocks ?? []
  if (blocks.length >= MOST_SECTIONS) return null
  const id = freeName(block.type, idsOf(document))
  const made: Block = { ...block, id, variant: block.variant ?? blockKind(block.type)?.variants[0] }
  return { document: changeBlocks(document, page, (all) => all.toSpliced(at, 0, made)), id }
}

/** Where a new section goes: below the chosen one, else at the end, and never below the foot. */
export function placeForNew(blocks: readonly Block[], type: string, chosen: string | null): number {
  const foot = blocks.findIndex((block) => block.type === 'foot')
  const end = foot === -1 || type === 'foot' ? blocks.length : foot
  const at = blocks.findIndex(({ id }) => id === chosen)
  return at === -1 ? end : Math.min(at + 1, end)
}

export function duplicateBlock(document: WebsiteDocument, page: string, id: string) {
  const blocks = pageOf(document, page)?.blocks ?? []
  const at = blocks.findIndex((block) => block.id === id)
  const block = blocks[at]
  if (!block || blocks.length >= MOST_SECTIONS) return null
  const copy = { ...block, id: freeName(id, idsOf(document)) }
  return { document: changeBlocks(document, page, (all) => all.toSpliced(at + 1, 0, copy)), id: copy.id }
}

export const removeBlock = (document: WebsiteDocument, page: string, id: string): WebsiteDocument =>
  changeBlocks(document, page, (blocks) => blocks.filter((block) => block.id !== id))

/** The document with the section at another place, the same one when it cannot go there. */
export function moveBlock(document: WebsiteDocument, page: string, id: string, to: number): WebsiteDocument {
  const blocks = pageOf(document, page)?.blocks ?? []
  const from = blocks.findIndex((block) => block.id === id)
  if (from === -1 || from === to || to < 0 || to >= blocks.length) return document
  return changeBlocks(document, page, (all) => moved(all, from, to))
}

export const hideBlock = (document: WebsiteDocument, page: string, id: string, hidden: boolean): WebsiteDocument =>
  changeBlock(document, page, id, (block) => ({ ...block, hidden }))

/** Which other pages have a section of this type that says something else. */
export const othersOfType = ({ pages }: WebsiteDocument, page: string, { type, props, variant }: Block): Page[] =>
  pages.filter(
    ({ id, blocks }) =>
      id !== page &&
      blocks.some((each) => each.type === type && (each.props !== props || (each.variant ?? '') !== (variant ?? ''))),
  )

/** What this section says, on every page that has one of its type: a foot is written once. */
export const sameEverywhere = (document: WebsiteDocument, { type, props, variant }: Block): WebsiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.type === type ? { ...block, props, variant } : block)),
  })),
})
