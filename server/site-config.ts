import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from 'hono'
import { accepts } from './accepts'

type BrandAt = (host: string) => Promise<object | null>
type PathOf = () => string | undefined

/** It may change, and is another under another name. */
const NOT_KEPT = { 'cache-control': 'no-cache', vary: 'Host' }

/** What a reseller wrote, and over it the brand of the host name that is asked. */
export const configOf =
  (pathOf: PathOf, brandAt: BrandAt): Handler =>
  async (c, next) => {
    const brand = await brandAt(new URL(c.req.url).hostname)
    if (!brand) return next()
    const path = pathOf()
    return c.json({ ...(path && parsed(await readFile(path, 'utf8'))), ...brand }, 200, NOT_KEPT)
  }

/** Half a file says nothing. */
function parsed(text: string): object | null {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return null
  }
}

/** More of it is not put into a page: then the page asks for the file before it is seen, as scripts/export/config-file. */
const MAX_SHOWN = 8_192

/**
 * Answers, for a host name, what a page is told of config.json: one line of JSON, '' for a file that is no JSON or too
 * long. The file is read again when it was changed.
 */
export function shownConfig(pathOf: PathOf, brandAt: BrandAt) {
  let read = { mark: '', file: null as object | null }
  const current = async () => {
    const path = pathOf()
    if (!path) return {}
    const { mtimeMs, size } = await stat(path)
    const mark = `${mtimeMs} ${size}`
    if (read.mark !== mark) read = { mark, file: parsed(await readFile(path, 'utf8')) }
    return read.file
  }
  return async (host: string): Promise<string> => {
    const [file, brand] = await Promise.all([current().catch(() => null), brandAt(host)])
    const text = file || brand ? JSON.stringify({ ...file, ...brand }) : ''
    return text.length > MAX_SHOWN ? '' : text
  }
}

const CONFIG = /(<script data-base="[^"]*" data-config=")[^"]*/
const KEPT_PAGES = 400
const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const
type Wanted = { config: string; cacheControl: string; status: number }

/** Answers a page of the build with another configuration in it. Those asked for last are kept, compressed. */
export function dressPages() {
  const kept = new Map<string, Promise<Buffer>>()
  const once = (key: string, make: () => Promise<Buffer>) => {
    const made = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_PAGES) break
      kept.delete(oldest)
    }
    return made
  }
  return async (request: Request, { path }: { path: string }, { config, cacheControl, status }: Wanted) => {
    const { size, mtimeMs } = await stat(path)
    const mark = createHash('sha256').update(`${size} ${mtimeMs} ${config}`).digest('base64url').slice(0, 16)
    const etag = `W/"${mark}"`
    const accepted = request.headers.get('accept-encoding')
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
    const headers = new Headers({
      'cache-control': cacheControl,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Host',
      ...(status === 200 && { etag }),
    })
    if (status === 200 && request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    const page = () =>
      once(`${mark} ${path}`, async () => Buffer.from(withConfig(await readFile(path, 'utf8'), config)))
    if (encoding) headers.set('content-encoding', encoding)
    const body = encoding
      ? await once(`${mark} ${path} ${encoding}`, async () => ENCODERS[encoding](await page()))
      : await page()
    return new Response(new Uint8Array(body), { status, headers })
  }
}

const withConfig = (html: string, config: string) => {
  const shown = config.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(CONFIG, (_, tag: string) => tag + shown)
}
