import { about, call, gallery, opening } from './blocks/opening'
import { prices, questions, quotes, services, team } from './blocks/lists'
import { contact, foot, place, trust } from './blocks/reach'
import type { Block, Page } from './document'
import type { BlockType } from './fields'
import { phoneAddress, type Site } from './props'
import { h, type Node } from './tree'

const DRAW: Record<BlockType, (block: Block, site: Site) => Node> = {
  opening,
  services,
  about,
  gallery,
  quotes,
  prices,
  questions,
  team,
  place,
  call,
  contact,
  trust,
  foot,
}

/** A section as published. One that is hidden, or of a newer version, is not drawn. */
export const drawBlock = (block: Block, site: Site): Node =>
  block.hidden || !Object.hasOwn(DRAW, block.type) ? null : DRAW[block.type as BlockType](block, site)

/** Everything a visitor sees of a page: the published page, the canvas and the preview are all this. */
export function pageBody(page: Page, site: Site): Node[] {
  const drawn = page.blocks.map((block) => ({ block, node: drawBlock(block, site) }))
  const isFoot = ({ block }: { block: Block }) => block.type === 'foot'
  return [
    h('a', { class: 'skip', href: '#content' }, site.words.skip),
    siteHeader(page, site),
    h('main', { id: 'content' }, ...drawn.filter((each) => !isFoot(each)).map(({ node }) => node)),
    ...drawn.filter(isFoot).map(({ node }) => node),
  ]
}

function siteHeader(page: Page, site: Site): Node {
  const { document, business, words, base } = site
  const pages = document.nav.flatMap((id) => document.pages.find((each) => each.id === id) ?? [])
  const links = () =>
    h(
      'ul',
      {},
      ...pages.map(({ id, slug, title }) =>
        h('li', {}, h('a', { href: `${base}/${slug}`, 'aria-current': id === page.id ? 'page' : null }, title)),
      ),
    )
  const phone = phoneAddress(business.phone)
  const phoneLink = phone && h('a', { class: 'phone', href: phone }, business.phone)
  const hasMenu = pages.length > 0
  return h(
    'header',
    { class: 'top' },
    h(
      'div',
      { class: 'wrap' },
      h('a', { class: 'name', href: `${base}/` }, logoOf(site) ?? business.name),
      hasMenu && h('nav', { class: 'wide', 'aria-label': words.main }, links()),
      phoneLink,
      // Opened by the browser itself: there is no script on a published page.
      hasMenu &&
        h(
          'details',
          { class: 'narrow' },
          h('summary', {}, words.menu),
          h('nav', { 'aria-label': words.menu }, links()),
        ),
    ),
  )
}

/** Its words are the name, so that nothing is lost where it is not seen. */
function logoOf({ business, picture }: Site): Node {
  const logo = business.logo ? picture(business.logo) : null
  return logo && h('img', { ...logo, alt: business.name })
}

/** The page that answers a path that is not there, and what a form answers. */
export const plainPage = (site: Site, title: string, text: string, [label, href]: [string, string]): Node[] => [
  h(
    'header',
    { class: 'top' },
    h('div', { class: 'wrap' }, h('a', { class: 'name', href: `${site.base}/` }, site.business.name)),
  ),
  h(
    'main',
    { id: 'content' },
    h(
      'section',
      { class: 'opening v-centre t-paper alone' },
      h(
        'div',
        { class: 'wrap' },
        h(
          'div',
          { class: 'words' },
          h('h1', {}, title),
          h('div', { class: 'lede' }, h('p', {}, text)),
          h('div', { class: 'actions' }, h('a', { class: 'button', href }, label)),
        ),
      ),
    ),
  ),
]
