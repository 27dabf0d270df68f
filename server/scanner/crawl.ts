import type { Says } from '@/lib/contract/scan-result'
import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import type { Context } from './check'
import { saysOfError } from '@/lib/domain/told'
import { type Page, parsePage } from './page'
import { refusalNow, refusesAll } from './probe'

/** What a walk over the site's own links found. The landing page is the first. */
export type Crawl = {
  pages: Page[]
  /** Why pages that were asked for are missing. */
  gaps: Says[]
  /** The site has more pages than a scan looks at. */
  hasMore: boolean
}

const MAX_PAGES = 50
const AT_ONCE = 4
/** Calendars and shops make endless addresses of one page. */
const MAX_PER_PATH = 3
/** Addresses that do something rather than show something: a scan looks and changes nothing. */
const ACTION =
  /(?:log|sign)[-_]?(?:out|off)|delete|remove|unsubscribe|cancel|checkout|add[-_]to[-_]cart|add_item|action=|do=|confirm|activate|switch|download/i
/** What is not a page by its name. */
const FILE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|iso|jpe?g|js|json|m4[av]|map|mjs|mov|mp[34]|mpeg|og[gv]|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|tiff?|ttf|txt|wasm|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i

/**
 * Walks the links of the same origin, breadth first, at most fifty pages, by GET alone. Done once per scan; in a light
 * scan it is the landing page.
 */
export const crawlSite = (context: Context): Promise<Crawl> =>
  context.once('crawl', async (scan) => {
    const landing = await context.page()
    if (context.mode === 'light' || !landing.isHtml) return { pages: [landing], gaps: [], hasMore: false }
    const crawl = await walk(scan, landing)
    context.observe(
      'pages',
      crawl.pages.map(({ url, title, exchange }) => ({ url: url.href, status: exchange.status, title })),
    )
    // A limit of ours and no gap: the report says how far the scan went.
    context.observe('has_more_pages', crawl.hasMore)
    return crawl
  })

async function walk(context: Context, landing: Page): Promise<Crawl> {
  const pages = [landing]
  const gaps = new Map<string, Says>()
  const known = new Frontier(landing)
  const queue = known.admit(linksOf(landing))
  while (queue.length > 0 && pages.length < MAX_PAGES) {
    const batch = queue.splice(0, Math.min(AT_ONCE, MAX_PAGES - pages.length))
    // Together, but kept in their order: two scans of a site see the same pages.
    for (const page of await Promise.all(batch.map((url) => read(context, url, landing, gaps)))) {
      if (!page || pages.some((other) => withoutHash(other.url) === withoutHash(page.url))) continue
      pages.push(page)
      queue.push(...known.admit(linksOf(page)))
    }
  }
  return { pages, gaps: [...gaps.values()], hasMore: queue.length > 0 }
}

/** Which addresses were seen already. */
class Frontier {
  #seen: Set<string>
  #perPath = new Map<string, number>()

  constructor(landing: Page) {
    this.#seen = new Set([withoutHash(landing.url)])
  }

  /** The new ones among these, each once. */
  admit(urls: string[]): string[] {
    return urls.filter((url) => {
      const { pathname } = new URL(url)
      const times = (this.#perPath.get(pathname) ?? 0) + 1
      if (this.#seen.has(url) || times > MAX_PER_PATH) return false
      this.#seen.add(url)
      this.#perPath.set(pathname, times)
      return true
    })
  }
}

/** Each reason once, by what it says in English. */
type Gaps = Map<string, Says>

function add(gaps: Gaps, reason: Says) {
  const says = say('pagesUnread', { reason })
  gaps.set(english(says), says)
}

async function read(context: Context, url: string, landing: Page, gaps: Gaps): Promise<Page | null> {
  try {
    const exchange = await context.http.get(url, { follow: true })
    // A page behind a sign-in is not for visitors; one that a firewall keeps from us is.
    const refusal = refusesAll(exchange.status)
      ? await context.once('crawl.refusal', () => refusalNow(context, landing.url.origin))
      : null
    if (refusal) add(gaps, refusal)
    if (new URL(exchange.url).origin !== landing.url.origin || exchange.status >= 400 || exchange.bytes === 0)
      return null
    const page = parsePage(exchange)
    return page.isHtml ? page : null
  } catch (error) {
    context.signal.throwIfAborted()
    add(gaps, saysOfError(error))
    return null
  }
}

function linksOf(page: Page): string[] {
  const links = page.links.flatMap((href) => (URL.canParse(href) ? [new URL(href)] : []))
  return links
    .filter(
      (url) => url.origin === page.url.origin && !FILE.test(url.pathname) && !ACTION.test(url.pathname + url.search),
    )
    .map(withoutHash)
}

const withoutHash = (url: URL) => url.origin + url.pathname + url.search
