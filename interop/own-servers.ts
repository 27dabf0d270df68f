import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Server } from 'node:net'
import type { Place } from './servers'

/** A server that runs inside this program. */
export type Serving = { close(): Promise<void> }

const PAGE = '<!doctype html><html lang="en"><head><title>Shop</title></head><body><p>Shop</p></body></html>\n'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const XML = { 'content-type': 'application/xml' }
const errorOf = (code: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`

/** As stores of objects answer whose lists are not public: 403 to every name that is not there. */
export const objectStore = (place: Place): Promise<Serving> =>
  serve(place, ({ url = '/' }, response) => {
    if (url === '/' || url === '/index.html') response.writeHead(200, HTML).end(PAGE)
    else if (url === '/backup.zip')
      response.writeHead(200, { 'content-type': 'application/zip' }).end(Buffer.from('504b0304140000000000', 'hex'))
    else response.writeHead(403, XML).end(errorOf('AccessDenied'))
  })

/** As they answer where anybody may read the list. */
export const listedStore = (place: Place): Promise<Serving> =>
  serve(place, ({ url = '/' }, response) => {
    const list =
      '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name><Contents><Key>customers/2026.csv</Key></Contents></ListBucketResult>'
    if (url === '/') response.writeHead(200, XML).end(`<?xml version="1.0" encoding="UTF-8"?>\n${list}`)
    else response.writeHead(404, XML).end(errorOf('NoSuchKey'))
  })

const serve = (place: Place, listener: RequestListener) =>
  listening(createServer(listener), place.httpPort, place.address)

/** TLS with HTTP/2 and nothing before it. */
export function http2Only(place: Place): Promise<Serving> {
  const server = createSecureServer(
    { key: readFileSync(place.key), cert: readFileSync(place.cert) },
    ({ url }, response) => {
      if (url === '/') response.writeHead(200, HTML).end(PAGE)
      else response.writeHead(404).end('Not found')
    },
  )
  return listening(server, place.httpsPort, place.address)
}

async function listening(server: Server, port: number, address: string): Promise<Serving> {
  server.on('tlsClientError', () => {})
  // Connections that a client keeps must not hold this program up.
  server.on('connection', (socket) => socket.unref().on('error', () => {}))
  await new Promise<void>((done) => server.listen(port, address, done))
  return { close: async () => void server.close() }
}
