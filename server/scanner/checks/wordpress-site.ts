import { say } from '@/lib/domain/say'
import { type Context, NotApplicable } from '@/server/scanner/check'
import { crawlSite } from '@/server/scanner/crawl'
import type { Page } from '@/server/scanner/page'
import { siteOrigin } from '@/server/scanner/probe'
import { readWordPressMarks, type WordPressMarks, wordPressFolder } from '@/server/scanner/software/wordpress-marks'

const LIMIT = 300_000

export type WordPressSite = {
  /** Where WordPress is: the origin, and a folder when it is in one. */
  root: string
  version: { text: string; by: 'generator' | 'feed' | 'address' } | null
  themes: string[]
  plugins: string[]
  /** Addresses of what the pages load. */
  addresses: string[]
}

/** What the pages tell of the WordPress behind them. Throws NotApplicable when there is none. Done once per scan. */
export const wordPressSite = (context: Context): Promise<WordPressSite> =>
  context.once('wordpress.site', async () => {
    const landing = await context.page()
    const { pages } = await crawlSite(context)
    const marks = pages.flatMap((page) => readWordPressMarks(page) ?? [])
    if (marks.length === 0 && !isLinked(landing)) throw new NotApplicable(say('noWordPress'))
    const addresses = pages.flatMap(({ resources }) => resources.map(({ url }) => url))
    const origin = await siteOrigin(context)
    const root = origin + wordPressFolder(addresses, origin)
    const all = (part: (one: WordPressMarks) => string[]) => [...new Set(marks.flatMap(part))].sort()
    return {
      root,
      version: await versionOf(context, root, marks),
      themes: all(({ themes }) => themes),
      plugins: all(({ plugins }) => plugins),
      addresses,
    }
  })

/** WordPress announces its API in a header, also where themes hide the rest. */
const isLinked = (page: Page) => page.exchange.all('link').some((link) => link.includes('rel="https://api.w.org/"'))

async function versionOf(context: Context, root: string, marks: WordPressMarks[]): Promise<WordPressSite['version']> {
  const told = marks.find(({ version }) => version)?.version
  if (told) return { text: told, by: 'generator' }
  const feed = await context.http.get(`${root}/?feed=rss2`, { follow: true, limit: LIMIT })
  const inFeed = /<generator>https?:\/\/wordpress\.org\/\?v=([\d.]+)<\/generator>/.exec(feed.body)?.[1]
  if (inFeed) return { text: inFeed, by: 'feed' }
  const inAddress = marks.find(({ versionInAddress }) => versionInAddress)?.versionInAddress
  return inAddress ? { text: inAddress, by: 'address' } : null
}
