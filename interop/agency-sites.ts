import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { Severity } from '@/lib/contract/scan-result'
import { makeCertificate } from '@/server/scanner/checks/testing-certificate'

/** What can be wrong with a site. `light`: its landing page alone shows it. */
export const FLAWS = {
  env: { rule: 'exposure.files/secrets', severity: 'critical', light: false },
  dump: { rule: 'exposure.files/dump', severity: 'critical', light: false },
  git: { rule: 'exposure.files/git', severity: 'high', light: false },
  listing: { rule: 'exposure.listing/listing', severity: 'medium', light: false },
  traces: { rule: 'content.page/error-disclosure', severity: 'low', light: false },
  jquery: { rule: 'software.js/vulnerable', severity: 'medium', light: true },
  hsts: { rule: 'http.headers/hsts-missing', severity: 'medium', light: true },
  csp: { rule: 'http.csp/missing', severity: 'medium', light: true },
  cookie: { rule: 'http.cookies/session-no-secure', severity: 'medium', light: true },
  selfSigned: { rule: 'tls.certificate/self-signed', severity: 'high', light: true },
  expired: { rule: 'tls.certificate/expired', severity: 'high', light: true },
} as const satisfies Record<string, { rule: string; severity: Severity; light: boolean }>
export type Flaw = keyof typeof FLAWS

/** `away`: no connection is taken; `busy`: every answer is 503. */
export type Mood = 'up' | 'away' | 'busy'

export type AgencySite = {
  host: string
  address: string
  flaws: Set<Flaw>
  mood: Mood
  /** How long every answer takes. */
  delayMs: number
  /** The content of the file of proof. */
  proof: string
}

const GOOD_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const PAGE =
  '<!doctype html><html lang="en"><head><title>Shop</title>SCRIPT</head><body><h1>Shop</h1><p><a href="/contact">Contact</a></p></body></html>\n'
const LISTING =
  '<!doctype html><html><head><title>Index of /uploads/</title></head><body><h1>Index of /uploads/</h1><hr><pre><a href="../">../</a>\n<a href="order-1.pdf">order-1.pdf</a>  01-Nov-2026 10:00  1024\n</pre><hr></body></html>\n'
const TRACE =
  '<!doctype html><html><head><title>Error</title></head><body><pre>TypeError: Cannot read properties of undefined (reading &#39;id&#39;)<br> &nbsp; &nbsp;at show (/srv/shop/routes/product.js:42:17)<br> &nbsp; &nbsp;at Layer.handle (/srv/shop/node_modules/express/lib/router/layer.js:95:5)<br> &nbsp; &nbsp;at next (/srv/shop/node_modules/express/lib/router/route.js:144:13)</pre></body></html>\n'

/** What lies open, and with which flaw. */
const FILES: Record<string, { flaw: Flaw; type: string; body: string }> = {
  '/.env': { flaw: 'env', type: 'text/plain', body: 'APP_ENV=production\nDB_PASSWORD=only-in-this-test\n' },
  '/backup.sql': {
    flaw: 'dump',
    type: 'application/sql',
    body: '-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)\n--\n-- Host: localhost    Database: shop\n\nCREATE TABLE `orders` (`id` int);\n',
  },
  '/.git/HEAD': { flaw: 'git', type: 'text/plain', body: 'ref: refs/heads/main\n' },
  '/.git/config': {
    flaw: 'git',
    type: 'text/plain',
    body: '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n',
  },
  '/uploads/': { flaw: 'listing', type: 'text/html', body: LISTING },
  '/js/jquery.js': {
    flaw: 'jquery',
    type: 'text/javascript',
    body: '/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\n',
  },
}

