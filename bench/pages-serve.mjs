// One static server for all candidates, so that all pay the same price: HTTP/2, brotli, long caching for hashed files.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const CERTIFICATE = '.cache/bench/certificate'
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** A certificate of this machine alone; browsers are told its fingerprint. */
export function certificate() {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(CERTIFICATE, name))
  if (!existsSync(cert)) {
    mkdirSync(CERTIFICATE, { recursive: true })
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '365',
        '-keyout',
        key,
        '-out',
        cert,
        ...subject,
      ],
      { stdio: 'ignore' },
    )
  }
  const publicKey = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' })
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}

const files = new Map()
function fileAt(path) {
  if (!files.has(path)) {
    const bytes = readFileSync(path)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    const isText = !/octet|woff/.test(type)
    const body = isText ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : bytes
    files.set(path, { body, type, isText, gzip: isText ? gzipSync(bytes, { level: 9 }).length : bytes.length })
  }
  return files.get(path)
}

function find(folder, path) {
  const base = join(folder, decodeURIComponent(path))
  return [base, `${base}.html`, join(base, 'index.html'), join(folder, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
}

/** Hands a call of the API to the real server. */
async function pass(api, request, response) {
  const { ':path': path, ':method': method } = request.headers
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await fetch(api + path, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Serves a folder; `gzip` tells how large a path of it is in gzip. */
export async function serve(folder, api) {
  const { key, cert } = certificate()
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (pathname.startsWith('/api/')) return void pass(api, request, response).catch(() => response.destroy())
    const file = find(folder, pathname)
    if (!file) return void response.writeHead(404).end()
    const { body, type, isText } = fileAt(file)
    const cache =
      pathname.startsWith('/_next/static/') || pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache'
    response.writeHead(200, {
      'content-type': type,
      'cache-control': cache,
      ...(isText && { 'content-encoding': 'br' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session))
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `https://localhost:${server.address().port}`,
    gzip: (path) => fileAt(find(folder, path)).gzip,
    close() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}
