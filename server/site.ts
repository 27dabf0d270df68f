import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import * as z from 'zod/mini'
import { accepts } from './accepts'
import { hstsAt } from './hsts'
import { configOf, dressPages, shownConfig } from './site-config'

/**
 * hosts/soteria.json of the build. `from` is a pattern, `to` the file that answers: `{ from: '^/report/[^/.]+$', to:
 * '/report/_.html' }`.
 */
const Rules = z.object({
  /** '' at the root, else like '/portal'. */
  base: z.string(),
  rewrites: z.array(z.object({ from: z.string(), to: z.string() })),
  headers: z.record(z.string(), z.string()),
  /** Pages below it tell their address to nobody. */
  secret: z.string(),
  /** What the pages hold of config.json, where they hold it. */
  config: z.optional(z.string()),
})

const POLICY = 'Content-Security-Policy'

/** What is answered when there is no build. */
const NO_BUILD: z.infer<typeof Rules> = {
  base: '',
  rewrites: [],
  headers: {
    [POLICY]: "default-src 'self'; script-src 'self'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  secret: '/reset-password/',
}

/** What pages of others load. It changes with an update only, and not all at once. */
const WIDGET = '/widget.js'
const FOR_OTHERS = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }

/** Of the build, but for other hosts. */
const PRIVATE =
  /^\/(hosts\/|soteria-embed\.|_headers$|_redirects$|\.htaccess$|\.nojekyll$|(firebase|serve|vercel)\.json)/
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type File = { path: string; encodings: Map<string, string> }

/**
 * The built application. The list of its files is read once, so that no address reaches any other file. `hasLogos` says
 * whether tenants have chosen images, which may be anywhere; `brandAt`, what a host name lays over config.json.
 */
export function createSite(
  folder: string,
  settings: { publicUrl: string; frames?: string | null },
  hasLogos: () => Promise<boolean> = async () => false,
  brandAt: (host: string) => Promise<object | null> = async () => null,
): Hono {
  const files = listFiles(folder)
  const { base, ...rules } = readRules(join(folder, 'hosts/soteria.json'))
  const rewrites = rules.rewrites.map(({ from, to }) => ({ pattern: new RegExp(from), to }))
  const headers = headersOf(rules.headers, settings)

  const find = (address: string): File | undefined => {
    const path = address.slice(base.length)
    if (!address.startsWith(`${base}/`) || PRIVATE.test(path)) return undefined
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    const direct = files.get(path) ?? files.get(`${bare || '/index'}.html`) ?? files.get(`${bare}/index.html`)
    return direct ?? files.get(rewrites.find(({ pattern }) => pattern.test(base + bare))?.to ?? '')
  }

  const configPath = () => find(`${base}/config.json`)?.path
  const sendPage = pageSender(rules.config, shownConfig(configPath, brandAt))
  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries({ ...headers, ...hstsAt(settings.publicUrl, c.req.url) }))
      c.res.headers.set(name, value)
    if (await hasLogos()) c.res.headers.set(POLICY, (headers[POLICY] ?? '').replace(/\bimg-src [^;]*/, '$& https:'))
    if (c.req.path === base + WIDGET)
      for (const [name, value] of Object.entries(FOR_OTHERS)) c.res.headers.set(name, value)
    if (c.req.path.startsWith(base + rules.secret)) c.res.headers.set('referrer-policy', 'no-referrer')
  })
  site.get(`${base}/config.json`, configOf(configPath, brandAt))
  site.get('*', async (c) => {
    const path = decoded(c.req.path)
    if (base && (path === '/' || path === base)) return c.redirect(`${base}/`)
    const file = path === null ? undefined : find(path)
    if (file) return sendPage(c.req.raw, file, keptFor((path ?? '').slice(base.length)))
    const missing = files.get('/404.html')
    if (!missing)
      return c.text(
        files.size === 0 ? 'The application is not built yet. Run npm run build and start again.\n' : 'Not found\n',
        404,
      )
    return sendPage(c.req.raw, missing, 'no-cache', 404)
  })
  site.all('*', (c) => c.text('Only the API takes this.\n', 405, { Allow: 'GET, HEAD' }))
  return site
}

/** A page holds what config.json says here and now, so that its first paint waits for nothing; `built` is what it holds. */
function pageSender(built: string | undefined, configAt: (host: string) => Promise<string>) {
  const dressed = dressPages()
  return async (request: Request, file: File, cacheControl: string, status = 200) => {
    const isPage = built !== undefined && file.path.endsWith('.html')
    const config = isPage ? await configAt(new URL(request.url).hostname) : undefined
    return config === undefined || config === built
      ? send(request, file, cacheControl, status)
      : dressed(request, file, { config, cacheControl, status })
  }
}

/** `frames`: where the templates of websites are, the only pages of others that are shown in a frame. */
const headersOf = (
  { [POLICY]: policy = '', ...headers }: Readonly<Record<string, string>>,
  { frames }: { frames?: string | null },
): Record<string, string> => ({
  ...headers,
  [POLICY]: frames ? `${policy}; frame-src 'self' ${frames}` : policy,
})

function keptFor(path: string): string {
  if (path === WIDGET) return 'public, max-age=300'
  return path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function send(request: Request, file: File, cacheControl: string, status = 200): Promise<Response> {
  const wanted = ENCODINGS.find(
    ({ name }) => file.encodings.has(name) && accepts(request.headers.get('accept-encoding'), name),
  )
  const headers = new Headers({ 'cache-control': cacheControl, 'content-type': contentType(file.path) })
  if (file.encodings.size > 0) headers.set('vary', 'Accept-Encoding')
  if (wanted) headers.set('content-encoding', wanted.name)
  if (status === 200) {
    // A reseller edits config.json while the server runs.
    const { size, mtimeMs } = await stat(file.path)
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    headers.set('etag', etag)
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  }
  const body = await readFile((wanted && file.encodings.get(wanted.name)) ?? file.path)
  return new Response(body, { status, headers })
}

function contentType(path: string): string {
  if (path.endsWith('.txt')) return 'text/plain; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

/** Every file by its address, with its compressed twins. */
function listFiles(folder: string): Map<string, File> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  return new Map(
    paths.map((path) => {
      const encodings = new Map(
        ENCODINGS.filter(({ ending }) => all.has(path + ending)).map(({ name, ending }) => [name, path + ending]),
      )
      return [`/${path.slice(join(folder, sep).length).replaceAll(sep, '/')}`, { path, encodings }]
    }),
  )
}

const readRules = (file: string) => (existsSync(file) ? Rules.parse(JSON.parse(readFileSync(file, 'utf8'))) : NO_BUILD)

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
