import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Ruled, rulesOf } from './host-rules'
import { E2E_PORT } from './playwright.config'

/**
 * What a host without rules looks for: the exact file; that or `<path>.html`; that or a folder's index.html, which it
 * redirects to. Else 404.html.
 */
export type Kind = 'files' | 'html' | 'folder'
type Host = {
  folder: string
  base: string
  kind: Kind
  headers?: Record<string, string>
  edit?: (text: string) => string
  isMissing?: (path: string) => boolean
}

/** e2e/serve.mjs lets pages of this origin call the API. */
export const PORT = E2E_PORT + 2
export const HOST_ORIGIN = `http://127.0.0.1:${PORT}`
export const API_ORIGIN = `http://127.0.0.1:${E2E_PORT}`

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  json: 'application/json',
  svg: 'image/svg+xml',
}
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function answer(
  { folder, base, kind, headers, edit, isMissing }: Host,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const address = decodeURIComponent(new URL(request.url ?? '/', HOST_ORIGIN).pathname)
  const path = address.startsWith(`${base}/`) ? address.slice(base.length) : '/outside'
  const exact = path.endsWith('/') ? `${path}index.html` : path
  const candidates = kind === 'html' ? [exact, `${path}.html`] : [exact]
  const found = isMissing?.(path) ? undefined : candidates.find((file) => isFile(join(folder, file)))
  if (!found && kind === 'folder' && isFile(join(folder, path, 'index.html')))
    return response.writeHead(301, { location: `${base}${path}/` }).end()
  const file = join(folder, found ?? '404.html')
  response.writeHead(found ? 200 : 404, {
    'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    ...headers,
  })
  return edit ? response.end(edit(readFileSync(file, 'utf8'))) : createReadStream(file).pipe(response)
}

/** A host that applies the rules which came with the build. `folder` is the top of its site. */
function answerByRules(kind: Ruled, folder: string, base: string) {
  const rules = rulesOf(kind, { folder, base, has: (path) => isFile(join(folder, path)) })
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', HOST_ORIGIN).pathname)
    const verdict = rules.resolve(path)
    if ('redirect' in verdict) return response.writeHead(verdict.status, { location: verdict.redirect }).end()
    const type = TYPES[verdict.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(verdict.status ?? 200, { 'content-type': type, ...rules.headers(path) })
    return createReadStream(join(folder, verdict.file)).pipe(response)
  }
}

export const openRuledHost = (kind: Ruled, { folder, base }: { folder: string; base: string }) =>
  listen(answerByRules(kind, folder, base))

/** A small host of plain files. `host` may be changed while it runs, as by a new deployment. */
export async function openHost(host: Host) {
  return { host, close: await listen((request, response) => void answer(host, request, response)) }
}

/** Returns what closes it. */
async function listen(answerTo: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void answerTo(request, response))
  await new Promise<void>((done) => server.listen(PORT, '127.0.0.1', done))
  return () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}
