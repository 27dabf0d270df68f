/** What a website is made of: plain data, with text and never markup in it. */
export type Attrs = Record<string, string | number | boolean | null | undefined>
export type Node = string | null | false | { tag: string; attrs: Attrs; children: Node[] }

export const h = (tag: string, attrs: Attrs = {}, ...children: Node[]): Node => ({ tag, attrs, children })

const words = (list: string) => new Set(list.split(' '))

const SHAPES = words('svg g path circle rect line ellipse polygon')
const ELEMENTS = words(
  'html head meta title link body main header footer nav section article div p h1 h2 h3 ul ol li a img figure ' +
    'figcaption blockquote dl dt dd span strong em small address form label input textarea button details summary ' +
    'time table caption tbody tr th td',
)
const ATTRIBUTES = words(
  'class id href src alt width height loading decoding fetchpriority name type value for required autocomplete ' +
    'method action lang dir charset content property rel sizes media crossorigin as scope ' +
    'viewBox preserveAspectRatio d cx cy rx ry r x y x1 y1 x2 y2 points opacity transform ' +
    'stroke-width stroke-linecap stroke-linejoin stroke-dasharray ' +
    'role rows maxlength minlength tabindex open datetime placeholder inputmode novalidate ' +
    'itemscope itemtype itemprop',
)
const VOID = words('meta link img input')
const ADDRESSES = words('href src action')
/** For the editor alone: which property of the block a click changes. It never reaches the page. */
const EDIT = 'edit'

const isElement = (tag: string) => ELEMENTS.has(tag) || SHAPES.has(tag)
const isAttribute = (name: string) => ATTRIBUTES.has(name) || /^aria-[a-z]+$/.test(name)

/**
 * Only what leads somewhere: no `javascript:`, `data:` or `vbscript:` whatever blanks and capitals are in front, and
 * nothing that a browser reads as another host, as it does with `//` and `/\`.
 */
export function safeAddress(address: string): string | null {
  const bare = address.replaceAll(/[\u0000-\u0020\u007f-\u009f]/g, '')
  return /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#)/i.test(bare) ? bare : null
}

/** As a browser would read it: without lone surrogates and control characters, with one kind of line break. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => readable(text).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** What is written of an element, in its order. A name outside the lists is a mistake of ours, and stops. */
function* attributesOf(tag: string, attrs: Attrs): Generator<[name: string, value: string]> {
  if (!isElement(tag)) throw new Error(`No such element: ${tag}`)
  for (const [name, value] of Object.entries(attrs)) {
    if (value === null || value === undefined || value === false || name === EDIT) continue
    if (!isAttribute(name)) throw new Error(`No such attribute: ${name}`)
    const text = ADDRESSES.has(name) ? safeAddress(readable(String(value))) : readable(String(value))
    if (text !== null) yield [name, value === true ? '' : text]
  }
}

/** The published page. */
export function toHtml(node: Node): string {
  if (node === null || node === false) return ''
  if (typeof node === 'string') return escaped(node)
  let start = `<${node.tag}`
  for (const [name, value] of attributesOf(node.tag, node.attrs))
    start += node.attrs[name] === true ? ` ${name}` : ` ${name}="${escaped(value)}"`
  if (VOID.has(node.tag)) return `${start}>`
  if (SHAPES.has(node.tag) && node.children.length === 0) return `${start}/>`
  return `${start}>${node.children.map(toHtml).join('')}</${node.tag}>`
}

const SVG = 'http://www.w3.org/2000/svg'

/** The same for the canvas of the editor: elements are made one by one, so no text is ever read as markup. */
export function toDom(node: Node, page: Document): globalThis.Node | null {
  if (node === null || node === false) return null
  if (typeof node === 'string') return page.createTextNode(readable(node))
  const element = SHAPES.has(node.tag) ? page.createElementNS(SVG, node.tag) : page.createElement(node.tag)
  for (const [name, value] of attributesOf(node.tag, node.attrs)) element.setAttribute(name, value)
  const edit = node.attrs[EDIT]
  if (typeof edit === 'string') element.setAttribute('data-edit', edit)
  for (const child of node.children) {
    const made = toDom(child, page)
    if (made) element.append(made)
  }
  return element
}

/** Every element in it, from the outside in. */
export function* elementsOf(node: Node): Generator<{ tag: string; attrs: Attrs; children: Node[] }> {
  if (node === null || node === false || typeof node === 'string') return
  yield node
  for (const child of node.children) yield* elementsOf(child)
}
