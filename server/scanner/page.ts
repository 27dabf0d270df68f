import { Parser } from 'htmlparser2'
import type { Exchange } from '@/server/net/http'

export type Script = {
  src: string | null
  inline: string
  integrity: string | null
  attributes: Record<string, string>
}
export type ResourceKind = 'script' | 'style' | 'img' | 'frame' | 'media' | 'object'
export type Resource = { kind: ResourceKind; url: string; integrity: string | null; attributes: Record<string, string> }
export type Form = { action: string; method: string; hasPassword: boolean; fields: string[] }
export type Meta = { name: string; content: string }

/** What a browser makes of the landing page. */
export type Page = {
  exchange: Exchange
  url: URL
  isHtml: boolean
  title: string
  /** `<meta name>` of the head only, names in lower case, in order. */
  meta: Meta[]
  /** `<meta http-equiv="content-security-policy">` of the head: others are ignored by browsers. */
  metaCsp: string[]
  generators: string[]
  /** In the order of the page; `src` absolute. */
  scripts: Script[]
  /** Everything the page loads, scripts included, with absolute addresses. */
  resources: Resource[]
  /** Absolute addresses of `<a href>`. */
  links: string[]
  forms: Form[]
  /** Whether all of it was read: not when it is too long, too deep, or holds more addresses than we look at. */
  isComplete: boolean
}

type Attributes = Record<string, string>

/** Deeply nested markup costs seconds beyond this. */
const MAX_HTML = 512 * 1024
/** Browsers stop nesting at 512; the parser's time grows with the square of it. */
const MAX_DEPTH = 2_000
const CHUNK = 16 * 1024
/** A long `<base>` makes every short address long: without these limits half a megabyte of markup becomes gigabytes. */
const MAX_ADDRESS = 4_096
const MAX_ADDRESSES = 5_000
/** Any other tag, and any text outside these, begins the body, even where `<body>` is not written. */
const HEAD_TAGS = new Set(['html', 'head', 'meta', 'title', 'link', 'script', 'style', 'base', 'noscript', 'template'])
/** Their text is not text of the page. */
const SILENT_TAGS = new Set(['title', 'script', 'style', 'noscript', 'template'])
/** What is in them is not part of the page: browsers with scripts show neither. */
const INERT_TAGS = new Set(['noscript', 'template'])
const SOURCES: Record<string, [ResourceKind, attribute: string]> = {
  img: ['img', 'src'],
  iframe: ['frame', 'src'],
  frame: ['frame', 'src'],
  audio: ['media', 'src'],
  video: ['media', 'src'],
  source: ['media', 'src'],
  track: ['media', 'src'],
  embed: ['object', 'src'],
  object: ['object', 'data'],
}

export function parsePage(exchange: Exchange): Page {
  const reader = new PageReader(exchange)
  const parser = new Parser(reader, { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true })
  const html = reader.page.isHtml ? exchange.body.slice(0, MAX_HTML) : ''
  for (let at = 0; at < html.length && !reader.isTooDeep; at += CHUNK) parser.write(html.slice(at, at + CHUNK))
  parser.end()
  const isComplete =
    !exchange.truncated &&
    !reader.isTooDeep &&
    !reader.hasTooMany &&
    (html.length === exchange.body.length || !reader.page.isHtml)
  return { ...reader.page, isComplete, title: reader.page.title.trim().replace(/\s+/g, ' ').slice(0, 200) }
}

class PageReader {
  readonly page: Page
  isTooDeep = false
  hasTooMany = false
  #depth = 0
  #addresses = 0
  #base: string
  #hasBase = false
  #inHead = true
  #silent: string[] = []
  #script: Script | null = null
  #form: Form | null = null

  constructor(exchange: Exchange) {
    this.#base = exchange.url
    this.page = {
      exchange,
      url: new URL(exchange.url),
      isHtml: isHtml(exchange),
      title: '',
      meta: [],
      metaCsp: [],
      generators: [],
      scripts: [],
      resources: [],
      links: [],
      forms: [],
      isComplete: true,
    }
  }

  onopentag(tag: string, attributes: Attributes): void {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) this.isTooDeep = true
    if (!HEAD_TAGS.has(tag) && this.#silent.length === 0) this.#inHead = false
    const isInert = this.#silent.some((outer) => INERT_TAGS.has(outer))
    if (SILENT_TAGS.has(tag)) this.#silent.push(tag)
    if (isInert && tag !== 'meta') return
    if (tag === 'base') this.#readBase(attributes)
    else if (tag === 'meta') this.#readMeta(attributes)
    else if (tag === 'script') this.#readScript(attributes)
    else if (tag === 'link') this.#readLink(attributes)
    else if (tag === 'a') this.#readAnchor(attributes)
    else if (tag === 'form') this.#readForm(attributes)
    else if (tag === 'input') this.#readInput(attributes)
    else this.#readSource(tag, attributes)
  }

