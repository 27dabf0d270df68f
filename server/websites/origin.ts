import { and, eq, gt } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { WEBSITE_HEADERS } from '@/lib/website/publish'
import { accepts } from '@/server/accepts'
import type { Db } from '@/server/db/db'
import { siteFiles, siteForms, sites, siteVersions } from '@/server/db/schema'
import { storedForm } from './form'

type Options = {
  db: Db
  now(): Date
  /** The name of the website that a host stands for; null when it is none of ours. */
  slugOf(host: string): string | null
}

/** Browsers keep these as long as they like: what is in them is in their name. */
const HASHED = /^(?:pictures|fonts)\/|\.[0-9a-f]{20}\.\w+$/
const MAX_FORM = 16 * 1024
/** More than a busy website gets, and little enough to be read. */
const FORMS_AN_HOUR = 60
const HOUR_MS = 3_600_000

/**
 * The published websites, each on an origin of its own: the token of whoever is signed in to the app lies in storage,
 * and no page that a client wrote may share that. No cookie is ever set here.
 */
export function createWebsites({ db, now, slugOf }: Options): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersFor(c))) c.res.headers.set(name, value)
  })
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const slug = slugOf(hostOf(c))
    if (slug === null) return c.text('No website has this name here.\n', 421)
    const path = new URL(c.req.url).pathname
    if (path.endsWith('/index.html')) return c.redirect(path.slice(0, -'index.html'.length), 301)
    return (await answer(c, db, slug, fileAt(path), 200)) ?? (await lost(c, db, slug))
  })
  app.post('/_form/:block', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const slug = slugOf(hostOf(c))
    const site = slug === null ? undefined : await publishedSite(db, slug)
    if (!slug || !site) return c.text('No website has this name here.\n', 421)
    const { origin } = new URL(c.req.url)
    const from = c.req.header('origin')
    if (from !== undefined && from !== 'null' && URL.parse(from)?.host !== new URL(origin).host) return c.text('', 403)
    return takeForm(c, { db, now, slug, site })
  })
  app.all('*', (c) => c.text('Only forms of this website take this.\n', 405, { Allow: 'GET, HEAD' }))
  return app
}

const hostOf = (c: Context) => new URL(c.req.url).host.toLowerCase()

/** Over plain HTTP, on the machine of whoever tries it out, nothing is asked to be safer than it is. */
function headersFor(c: Context): Record<string, string> {
  if (new URL(c.req.url).protocol === 'https:') return WEBSITE_HEADERS
  const { 'Strict-Transport-Security': _, ...headers } = WEBSITE_HEADERS
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '')
  return { ...headers, ...(policy !== undefined && { 'Content-Security-Policy': policy }) }
}

/** `/about` is the file about.html. */
function fileAt(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '')
  if (bare === '') return 'index.html'
  return /\.\w+$/.test(bare) ? bare : `${bare}.html`
}

async function publishedSite(db: Db, slug: string) {
  const [site] = await db
    .select({ id: sites.id, published: siteVersions.document })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.published_id))
    .where(eq(sites.slug, slug))
  return site
}

const lost = async (c: Context, db: Db, slug: string) =>
  (await answer(c, db, slug, '404.html', 404)) ?? c.text('No website has this name here.\n', 421)

/** A file of what is published now, compressed as whoever asks can read it; null when there is none. */
async function answer(c: Context, db: Db, slug: string, path: string, status: 200 | 404 | 422) {
  const [file] = await db
    .select({
      type: siteFiles.type,
      hash: siteFiles.hash,
      body: siteFiles.body,
      br: siteFiles.br,
      gzip: siteFiles.gzip,
    })
    .from(sites)
    .innerJoin(siteFiles, eq(siteFiles.version_id, sites.published_id))
    .where(and(eq(sites.slug, slug), eq(siteFiles.path, path)))
  if (!file) return null
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  })
  if (status === 200) {
    const etag = `W/"${file.hash}"`
    headers.set('etag', etag)
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  }
  const asked = c.req.header('accept-encoding')
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] !== null && accepts(asked, name))
  if (encoding) headers.set('content-encoding', encoding)
  const body = (encoding && file[encoding]) ?? file.body
  headers.set('content-length', String(body.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

type Sent = { db: Db; now(): Date; slug: string; site: NonNullable<Awaited<ReturnType<typeof publishedSite>>> }

/** What a visitor sent is kept, and answered with a page. */
async function takeForm(c: Context, { db, now, slug, site }: Sent) {
  const taken = storedForm(site.published, c.req.param('block') ?? '', await c.req.text())
  if (taken === 'no form') return lost(c, db, slug)
  if (taken === 'wrong') return (await answer(c, db, slug, 'drawn/not-sent.html', 422)) ?? lost(c, db, slug)
  if (taken !== 'machine') {
    const lately = gt(siteForms.at, new Date(now().getTime() - HOUR_MS))
    if ((await db.$count(siteForms, and(eq(siteForms.site_id, site.id), lately))) >= FORMS_AN_HOUR)
      return c.text('This website gets too many messages. Try again in an hour.\n', 429, { 'Retry-After': '3600' })
    await db.insert(siteForms).values({ site_id: site.id, ...taken })
  }
  // A machine learns nothing from the answer.
  return c.redirect('/drawn/sent', 303)
}
