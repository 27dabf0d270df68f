import type { Page, WebsiteDocument } from '@/lib/website/document'
import { freeName, moved, pathOf } from './names'
import { changePage, pageOf } from './sections'

export const MOST_PAGES = 20
export const MOST_IN_MENU = 8

/** Paths that belong to the website itself. */
const KEPT = ['404', 'index', 'pictures', 'fonts', 'drawn']

export type PathFault = 'form' | 'taken' | 'kept'

/** Why a page may not have this path; null when it may. */
export function pathFault({ pages }: WebsiteDocument, id: string, slug: string): PathFault | null {
  if (!/^[a-z0-9-]{1,40}$/.test(slug)) return 'form'
  if (KEPT.includes(slug)) return 'kept'
  return pages.some((page) => page.id !== id && page.slug === slug) ? 'taken' : null
}

/** A page with a headline and the foot of the home page, in the menu while there is room; null when there is none. */
export function addPage(
  document: WebsiteDocument,
  words: { title: string; headline: string },
): { document: WebsiteDocument; id: string } | null {
  const { pages, nav } = document
  if (pages.length >= MOST_PAGES) return null
  const ids = new Set([...pages.map((page) => page.id), ...KEPT])
  const id = freeName(pathOf(words.title) || 'page', ids)
  const slug = freeName(id, new Set([...pages.map((page) => page.slug), ...KEPT]))
  const blockIds = new Set(pages.flatMap(({ blocks }) => blocks.map((block) => block.id)))
  const foot = pages[0]?.blocks.find(({ type }) => type === 'foot')
  const page: Page = {
    id,
    slug,
    title: words.title,
    seo: { title: '', description: '' },
    blocks: [
      { id: freeName('opening', blockIds), type: 'opening', variant: 'centre', props: { title: words.headline } },
      ...(foot ? [{ ...foot, id: freeName('foot', blockIds) }] : []),
    ],
  }
  const isInMenu = nav.length < MOST_IN_MENU
  return { document: { ...document, pages: [...pages, page], nav: isInMenu ? [...nav, id] : nav }, id }
}

/** Without the page; links to it stay, and the checks before publishing name them. The home page stays. */
export const removePage = (document: WebsiteDocument, id: string): WebsiteDocument =>
  document.pages[0]?.id === id || !pageOf(document, id)
    ? document
    : {
        ...document,
        pages: document.pages.filter((page) => page.id !== id),
        nav: document.nav.filter((each) => each !== id),
      }

/** The order of the pages is that of the menu; the home page is the first. */
export function movePage(document: WebsiteDocument, id: string, to: number): WebsiteDocument {
  const from = document.pages.findIndex((page) => page.id === id)
  if (from < 1 || to < 1 || to >= document.pages.length || from === to) return document
  const pages = moved(document.pages, from, to)
  const order = pages.map((page) => page.id)
  return { ...document, pages, nav: document.nav.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)) }
}

/** In the menu, at the place its page has among the pages, or out of it. */
export function showInMenu(document: WebsiteDocument, id: string, isShown: boolean): WebsiteDocument {
  const { nav, pages } = document
  if (nav.includes(id) === isShown) return document
  if (!isShown) return { ...document, nav: nav.filter((each) => each !== id) }
  if (nav.length >= MOST_IN_MENU) return document
  const shown = new Set([...nav, id])
  const isKept = pages.filter((page) => shown.has(page.id)).map((page) => page.id)
  return { ...document, nav: isKept }
}

export const changeSeo = (document: WebsiteDocument, id: string, part: Partial<Page['seo']>): WebsiteDocument =>
  changePage(document, id, (page) => ({ ...page, seo: { ...page.seo, ...part } }))
