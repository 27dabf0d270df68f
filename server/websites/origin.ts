import { and, eq, gt } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { WebsiteDocument } from '@/lib/website/document'
import { FACES } from '@/lib/website/letters'
import { WEBSITE_HEADERS } from '@/lib/website/publish'
import { accepts } from '@/server/accepts'
import type { Db } from '@/server/db/db'
import { siteForms, sitePictures, sites, siteVersions } from '@/server/db/schema'
import type { WebsiteTools } from '@/server/records/deps'
import { FONTS, previewFile, templateCover, templateFile } from './drawn'
import { publishedFiles, styleSource } from './files'
import { type StoredForm, storedForm } from './form'
import type { Met, SiteNames } from './names'
import { isTemplatesSlug, type Place } from './place'
import { previewedVersion } from './preview'

export type OriginOptions = {
  db: Db
  now(): Date
  place: Place | null
  names: SiteNames
  /** Of the app: the only pages that show templates in a frame. */
  appOrigins: readonly string[]
  fontOf: WebsiteTools['fontOf']
  outline?: WebsiteTools['outline']
  /** Whether a proxy in front says how it was asked. */
  trustProxy: boolean
  /** In the transaction that keeps what a visitor sent. */
  onForm?: (tx: Db, form: typeof siteForms.$inferSelect) => Promise<void>
  /** After it. */
  onSent?: () => void
}

/** Browsers keep these as long as they like: what is in them is in their name. */
const HASHED = /^(?:pictures|fonts)\/|\.[0-9a-f]{20}\.\w+$/
const MAX_FORM = 16 * 1024
/** More than a busy website gets, and little enough to be read. */
const FORMS_AN_HOUR = 60
const HOUR_MS = 3_600_000
const FOR_EVER = 'public, max-age=31536000, immutable'

type Found = { met: Met }
/** `style`: what the policy of this page names; `own`: headers of this answer beside those of every answer, or instead of them. */
type Variables = { met: Met | null; frames: boolean; style: string | null; own: Record<string, string> }
type Visit = Context<{ Variables: Variables }>

/**
 * The published websites, each on an origin of its own: the token of whoever is signed in to the app lies in storage,
 * and no page that a client wrote may share that. No cookie is ever set here.
 */
export function createWebsites(options: OriginOptions): Hono<{ Variables: Variables }> {
  const { db, names, place, now } = options
  const app = new Hono<{ Variables: Variables }>()
  const read = publishedFiles(db)
  app.use(async (c, next) => {
    c.set('frames', false)
    c.set('style', null)
    c.set('own', {})
    await next()
    for (const [name, value] of Object.entries(headersFor(c, options))) {
      if (value === null) c.res.headers.delete(name)
      else c.res.headers.set(name, value)
    }
  })
  app.get(`${FONTS}/:file{[a-z]+\\.woff2}`, (c) => font(c, options))
  app.get('/_templates/:id/:path{.*}', (c) => template(c, options))
  app.use(async (c, next) => {
    const met = await names.find(hostOf(c))
    c.set('met', met)
    if (!met) return c.text('No website has this name here.\n', 421)
    const { pathname, search } = new URL(c.req.url)
    if (met.to !== null) return c.redirect(`${met.to}${pathname}${search}`, 301)
    return next()
  })
  app.get('/_preview/:token/:path{.*}', (c) => preview(c, options))
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { met } = c.var
    const path = new URL(c.req.url).pathname
    if (!met) return c.text('', 421)
    if (path.endsWith('/index.html')) return c.redirect(path.slice(0, -'index.html'.length), 301)
    const file = await read(met, fileAt(path))
    return file ? answer(c, file, fileAt(path), 200) : lost(c, read, met)
  })
  app.post('/_form/:block', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const { met } = c.var
    const document = met && (await publishedDocument(db, met))
    if (!met || !document) return c.text('No website has this name here.\n', 421)
    const from = c.req.header('origin')
    if (from !== undefined && from !== 'null' && URL.parse(from)?.host !== new URL(c.req.url).host)
      return c.text('', 403)
    return takeForm(c, options, { met, document, read, time: now() })
  })
  app.all('*', (c) => c.text('Only forms of this website take this.\n', 405, { Allow: 'GET, HEAD' }))
  return place === null ? (new Hono().all('*', (c) => c.text('No websites are published here.\n', 421)) as never) : app
}

const hostOf = (c: Context) => new URL(c.req.url).host.toLowerCase()

const isSecure = (c: Context, trustProxy: boolean) =>
  new URL(c.req.url).protocol === 'https:' || (trustProxy && c.req.header('x-forwarded-proto') === 'https')

/** Over plain HTTP, on the machine of whoever tries it out, nothing is asked to be safer than it is. */
function headersFor(c: Visit, { trustProxy, appOrigins }: OriginOptions): Record<string, string | null> {
  const secure = isSecure(c, trustProxy)
  const policy = (WEBSITE_HEADERS['Content-Security-Policy'] ?? '')
    .replace(secure ? /^$/ : '; upgrade-insecure-requests', '')
    .replace("style-src 'self'", `style-src ${c.var.style ?? "'self'"}`)
    .replace(
      "frame-ancestors 'none'",
      c.var.frames ? `frame-ancestors ${appOrigins.join(' ')}` : "frame-ancestors 'none'",
    )
  return {
    ...WEBSITE_HEADERS,
    'Content-Security-Policy': policy,
    ...(!secure && { 'Strict-Transport-Security': null }),
    ...(c.var.frames && { 'X-Frame-Options': null }),
    ...c.var.own,
  }
}