  ontext(text: string): void {
    const inside = this.#silent.at(-1)
    if (inside === 'title' && this.#silent.length === 1 && this.#inHead) this.page.title += text
    if (inside === 'script' && this.#script) this.#script.inline += text
    if (!inside && text.trim()) this.#inHead = false
  }

  onclosetag(tag: string): void {
    this.#depth -= 1
    if (tag === 'form') this.#form = null
    if (this.#silent.at(-1) === tag) this.#silent.pop()
    if (tag === 'script') this.#script = null
    if (tag === 'head') this.#inHead = false
  }

  #readBase({ href }: Attributes): void {
    const absolute = this.#absolute(href)
    if (this.#hasBase || !absolute) return
    this.#hasBase = true
    this.#base = absolute
  }

  #readMeta(attributes: Attributes): void {
    const name = (attributes.name ?? '').trim().toLowerCase()
    const content = attributes.content ?? ''
    if (name === 'generator' && content) this.page.generators.push(content)
    if (!this.#inHead || this.#silent.length > 0) return
    if (name) this.page.meta.push({ name, content })
    if (content && attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy')
      this.page.metaCsp.push(content)
  }

  #readScript(attributes: Attributes): void {
    const src = this.#absolute(attributes.src)
    this.#script = { src, inline: '', integrity: attributes.integrity ?? null, attributes }
    this.page.scripts.push(this.#script)
    this.#addResource('script', src, attributes)
  }

  #readLink(attributes: Attributes): void {
    const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/)
    if (relations.includes('stylesheet')) this.#addResource('style', this.#absolute(attributes.href), attributes)
    else if (relations.includes('icon')) this.#addResource('img', this.#absolute(attributes.href), attributes)
  }

  #readAnchor({ href }: Attributes): void {
    const url = this.#absolute(href)
    if (url) this.page.links.push(url)
  }

  #readForm({ action, method }: Attributes): void {
    const target = action?.trim() ? this.#absolute(action) : this.page.exchange.url
    this.#openForm({
      action: target ?? '',
      method: (method ?? 'get').trim().toLowerCase(),
      hasPassword: false,
      fields: [],
    })
  }

  #readInput({ type, name }: Attributes): void {
    const isPassword = type?.trim().toLowerCase() === 'password'
    // A password field outside a form is sent by a script, and was asked for on this page.
    if (isPassword && !this.#form)
      this.#openForm({ action: this.page.exchange.url, method: 'post', hasPassword: true, fields: [] })
    if (!this.#form) return
    if (isPassword) this.#form.hasPassword = true
    if (name) this.#form.fields.push(name)
  }

  #openForm(form: Form): void {
    this.#form = form
    if (this.page.forms.length < MAX_ADDRESSES) this.page.forms.push(form)
  }

  #readSource(tag: string, attributes: Attributes): void {
    const source = SOURCES[tag]
    if (source) this.#addResource(source[0], this.#absolute(attributes[source[1]]), attributes)
  }

  #addResource(kind: ResourceKind, url: string | null, attributes: Attributes): void {
    if (url) this.page.resources.push({ kind, url, integrity: attributes.integrity ?? null, attributes })
  }

  #absolute(address: string | undefined): string | null {
    const text = address?.trim()
    if (!text || text.length > MAX_ADDRESS) return null
    this.#addresses += 1
    if (this.#addresses > MAX_ADDRESSES) {
      this.hasTooMany = true
      return null
    }
    const absolute = URL.parse(text, this.#base)?.href
    return absolute && absolute.length <= MAX_ADDRESS ? absolute : null
  }
}

/** How browsers tell when the server does not say. */
const LOOKS_LIKE_HTML = /^<(?:script|iframe|h1|div|font|table|a|style|title|meta|link|br|p|b)[\s>]/i

function isHtml(exchange: Exchange): boolean {
  const type = exchange.header('content-type')
  if (type) return /^\s*(text\/html|application\/xhtml\+xml)/i.test(type)
  const start = exchange.body.slice(0, 2048)
  return LOOKS_LIKE_HTML.test(start.trimStart()) || /<(?:!doctype html|html|head|body)\b/i.test(start)
}
