import { RULES } from '@/lib/domain/rules/exposure-listing'
import { type Context, defineCheck, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { probeSite } from '@/server/scanner/probe'

const USUAL = [
  'assets',
  'backup',
  'backups',
  'css',
  'data',
  'files',
  'images',
  'js',
  'logs',
  'media',
  'old',
  'static',
  'tmp',
  'uploads',
  'wp-content/uploads',
  'wp-content/backup-db',
]
const MAX_FOLDERS = 40
/** Amazon S3 and those that speak like it, Azure. */
const STORE = /^\uFEFF?\s*(?:<\?xml[^>]{0,100}\?>\s*)?<(?:ListBucketResult|EnumerationResults)[\s>]/

/**
 * How servers write their lists: Apache and nginx, lighttpd, Python, IIS, serve-index, Caddy, serve, Jetty and Tomcat,
 * Go, and the stores of objects.
 */
const LISTINGS = [
  /<title>\s*Index of \//i,
  /<h[12]>\s*Index of \//i,
  /<title>Directory listing for \//i,
  /\[To Parent Directory\]<\/A>/i,
  /<title>listing directory \//i,
  /<div class="listing">\s*<table aria-describedby="summary">/i,
  /<title>Files within [^<]{1,200}<\/title>/i,
  /<title>Directory:? (?:Listing For \[)?\/[^<]{0,200}<\/title>/i,
  /^(?:<!doctype html>\s*<meta name="viewport"[^>]{0,100}>\s*)?<pre>\s*<a href="/i,
  STORE,
]
const isListing = (body: string) => LISTINGS.some((grammar) => grammar.test(body.slice(0, 16_384)))

export const exposureListing = defineCheck({
  id: 'exposure.listing',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const folders = await foldersOf(context)
    const found = await probeSite(
      context,
      folders.map((path) => ({ path, isIt: ({ body }) => isListing(body) })),
    )
    context.note(say('pathsAsked', { count: folders.length }))
    return found.map(({ answer }) => {
      const names = namesIn(answer)
      return {
        rule: 'listing' as const,
        at: answer.url,
        // Nothing lies in it: a habit of the server, not a leak.
        ...(names.length === 0 && { severity: 'info' as const }),
        evidence: [
          {
            label: say('files'),
            url: answer.url,
            request: `GET ${new URL(answer.url).pathname}`,
            status: answer.status,
            data: { files: names.slice(0, 20) },
          },
        ],
      }
    })
  },
})

/** The root, the folders of what the page loads and links to, and the names that folders usually have. */
async function foldersOf(context: Context): Promise<string[]> {
  const page = await context.page().catch(() => null)
  const seen = [...(page?.resources.map(({ url }) => url) ?? []), ...(page?.links ?? [])].flatMap((href) => {
    const url = URL.canParse(href) ? new URL(href) : null
    return url && url.origin === page?.url.origin ? parentsOf(url.pathname) : []
  })
  return [...new Set(['/', ...seen, ...USUAL.map((name) => `/${name}/`)])].slice(0, MAX_FOLDERS)
}

/** `/a/b/c.css` → `/a/`, `/a/b/`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)
}

/**
 * The files and folders directly in it, as a server links or names them. The way up and the links that sort the list
 * are none.
 */
function namesIn({ body, url }: Exchange): string[] {
  const folder = new URL(url)
  const pattern = STORE.test(body) ? /<(?:Key|Name)>([^<]{1,300})</g : /<a\s[^>]{0,200}?href=["']?([^"'\s>]{1,300})/gi
  const linked = [...body.matchAll(pattern)].flatMap(([, name = '']) => {
    const at = URL.parse(name.replaceAll('&amp;', '&'), url)
    const isInside =
      at?.origin === folder.origin && at.pathname.startsWith(folder.pathname) && at.pathname !== folder.pathname
    return isInside && !name.startsWith('?') ? [at.pathname.slice(folder.pathname.length)] : []
  })
  return [...new Set(linked)]
}