/** `/about` is the file about.html. */
function fileAt(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '')
  if (bare === '') return 'index.html'
  return /\.\w+$/.test(bare) ? bare : `${bare}.html`
}

async function publishedDocument(db: Db, { version }: Met): Promise<WebsiteDocument | null> {
  if (version === null) return null
  const [row] = await db
    .select({ document: siteVersions.document })
    .from(siteVersions)
    .where(eq(siteVersions.id, version))
  return row?.document ?? null
}

type Read = ReturnType<typeof publishedFiles>

async function lost(c: Visit, read: Read, met: Met) {
  const file = await read(met, '404.html')
  // Nothing is published here, or nothing any more.
  return file ? answer(c, file, '404.html', 404) : c.text('No website is published here.\n', 404)
}

/** A file of what is published now, compressed as whoever asks can read it. */
function answer(c: Visit, file: NonNullable<Awaited<ReturnType<Read>>>, path: string, status: 200 | 404 | 422) {
  c.set('style', file.style)
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': HASHED.test(path) ? FOR_EVER : 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  }
  if (status === 200) {
    const etag = `W/"${file.hash}"`
    headers.etag = etag
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  }
  const asked = c.req.header('accept-encoding')
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] !== null && accepts(asked, name))
  if (encoding) headers['content-encoding'] = encoding
  const body = (encoding && file[encoding]) ?? file.body
  headers['content-length'] = String(body.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { status, headers })
}

async function font(c: Context, { fontOf }: OriginOptions) {
  const face = (c.req.param('file') ?? '').replace('.woff2', '')
  const bytes = Object.hasOwn(FACES, face) ? await fontOf(FACES[face as keyof typeof FACES].file) : null
  if (!bytes) return c.text('', 404)
  const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }
  return new Response(new Uint8Array(bytes), { headers })
}

function written(c: Visit, { type, text }: { type: string; text: string }, cache: string) {
  c.set('style', styleSource(text))
  return new Response(text, { headers: { 'content-type': type, 'cache-control': cache } })
}

async function template(c: Visit, { place, outline }: OriginOptions) {
  const slug = place?.slugOf(hostOf(c))
  const [id = '', path = ''] = [c.req.param('id'), c.req.param('path')]
  if (!place || !slug || !isTemplatesSlug(slug)) return c.text('No website has this name here.\n', 421)
  c.set('frames', true)
  if (path === 'cover.svg') {
    const drawn = outline && (await templateCover(id, outline))
    c.set('own', { 'Cross-Origin-Resource-Policy': 'cross-origin' })
    return drawn ? written(c, { type: 'image/svg+xml', text: drawn }, 'public, max-age=3600') : c.text('', 404)
  }
  const file = templateFile(id, fileAt(path), place.templates)
  return file ? written(c, file, 'public, max-age=3600') : c.text('Not found\n', 404)
}

/** What is not published yet, for whoever has the link. Nobody keeps it or finds it. */
async function preview(c: Visit, { db, now }: OriginOptions) {
  const { met } = c.var
  const [token, path] = [c.req.param('token') ?? '', c.req.param('path') ?? '']
  const version = met && (await previewedVersion(db, met.id, token, now()))
  if (!met || !version) return c.text('This link has expired.\n', 404)
  c.set('own', { 'X-Robots-Tag': 'noindex' })
  const [, hash] = /^pictures\/([0-9a-f]{20,64})\.webp$/.exec(path) ?? []
  if (hash) {
    const isHere = and(eq(sitePictures.site_id, met.id), eq(sitePictures.hash, hash))
    const [picture] = await db.select({ body: sitePictures.body }).from(sitePictures).where(isHere)
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }
    return picture ? new Response(new Uint8Array(picture.body), { headers }) : c.text('', 404)
  }
  const [row] = await db
    .select({ document: siteVersions.document, business: sites.business })
    .from(siteVersions)
    .innerJoin(sites, eq(sites.id, siteVersions.site_id))
    .where(and(eq(siteVersions.id, version), eq(siteVersions.site_id, met.id)))
  const { origin } = new URL(c.req.url)
  const file =
    row && (await previewFile(db, { site: met.id, ...row, base: `/_preview/${token}`, origin }, fileAt(path)))
  return file ? written(c, file, 'private, no-store') : c.text('Not found\n', 404)
}

type Sent = Found & { document: WebsiteDocument; read: Read; time: Date }

/** What a visitor sent is kept, and answered with a page. */
async function takeForm(c: Visit, { db, onForm, onSent }: OriginOptions, { met, document, read, time }: Sent) {
  const taken = storedForm(document, c.req.param('block') ?? '', await c.req.text())
  if (taken === 'no form') return lost(c, read, met)
  if (taken === 'wrong') {
    const page = await read(met, 'drawn/not-sent.html')
    return page ? answer(c, page, 'drawn/not-sent.html', 422) : lost(c, read, met)
  }
  if (taken !== 'machine') {
    const lately = gt(siteForms.at, new Date(time.getTime() - HOUR_MS))
    if ((await db.$count(siteForms, and(eq(siteForms.site_id, met.id), lately))) >= FORMS_AN_HOUR)
      return c.text('This website gets too many messages. Try again in an hour.\n', 429, { 'Retry-After': '3600' })
    await keepForm(db, met, taken, onForm)
    onSent?.()
  }
  // A machine learns nothing from the answer.
  return c.redirect('/drawn/sent', 303)
}

const keepForm = (db: Db, { id }: Met, form: StoredForm, onForm: OriginOptions['onForm']) =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(siteForms)
      .values({ site_id: id, ...form })
      .returning()
    if (row) await onForm?.(tx, row)
  })
