// One static server for all candidates, so that all pay the same price: HTTP/2, brotli, long caching for hashed files.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
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

/** HTTP/2 has no such headers. */
const OF_ONE_WAY = ['connection', 'keep-alive', 'transfer-encoding']

/** Hands a call of the API to the real server, whose answer goes on as it is, compressed. */
function pass(api, asked, response) {
  const { ':path': path, ':method': method } = asked.headers
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
  const forward = request(api + path, { method, headers }, (answer) => {
    const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_ONE_WAY.includes(name)))
    response.writeHead(answer.statusCode, kept)
    answer.pipe(response)
  })
  forward.on('error', () => response.destroy())
  asked.pipe(forward)
}

/** Serves a folder; `gzip` tells how large a path of it is in gzip. */
export async function serve(folder, api) {
  const { key, cert } = certificate()
  const server = createSecureServer({ key, cert }, (asked, response) => {
    const { pathname } = new URL(asked.url, 'https://localhost')
    if (pathname.startsWith('/api/')) return pass(api, asked, response)
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
    response.end(asked.method === 'HEAD' ? undefined : body)
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
