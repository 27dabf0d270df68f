import { Parser } from 'htmlparser2'
import { getDomain } from 'tldts'
import { MAIL_PROVIDERS } from '@/lib/domain/leads/shared-hosts'
import type { Exchange } from '@/server/net/http'
import type { Context } from './check'
import { type Page, parsePage } from './page'
import { mayRead } from './robots'

/** An address that a site publishes, and the path of the page it stands on. */
export type Contact = { kind: 'email' | 'phone'; value: string; page: string; how: 'link' | 'text' | 'data' }

const MOST_PAGES = 3
const MOST_CONTACTS = 20
const MAX_HTML = 512 * 1024
const ROBOTS_BYTES = 64 * 1024

/** Pages that say how to reach somebody, the likeliest first. */
const PAGES = [
  /contact|kontakt|contacto|اتصل/i,
  /impressum|imprint|aviso-legal|legal-notice/i,
  /about|ueber-uns|über-uns|uber-uns|quienes|nosotros|legal/i,
]
const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,62}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}/gi
/** Nobody reads these, or nobody has them. */
const NOBODY =
  /^(?:no-?reply|donotreply|do-not-reply|mailer-daemon|postmaster|abuse|bounces?)@|@(?:.*\.)?example\.|^(?:user|name|your|you|email|john\.doe|example)@/i
const FILE = /\.(?:avif|css|gif|ico|jpe?g|js|png|svg|webp)$/i

/** What the site says of how to reach whoever it belongs to. Nothing is guessed, and no more than three pages are read. */
export async function readContacts(context: Context): Promise<Contact[]> {
  const landing = await context.page().catch(() => null)
  if (!landing?.isHtml) return []
  const found = contactsIn(landing.exchange)
  const robots = await robotsOf(context, landing.url.origin)
  const agent = context.http.agent.toLowerCase()
  const paths = likely(landing).filter(({ pathname, search }) => mayRead(robots, agent, pathname + search))
  for (const url of paths.slice(0, MOST_PAGES)) {
    const answer = await read(context, url)
    if (answer && new URL(answer.url).host === landing.url.host) found.push(...contactsIn(answer))
  }
  const seen = new Set<string>()
  return found
    .filter((contact) => contact.kind === 'phone' || isTheirs(contact.value, landing.url.hostname))
    .filter(({ kind, value }) => !seen.has(`${kind} ${value}`) && seen.add(`${kind} ${value}`))
    .slice(0, MOST_CONTACTS)
}

/** Whether the page says to a phone how wide it is: without it phones show it as a small picture of a large one. */
export const fitsPhones = (page: Page) =>
  page.isHtml ? page.meta.some(({ name, content }) => name === 'viewport' && /width/i.test(content)) : null

async function robotsOf(context: Context, origin: string): Promise<string> {
  const answer = await read(context, new URL('/robots.txt', origin), ROBOTS_BYTES)
  return answer && !/<html|<!doctype/i.test(answer.body.slice(0, 500)) ? answer.body : ''
}

async function read(context: Context, url: URL, limit?: number): Promise<Exchange | null> {
  try {
    const answer = await context.http.get(url.href, { follow: true, ...(limit !== undefined && { limit }) })
    return answer.status === 200 ? answer : null
  } catch {
    context.signal.throwIfAborted()
    return null
  }
}

function likely(landing: Page): URL[] {
  const links = landing.links.flatMap((href) => URL.parse(href) ?? [])
  const inside = links.filter(({ host, protocol }) => host === landing.url.host && /^https?:$/.test(protocol))
  const ranked = inside.flatMap((url) => {
    const rank = PAGES.findIndex((pattern) => pattern.test(decoded(url.pathname)))
    return rank < 0 ? [] : [{ rank, url }]
  })
  const byPath = new Map(ranked.toSorted((a, b) => a.rank - b.rank).map(({ url }) => [url.pathname, url]))
  byPath.delete(landing.url.pathname)
  return [...byPath.values()]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What one page says: links first, then what it tells machines, then what stands in its text. */
export function contactsIn(exchange: Exchange): Contact[] {
  if (!parsePage(exchange).isHtml) return []
  const page = new URL(exchange.url).pathname
  const links: Contact[] = []
  const data: string[] = []
  let text = ''
  let script: string | null = null
  let silent = 0
  const parser = new Parser(
    {
      onopentag(tag, { href = '', type = '' }) {
        if (tag === 'script') script = /ld\+json/i.test(type) ? '' : null
        if (tag === 'script' || tag === 'style') silent += 1
        const [, scheme = '', target = ''] = /^\s*(mailto|tel):([^?]*)/i.exec(href) ?? []
        const value = decoded(target).trim()
        if (/mailto/i.test(scheme)) links.push({ kind: 'email', value: value.toLowerCase(), page, how: 'link' })
        if (/tel/i.test(scheme)) links.push({ kind: 'phone', value: value.slice(0, 40), page, how: 'link' })
      },
      ontext(part) {
        if (script !== null) script += part
        else if (silent === 0) text += part
      },
      onclosetag(tag) {
        if (tag === 'script' && script !== null) data.push(script)
        if (tag === 'script') script = null
        if (tag === 'script' || tag === 'style') silent -= 1
        text += ' '
      },
    },
    { decodeEntities: true },
  )
  parser.write(exchange.body.slice(0, MAX_HTML))
  parser.end()
  const written = Array.from(
    text.matchAll(EMAIL),
    ([value]) => ({ kind: 'email', value: value.toLowerCase(), page, how: 'text' }) as const,
  )
  return [...links, ...data.flatMap((one) => fromData(one, page)), ...written].filter(({ kind, value }) =>
    kind === 'email' ? isAddress(value) : value.replaceAll(/\D/g, '').length >= 6,
  )
}

const isAddress = (value: string) => value.match(EMAIL)?.[0] === value && !NOBODY.test(value) && !FILE.test(value)

const MAX_NODES = 500

/** What schema.org says of an organisation in the page. */
function fromData(text: string, page: string): Contact[] {
  let queue: unknown[]
  try {
    queue = [JSON.parse(text)]
  } catch {
    return []
  }
  const found: Contact[] = []
  for (let nodes = 0; queue.length > 0 && nodes < MAX_NODES; nodes += 1) {
    const node = queue.shift()
    if (typeof node !== 'object' || node === null) continue
    const { email, telephone } = node as { email?: unknown; telephone?: unknown }
    if (typeof email === 'string')
      found.push({
        kind: 'email',
        value: email
          .replace(/^mailto:/i, '')
          .trim()
          .toLowerCase(),
        page,
        how: 'data',
      })
    if (typeof telephone === 'string')
      found.push({ kind: 'phone', value: telephone.trim().slice(0, 40), page, how: 'data' })
    queue.push(...(Object.values(node) as unknown[]))
  }
  return found
}

/** At the site's own name, or at a provider where anybody has an address. */
function isTheirs(email: string, hostname: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const [theirs, own] = [getDomain(domain) ?? domain, getDomain(hostname) ?? hostname]
  return theirs === own || MAIL_PROVIDERS.has(domain)
}
