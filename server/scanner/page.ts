import { Parser } from 'htmlparser2'
import type { Exchange } from './net/http'

export type Script = { src: string | null; inline: string; integrity: string | null; attributes: Record<string, string> }
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
}

type Attributes = Record<string, string>

/** Deeply nested markup costs seconds beyond this. */
const MAX_HTML = 512 * 1024
/** Any other tag, and any text outside these, begins the body, even where `<body>` is not written. */
const HEAD_TAGS = new Set(['html', 'head', 'meta', 'title', 'link', 'script', 'style', 'base', 'noscript', 'template'])
/** Their text is not text of the page. */
const SILENT_TAGS = new Set(['title', 'script', 'style', 'noscript', 'template'])
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
  parser.end(exchange.body.slice(0, MAX_HTML))
  return { ...reader.page, title: reader.page.title.trim().replace(/\s+/g, ' ').slice(0, 200) }
}

class PageReader {
  readonly page: Page
  #base: string
  #hasBase = false
  #inHead = true
  #silent: string[] = []
  #script: Script | null = null

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
    }
  }

  onopentag(tag: string, attributes: Attributes): void {
    if (!HEAD_TAGS.has(tag) && this.#silent.length === 0) this.#inHead = false
    if (SILENT_TAGS.has(tag)) this.#silent.push(tag)
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
    if (content && attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy') this.page.metaCsp.push(content)
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
    this.page.forms.push({ action: target ?? '', method: (method ?? 'get').trim().toLowerCase(), hasPassword: false, fields: [] })
  }

  #readInput({ type, name }: Attributes): void {
    const form = this.page.forms.at(-1)
    if (!form) return
    if (type?.trim().toLowerCase() === 'password') form.hasPassword = true
    if (name) form.fields.push(name)
  }

  #readSource(tag: string, attributes: Attributes): void {
    const source = SOURCES[tag]
    if (source) this.#addResource(source[0], this.#absolute(attributes[source[1]]), attributes)
  }

  #addResource(kind: ResourceKind, url: string | null, attributes: Attributes): void {
    if (url) this.page.resources.push({ kind, url, integrity: attributes.integrity ?? null, attributes })
  }

  #absolute(address: string | undefined): string | null {
    return address?.trim() ? (URL.parse(address.trim(), this.#base)?.href ?? null) : null
  }
}

function isHtml(exchange: Exchange): boolean {
  const type = exchange.header('content-type')
  if (type) return /^\s*(text\/html|application\/xhtml\+xml)/i.test(type)
  return /<(?:!doctype html|html|head|body)\b/i.test(exchange.body.slice(0, 2048))
}