/** All sites in one server, each at an address of its own and with a certificate of its own. Gives what ends it. */
export async function serveSites(sites: readonly AgencySite[], folder: string): Promise<() => void> {
  const certificates = new Map(sites.map((site) => [site.host, contextsOf(site, folder)]))
  const byAddress = new Map(sites.map((site) => [site.address, site]))
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const site = byAddress.get(request.socket.localAddress ?? '')
    if (site) setTimeout(() => respond(site, request, response), site.delayMs)
    else response.writeHead(404).end()
  }
  const plain = createServer(answer)
  const secure = createTlsServer(
    {
      ...makeCertificate(),
      SNICallback: (name, done) => {
        const site = sites.find(({ host }) => host === name)
        const contexts = certificates.get(name)
        done(
          null,
          site &&
            contexts?.[site.flaws.has('expired') ? 'expired' : site.flaws.has('selfSigned') ? 'selfSigned' : 'own'],
        )
      },
    },
    answer,
  )
  for (const [server, port] of [
    [plain, 80],
    [secure, 443],
  ] as const) {
    server.prependListener('connection', (socket: Socket) => {
      if (byAddress.get(socket.localAddress ?? '')?.mood === 'away') socket.destroy()
    })
    server.listen(port, '0.0.0.0')
    await once(server, 'listening')
  }
  return () => {
    for (const server of [plain, secure]) {
      server.close()
      server.closeAllConnections()
    }
  }
}

function respond(site: AgencySite, request: IncomingMessage, response: ServerResponse): void {
  const { flaws, host } = site
  const isSecure = 'encrypted' in request.socket
  const path = new URL(request.url ?? '/', `http://${host}`).pathname
  if (site.mood === 'busy') return void response.writeHead(503, { 'content-type': 'text/plain' }).end('Too busy\n')
  if (!isSecure) return void response.writeHead(301, { location: `https://${host}${path}` }).end()
  for (const [name, value] of Object.entries(GOOD_HEADERS)) response.setHeader(name, value)
  if (!flaws.has('hsts')) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (!flaws.has('csp')) response.setHeader('content-security-policy', CSP)
  if (flaws.has('cookie')) response.setHeader('set-cookie', 'session=0123456789abcdef; Path=/; HttpOnly; SameSite=Lax')
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  const file = FILES[path]
  if (file && flaws.has(file.flaw)) return void send(200, file.type, file.body)
  if (path === '/')
    return void send(
      200,
      'text/html; charset=utf-8',
      PAGE.replace('SCRIPT', flaws.has('jquery') ? '<script src="/js/jquery.js"></script>' : ''),
    )
  if (path === '/contact') return void send(200, 'text/html; charset=utf-8', PAGE.replace('SCRIPT', ''))
  if (path === '/.well-known/site-proof.txt' && site.proof) return void send(200, 'text/plain', site.proof)
  if (path === '/.well-known/security.txt')
    return void send(
      200,
      'text/plain',
      `Contact: mailto:security@${host}\nExpires: ${new Date(Date.now() + 30 * 86_400_000).toISOString()}\n`,
    )
  if (flaws.has('traces')) return void send(404, 'text/html', TRACE)
  send(404, 'text/plain', 'Not found\n')
}

type Contexts = Record<'own' | 'selfSigned' | 'expired', SecureContext>

function contextsOf({ host }: AgencySite, folder: string): Contexts {
  const file = (name: string) => join(folder, name)
  const names = ['-addext', `subjectAltName=DNS:${host}`]
  const authority = ['-CA', file('ca.pem'), '-CAkey', file('ca.key')]
  const [key, cert] = [file(`${host}.key`), file(`${host}.pem`)]
  issue(host, key, cert, 90, [...names, '-addext', 'basicConstraints=critical,CA:FALSE', ...authority])
  return {
    own: createSecureContext({ key: readFileSync(key), cert: readFileSync(cert) }),
    selfSigned: createSecureContext(makeCertificate({ names: [host] })),
    expired: createSecureContext(makeCertificate({ names: [host], from: -90, to: -3 })),
  }
}

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** An authority of our own. Gives the file of its certificate. */
export function makeAuthority(folder: string): string {
  const [key, cert] = [join(folder, 'ca.key'), join(folder, 'ca.pem')]
  issue('Agency Test Authority', key, cert, 365, [
    '-addext',
    'basicConstraints=critical,CA:TRUE',
    '-addext',
    'keyUsage=critical,keyCertSign,cRLSign',
  ])
  return cert
}

/** Makes a key and its certificate. Without an authority in `more` it is issued by itself. */
function issue(name: string, key: string, cert: string, days: number, more: string[]) {
  const made = ['-keyout', key, '-out', cert, '-days', String(days), '-subj', `/CN=${name}`]
  execFileSync('/usr/bin/openssl', ['req', '-x509', ...EC, ...made, ...more], { stdio: 'ignore' })
}
