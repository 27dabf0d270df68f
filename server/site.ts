import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import * as z from 'zod/mini'

/** Answers an address pattern with a page of the export, the first that fits: `{ from: '^/report/[^/]+$', to: '/report/_.html' }`. */
const Rewrites = z.array(z.object({ from: z.string(), to: z.string() }))
const HeaderTable = z.record(z.string(), z.string())

const STRICT_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const PRIVATE = ['/_routes.json', '/_headers.json']
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type File = { path: string; etag: string; encodings: Map<string, string> }

/** The built application. The list of its files is read once, so that no address reaches any other file. */
export function createSite(folder: string, settings: { publicUrl: string }): Hono {
  const files = listFiles(folder)
  const rewrites = readJson(join(folder, '_routes.json'), Rewrites, []).map(({ from, to }) => ({ pattern: new RegExp(from), to }))
  const headers = { ...baseHeaders(settings.publicUrl), ...lowerCase(readJson(join(folder, '_headers.json'), HeaderTable, {})) }

  const find = (path: string): File | undefined => {
    if (PRIVATE.includes(path)) return undefined
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    const direct = files.get(path) ?? files.get(`${bare || '/index'}.html`) ?? files.get(`${bare}/index.html`)
    return direct ?? files.get(rewrites.find(({ pattern }) => pattern.test(bare))?.to ?? '')
  }

  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (c.req.path.startsWith('/reset-password/')) c.res.headers.set('referrer-policy', 'no-referrer')
  })
  site.get('*', async (c) => {
    const path = decoded(c.req.path)
    const file = path === null ? undefined : find(path)
    if (file) return send(c.req.raw, file, path?.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    const missing = files.get('/404.html')
    if (!missing) return c.text(files.size === 0 ? 'The application is not built yet. Run npm run build and start again.\n' : 'Not found\n', 404)
    return send(c.req.raw, missing, 'no-cache', 404)
  })
  site.all('*', (c) => c.text('Only the API takes this.\n', 405, { Allow: 'GET, HEAD' }))
  return site
}

async function send(request: Request, file: File, cacheControl: string, status = 200): Promise<Response> {
  const wanted = ENCODINGS.find(({ name }) => file.encodings.has(name) && accepts(request, name))
  const headers = new Headers({ 'cache-control': cacheControl, 'content-type': contentType(file.path) })
  if (file.encodings.size > 0) headers.set('vary', 'Accept-Encoding')
  if (wanted) headers.set('content-encoding', wanted.name)
  if (status === 200) {
    const etag = `W/"${file.etag}"`
    headers.set('etag', etag)
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  }
  const body = await readFile((wanted && file.encodings.get(wanted.name)) ?? file.path)
  return new Response(body, { status, headers })
}

function accepts(request: Request, encoding: string): boolean {
  const offers = (request.headers.get('accept-encoding') ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  return offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(offer))
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
      const { size, mtimeMs } = statSync(path)
      const encodings = new Map(ENCODINGS.filter(({ ending }) => all.has(path + ending)).map(({ name, ending }) => [name, path + ending]))
      return [
        `/${path.slice(join(folder, sep).length).replaceAll(sep, '/')}`,
        { path, etag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`, encodings },
      ]
    }),
  )
}

function readJson<T>(file: string, schema: z.ZodMiniType<T>, fallback: T): T {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : fallback
}

function baseHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': STRICT_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

const lowerCase = (headers: Record<string, string>) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
