import { createServer as createHttpsServer, Server as HttpsServer } from 'node:https'
import { Server } from 'node:http'
import { callbackify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { challengeAnswer, createCertificates } from '@/server/certificates/shown'
import { listen } from '@/server/listen'
import type { Secrets } from '@/server/secrets'
import type { Ground } from './ground'

type Fetch = (request: Request, env: unknown) => Promise<Response>
type Answering = { answer: Fetch; isSites(request: Request): Promise<boolean>; secrets: Secrets }

const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/
/** Whoever reads along today cannot read it with the key of tomorrow. */
const CIPHERS = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  ...['ECDSA', 'RSA'].flatMap((key) => [
    `ECDHE-${key}-AES128-GCM-SHA256`,
    `ECDHE-${key}-AES256-GCM-SHA384`,
    `ECDHE-${key}-CHACHA20-POLY1305`,
  ]),
].join(':')

/**
 * Where this server gets its certificates itself: the port of HTTPS answers like its own port, with the certificate of
 * the name that is asked for; that of HTTP proves to the certificate authority whose a name is, and leads to HTTPS.
 * Answers what closes them.
 */
export async function openPublicPorts(ground: Ground, { answer, isSites, secrets }: Answering) {
  const { settings, db, websites } = ground
  const { contextFor } = createCertificates({ db, secrets, now: () => new Date() })
  const plain = createAdaptorServer({
    async fetch(request, env) {
      const { hostname, pathname, search, origin } = new URL(request.url)
      const [, token] = CHALLENGE.exec(pathname) ?? []
      const asked = token === undefined ? null : await challengeAnswer(db, hostname, token)
      if (asked !== null) return new Response(asked, { headers: { 'content-type': 'application/octet-stream' } })
      if (await contextFor(hostname)) return moved(`https://${hostname}${pathname}${search}`)
      // Until its certificate is there a website is better read like this than not at all.
      if (await isSites(request)) return websites.app.fetch(request, env)
      const own = new URL(settings.publicUrl)
      const isOwn = hostname === own.hostname && own.protocol === 'https:' && own.origin !== origin
      return isOwn
        ? moved(`${own.origin}${pathname}${search}`)
        : new Response('Nothing has this name here.\n', { status: 421 })
    },
  })
  const secure = createAdaptorServer({
    fetch: answer,
    createServer: createHttpsServer,
    serverOptions: {
      minVersion: 'TLSv1.2',
      ciphers: CIPHERS,
      honorCipherOrder: true,
      SNICallback: callbackify(async (name: string) => {
        const context = await contextFor(name)
        if (!context) throw new Error(`There is no certificate for ${name}`)
        return context
      }),
    },
  })
  if (!(plain instanceof Server) || !(secure instanceof HttpsServer)) throw new Error('These are no HTTP servers')
  await listen(plain, settings.sitesHttpPort, settings.host, 'SITES_HTTP_PORT')
  await listen(secure, settings.sitesHttpsPort, settings.host, 'SITES_HTTPS_PORT')
  return [plain, secure]
}

const moved = (to: string) => new Response(null, { status: 308, headers: { location: to } })
