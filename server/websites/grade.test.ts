import { randomBytes, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { score } from '@/lib/domain/score'
import { TEMPLATES } from '@/lib/website/templates/templates'
import { keyPlace } from '@/server/certificates/tend'
import { certificates, sites, siteVersions } from '@/server/db/schema'
import type { Ground } from '@/server/host/ground'
import { openPublicPorts } from '@/server/host/public-ports'
import { AddressBook } from '@/server/net/address-book'
import type { Dns } from '@/server/net/dns'
import { createHttpClient } from '@/server/net/http'
import { FULL_SCAN_REQUESTS } from '@/server/net/http-limits'
import { knocker } from '@/server/net/knock'
import { onNode } from '@/server/on-node'
import type { Mode } from '@/server/scanner/check'
import { CHECKS } from '@/server/scanner/checks'
import { makeCertificate } from '@/server/scanner/checks/testing-certificate'
import { createContext } from '@/server/scanner/context'
import { runChecks } from '@/server/scanner/engine'
import { dnsWith, INFO_URL, LOOPBACK, resolveToLoopback } from '@/server/scanner/testing'
import { createSecrets } from '@/server/secrets'
import { openTestApi } from '@/server/testing'
import { websiteFonts } from './fonts'
import { siteNames } from './names'
import { createWebsites } from './origin'
import { placeOf } from './place'
import { publishWebsite } from './publish'

const { db, deps, signUp } = openTestApi()
const now = () => new Date()
const settings = { ...deps.settings, host: '127.0.0.1', sitesHttpPort: 0, sitesHttpsPort: 0 }
const { encodings } = onNode(settings, deps.log)
const secrets = createSecrets([randomBytes(32)])
const DOMAIN = 'clients.test'
const place = placeOf({ demo: false, sitesHost: DOMAIN, sitesPort: 0, publicUrl: 'https://soteria.test' })
const names = siteNames({ db, place, now })
const app = createWebsites({ db, now, place, names, appOrigins: [], ...websiteFonts, trustProxy: false })

/** What the tab Domain says to set, with DNSSEC at the registrar. */
const dns: Dns = {
  ...dnsWith({ [DOMAIN]: ['v=spf1 -all'], [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject'] }),
  caa: async () => ({ state: 'found', records: [{ critical: false, tag: 'issue', value: 'ca.test' }] }),
}

/** The ports that visitors come to, with their certificates and ciphers. */
let ports: Server[] = []
let httpsPort = 0
beforeAll(async () => {
  const ground = { settings, db, websites: { app, names } } as unknown as Ground
  const answer = async (request: Request) => app.fetch(request)
  ports = await openPublicPorts(ground, { answer, isSites: async () => true, secrets })
  const addresses = ports.map((server) => server.address() as AddressInfo)
  httpsPort = addresses.at(-1)?.port ?? 0
})
afterAll(async () => {
  for (const server of ports) {
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  }
})

/** As its agency would leave it: nothing of the template is changed. Answers its host name. */
async function publish({ id: template_id, business, document }: (typeof TEMPLATES)[number], user_id: string) {
  const [id, version] = [randomUUID(), randomUUID()]
  const slug = `${template_id}-${id.slice(0, 8)}`
  const host = `${slug}.${DOMAIN}`
  const site = { id, user_id, name: business.name, template_id, slug, business, version_id: version }
  const [row] = await db.insert(sites).values(site).returning()
  await db.insert(siteVersions).values({ id: version, site_id: id, rev: 1, document, by: 'Ada' })
  if (!row) throw new Error('The website was not made')
  const publishing = { ...websiteFonts, encodings, now, address: `https://${host}` }
  expect(await db.transaction((tx) => publishWebsite(tx, row, publishing))).toEqual([])
  const { cert, key } = makeCertificate({ names: [host] })
  const not_after = new Date(Date.now() + 60 * 86_400_000)
  const sealed = secrets.seal(key, keyPlace(host))
  await db.insert(certificates).values({ host, chain: cert, key: sealed, not_after, next_try_at: not_after })
  return host
}

async function scanned(host: string, mode: Mode) {
  const { signal } = new AbortController()
  const http = createHttpClient({
    policy: LOOPBACK,
    signal,
    book: new AddressBook(LOOPBACK, signal, resolveToLoopback),
    scanId: 'grade',
    infoUrl: INFO_URL,
    ...(mode === 'full' && { limits: { requests: FULL_SCAN_REQUESTS } }),
  })
  const target = { input: host, host, path: '/', httpPort: null, httpsPort, isLoopback: false }
  const knock = knocker('127.0.0.1', LOOPBACK, signal)
  try {
    const { context } = createContext({ mode, signal, target, ip: '127.0.0.1', http, dns, knock })
    return await runChecks(CHECKS, context, { perCheckMs: 60_000 })
  } finally {
    await http.close()
  }
}

/** True of this machine and not of the website: nobody vouches for its certificate, and others listen here too. */
const isOfMachine = (rule: string) => rule === 'tls.certificate/self-signed' || rule.startsWith('network.ports/')

test.each(['light', 'full'] as const)(
  'a website of every template gets A+ in a %s scan as it is published, and nothing is found on it',
  async (mode) => {
    const { user } = await signUp()
    const seen = await Promise.all(
      TEMPLATES.map(async (template) => {
        const { findings, rows } = await scanned(await publish(template, user.id), mode)
        const own = findings.filter(({ rule }) => !isOfMachine(rule))
        return [template.id, score(own, rows).grade, own.map(({ rule, at }) => `${rule} ${at}`)]
      }),
    )
    expect(seen).toEqual(TEMPLATES.map(({ id }) => [id, 'A+', []]))
  },
  60_000,
)
