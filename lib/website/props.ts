import { drawing } from './art/drawings'
import type { Block, Business, WebsiteDocument } from './document'
import { blockKind } from './fields'
import { inline, paragraphs } from './inline'
import { type Attrs, h, type Node, safeAddress } from './tree'
import type { SiteWords } from './words'

/** What the renderer is told beside the document. It asks nobody else, so it runs wherever a website is shown. */
export type Site = {
  document: WebsiteDocument
  business: Business
  words: SiteWords
  /** What paths begin with: '' where the website has an origin of its own. */
  base: string
  /** Where an uploaded picture is, null when it is not there. */
  picture(src: string): { src: string; width: number; height: number } | null
  /** What our own last scan of the website said, and where that can be read. */
  facts: { on: string; grade: string; url: string } | null
}

export const str = (value: unknown): string => (typeof value === 'string' ? value : '')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Entry = { at: string; props: Record<string, unknown> }
const MOST_ENTRIES = 24

/** The entries of a list, each with the path the editor knows it by. */
export const entriesOf = (block: Block): Entry[] =>
  Array.isArray(block.props.items)
    ? block.props.items
        .slice(0, MOST_ENTRIES)
        .flatMap((props: unknown, at) => (isRecord(props) ? [{ at: `items.${at}`, props }] : []))
    : []

export const variantOf = ({ type, variant }: Block): string => {
  const variants: readonly string[] = blockKind(type)?.variants ?? ['']
  return variants.find((each) => each === variant) ?? variants[0] ?? ''
}

const TONES = ['soft', 'ink']
const toneOf = ({ props }: Block) => TONES.find((tone) => tone === props.tone) ?? 'paper'

/** Where a link of the document leads on the published website, null when nowhere. */
export function addressOf(link: unknown, site: Site): string | null {
  const [, id, anchor = ''] = /^page:([a-z0-9-]+)(#[a-z0-9-]+)?$/.exec(str(link)) ?? []
  if (id === undefined) return str(link) === '' ? null : safeAddress(str(link))
  const page = site.document.pages.find((each) => each.id === id)
  return page ? `${site.base}/${page.slug}${anchor}` : null
}

/** A line of a section, null when it is empty. `edit` is what a click on the canvas changes. */
export function line(tag: string, block: Block, field: string, attrs: Attrs = {}): Node {
  const text = str(block.props[field])
  return text.trim() === '' ? null : h(tag, { ...attrs, edit: field }, text)
}

export function entryLine(tag: string, { at, props }: Entry, field: string, attrs: Attrs = {}): Node {
  const text = str(props[field])
  return text.trim() === '' ? null : h(tag, { ...attrs, edit: `${at}.${field}` }, text)
}

const toAddress = (site: Site) => (link: string) => addressOf(link, site)

/** Paragraphs, with bold words and links. */
export function prose(text: unknown, edit: string, site: Site, className: string): Node {
  const nodes = paragraphs(str(text), toAddress(site))
  return nodes.length === 0 ? null : h('div', { class: className, edit }, ...nodes)
}

/** The words of one paragraph, for places that take no other element. */
export const phrase = (text: unknown, site: Site): Node[] => inline(str(text).replaceAll(/\s+/g, ' '), toAddress(site))

export function button(block: Block, site: Site, names: [label: string, link: string], className = 'button'): Node {
  const [label, link] = names
  const address = addressOf(block.props[link], site)
  return address === null ? null : line('a', block, label, { class: className, href: address })
}

export const phoneAddress = (phone: string) => {
  const digits = phone.replaceAll(/(?!^\+)\D/g, '')
  return digits.replace('+', '').length < 3 ? null : `tel:${digits}`
}

/** Drawn or uploaded; null when there is none. The first of a page is loaded before all others. */
export function picture(value: unknown, site: Site, { isFirst = false, shape = '' } = {}): Node {
  const { src, alt } = isRecord(value) ? { src: str(value.src), alt: str(value.alt) } : { src: '', alt: '' }
  if (src.startsWith('art:')) {
    const drawn = drawing(src.slice('art:'.length))
    return (
      drawn && h('div', { class: `picture drawn ${shape}` }, { ...drawn, attrs: { ...drawn.attrs, ...named(alt) } })
    )
  }
  const found = src === '' ? null : site.picture(src)
  if (!found) return null
  const urgency = isFirst ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }
  return h('div', { class: `picture ${shape}` }, h('img', { ...found, alt, ...urgency }))
}

const named = (alt: string): Attrs => (alt === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alt })

/** A section on the page. Without a word or a picture in it, it is not drawn. */
export function section(block: Block, ...children: Node[]): Node {
  if (children.every((child) => child === null || child === false)) return null
  return h(
    'section',
    { class: `${block.type} v-${variantOf(block)} t-${toneOf(block)}`, id: block.id },
    h('div', { class: 'wrap' }, ...children),
  )
}

/** Headline and what is said below it. */
export function head(block: Block, site: Site): Node {
  const parts = [line('h2', block, 'title'), prose(block.props.text, 'text', site, 'lede')].filter(
    (part) => part !== null,
  )
  return parts.length === 0 ? null : h('div', { class: 'head' }, ...parts)
}
