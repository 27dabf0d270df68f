// A process of its own: as many equal HTTPS sites as asked for, each at an address of its own. `node
// bench/scans-site.mjs <folder> <port> <count>`
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'

const [folder, port, count] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const tls = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) }

const PAGES = 12
const links = Array.from({ length: PAGES }, (_, page) => `<a href="/page/${page}">Page ${page}</a>`).join('\n')
const page = (
  title,
) => `<!doctype html><html lang="en"><head><title>${title}</title><link rel="stylesheet" href="/assets/shop.css"><script src="/assets/jquery.js"></script>
<script src="/assets/shop.js"></script></head><body><h1>${title}</h1>${links}<img src="/assets/lamp.png" alt=""><form method="post" action="/search"><input name="q"></form></body></html>`
const FILES = {
  '/assets/jquery.js': [
    'text/javascript',
    `/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\n${'// as long as the real one\n'.repeat(3_600)}`,
  ],
  '/assets/shop.js': ['text/javascript', 'document.title += "!"\n'],
  '/assets/shop.css': ['text/css', 'body { color: black }\n'],
  '/.env': ['text/plain', 'APP_ENV=production\nDB_PASSWORD=only-in-this-bench\n'],
}

function answer({ url, socket }, response) {
  const path = url.split('?')[0]
  if (path === '/.well-known/site-proof.txt')
    return response
      .setHeader('content-type', 'text/plain')
      .end(readFileSync(join(folder, `${socket.localAddress}.txt`)))
  if (FILES[path]) return response.setHeader('content-type', FILES[path][0]).end(FILES[path][1])
  const known = path === '/' || /^\/page\/\d+$/.test(path)
  response
    .writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'basket=1; Path=/' })
    .end(known ? page(`Shop ${path}`) : 'Not found')
}

for (let site = 1; site <= count; site += 1) {
  const server = createServer(tls, answer)
  server.on('tlsClientError', () => {})
  await new Promise((ready) => server.listen(port, `127.0.1.${site}`, ready))
}
console.log('is ready')
