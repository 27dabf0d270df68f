import type { DomainSetup } from '@/lib/contract/website'
import { openEmbedded } from '@/server/db/embedded'
import { freePort, serverProcess } from '@/server/testing-process'
import { check, fail } from './expect'
import { type NameServer, startNameServer } from './name-server'
import { type Pebble, startPebble } from './pebble'
import { visit, visitPlainly, waitFor } from './visits'
import { type Api, PASSWORD, type Person, someone } from './website-owner'

const [OWNERS, OTHERS] = ['127.0.0.61', '127.0.0.62']
const [OURS, OLD_HOST] = ['127.0.0.1', '127.0.0.9']
const PANEL = 'panel.agency-interop.net'
const PAGES = 'sites.interop-pages.net'
const APEX = 'bakery-interop.com'
const WWW = `www.${APEX}`

type Names = { owners: NameServer; others: NameServer }

/**
 * Domains of websites against name servers of our own, and their certificates from Debian's pebble: what is said of each
 * state, a claim, the answer over TLS, a renewal, and an authority that is away.
 */
export async function testCertificates(): Promise<void> {
  const api = serverProcess('certificates')
  const names = { owners: await startNameServer(OWNERS), others: await startNameServer(OTHERS) }
  const [plain, secure] = [await freePort(), await freePort()]
  const pebble = await startPebble({ nameServer: `${OTHERS}:53`, httpPort: plain })
  try {
    await api.prepare({
      SOTERIA_DEMO: '0',
      PUBLIC_URL: `https://${PANEL}`,
      SCAN_ALLOW_CIDRS: '127.0.0.0/8',
      SITES_HOST: PAGES,
      SITES_IPS: OURS,
      SITES_RESOLVER: OTHERS,
      ACME_DIRECTORY: pebble.directory,
      ACME_EMAIL: 'ops@agency-interop.net',
      ACME_TERMS_AGREED: '1',
      SITES_HTTP_PORT: String(plain),
      SITES_HTTPS_PORT: String(secure),
      NODE_EXTRA_CA_CERTS: pebble.authority,
    })
    for (const person of ['ada', 'bob']) {
      api.admin('user', 'create', '--email', `${person}@example.com`, '--name', person, '--password', PASSWORD)
      api.admin('plan', 'grant', '--email', `${person}@example.com`, '--plan', 'agency toolkit')
    }
    const server = api.run()
    await server.ready
    for (const each of [names.owners, names.others]) {
      each.set(APEX, 'NS', 'ns1.interop-names.net')
      each.set('ns1.interop-names.net', 'A', OWNERS)
      for (const host of [PANEL, PAGES]) each.set(host, 'A', OURS)
    }
    const ada = await someone(api, 'ada')
    for (const host of [`${ada.slug}.${PAGES}`, `templates.${PAGES}`, 'old-host.example.com'])
      for (const each of [names.owners, names.others]) each.set(host, 'A', host.endsWith(PAGES) ? OURS : OLD_HOST)
    await ada.publish()
    await walkStates(ada, names)
    await walkCertificate({ ada, pebble, plain, secure })
    await walkClaim(api, names)
    await walkAway(ada, names, pebble)
    await server.end('SIGTERM')
    await renew(api, pebble, secure)
  } catch (error) {
    fail('certificates', error)
  } finally {
    await api.cleanUp()
    await pebble.stop()
    for (const each of Object.values(names)) each.close()
  }
}

const statesOf = ({ records }: DomainSetup) => records.map(({ type, state }) => `${type} ${state}`)

/** Missing, wrong, partly right, right where it is made, right for everybody. */
async function walkStates({ setUp }: Person, { owners, others }: Names): Promise<void> {
  owners.clear(APEX)
  others.clear(APEX)
  const none = await setUp(WWW)
  check(
    'a domain without name servers',
    [none.status, none.status_detail],
    ['pending', `${APEX} isn’t registered, or it has no name servers.`],
  )
  for (const each of [owners, others]) each.set(APEX, 'NS', 'ns1.interop-names.net')
  const missing = await setUp(WWW)
  check('missing records', [missing.status, statesOf(missing)], ['pending', ['CNAME missing', 'A missing']])
  check('missing records: the words', missing.status_detail, `Nothing is set up for ${WWW} yet.`)

  owners.set(APEX, 'A', OLD_HOST)
  owners.set(WWW, 'CNAME', 'old-host.example.com')
  const wrong = await setUp(WWW)
  check('wrong records', statesOf(wrong), ['CNAME wrong', 'A wrong'])
  check(
    'wrong records: the words',
    wrong.records.map(({ problem }) => problem?.text),
    [
      `${WWW} points to old-host.example.com instead of ${PAGES}.`,
      `The domain without www still points to your old host (${OLD_HOST}).`,
    ],
  )
  owners.set(WWW, 'CNAME', PAGES)
  owners.set(WWW, 'TXT', 'a note')
  const crowded = await setUp(WWW)
  check(
    'a CNAME beside others',
    crowded.records[0]?.problem?.text,
    `${WWW} also has a TXT record. Remove it to use the CNAME.`,
  )
  owners.clear(WWW)
  owners.set(WWW, 'CNAME', PAGES)
  others.set(WWW, 'CNAME', 'old-host.example.com')
  const late = await setUp(WWW)
  check('partly right', statesOf(late), ['CNAME ok', 'A wrong'])
  check(
    'right where it is made, and not yet elsewhere',
    late.records[0]?.problem?.text,
    'Your change is saved but still spreading. This can take up to 1 minute (TTL).',
  )
  for (const each of [owners, others]) {
    each.set(APEX, 'A', OURS)
    each.set(WWW, 'CNAME', PAGES)
  }
  const right = await setUp(WWW)
  check('right', [right.status, statesOf(right), right.certificate], ['verifying', ['CNAME ok', 'A ok'], 'issuing'])
}

type Walk = { ada: Person; pebble: Pebble; plain: number; secure: number }

async function walkCertificate({ ada, pebble, plain, secure }: Walk): Promise<void> {
  check('a name that is nobody’s', (await visitPlainly(plain, 'nobody-interop.com')).status, 421)
  const live = await waitFor(async () => {
    const domain = await ada.read()
    return domain?.status === 'active' && domain
  })
  check('with its certificate the domain is live', [live.certificate, live.status_detail], ['issued', null])
  const { status, text, certificate } = await visit(pebble, secure, WWW)
  check('the website answers over TLS with its certificate', [status, certificate.subjectaltname], [200, `DNS:${WWW}`])
  check('its pages say where they are', text.includes(`<link rel="canonical" href="https://${WWW}/">`), true)
  const other = await waitFor(() => visit(pebble, secure, APEX, '/about?x=1').catch(() => false as const))
  check('the other name leads to the main one', [other.status, other.location], [301, `https://${WWW}/about?x=1`])
  const own = await waitFor(() => visit(pebble, secure, `${ada.slug}.${PAGES}`).catch(() => false as const))
  check('the name it has without a domain answers too', own.status, 200)
  const panel = await waitFor(() => visit(pebble, secure, PANEL, '/api/health').catch(() => false as const))
  check('so does the application', panel.status, 200)
  const api = await visit(pebble, secure, WWW, '/api/health')
  check('and its API nowhere else', api.status, 404)
  const stranger = await visit(pebble, secure, 'nobody-interop.com').then(
    () => 'answered',
    () => 'refused',
  )
  check('without a certificate nobody is answered', stranger, 'refused')
  const moved = await visitPlainly(plain, WWW)
  check('HTTP leads to HTTPS', [moved.status, moved.location], [308, `https://${WWW}/about`])
}

/** Somebody else wants the domain: only a record of it brings it to them. */
async function walkClaim(api: Api, { others }: Names): Promise<void> {
  const bob = await someone(api, 'bob')
  const want = async () => {
    const answer = await fetch(`http://127.0.0.1:${api.port()}/api/dfy/websites/${bob.id}/domain-setup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${bob.token}`,
      },
      body: JSON.stringify({ domain: WWW }),
    })
    type Reply = { errors?: { domain: string[] }; record?: { host: string; value: string }; domain?: DomainSetup }
    return { status: answer.status, ...((await answer.json()) as Reply) }
  }
  const refused = await want()
  check(
    'a domain that another website has',
    [refused.status, refused.errors?.domain],
    [409, ['This domain is connected to another website.']],
  )
  const { host = '', value = '' } = refused.record ?? {}
  check('it is proved by', host, `_site-claim.${APEX}`)
  others.set(host, 'TXT', 'site-claim=somebody-elses')
  check('not with the record of another', (await want()).status, 409)
  others.set(host, 'TXT', value)
  const taken = await want()
  check('with the record it is theirs', [taken.status, taken.domain?.domain], [200, WWW])
}

/** An authority that does not answer: said in words, and tried again in an hour. */
async function walkAway(ada: Person, { owners, others }: Names, pebble: Pebble): Promise<void> {
  check('who lost a domain has none', await ada.read(), null)
  await pebble.stop()
  const domain = 'florist-interop.com'
  for (const each of [owners, others]) {
    each.set(domain, 'NS', 'ns1.interop-names.net')
    each.set(domain, 'A', OURS)
    each.set(`www.${domain}`, 'CNAME', PAGES)
  }
  await ada.setUp(domain)
  const failed = await waitFor(async () => {
    const now = await ada.read()
    return now?.certificate === 'failed' && now
  })
  check(
    'an authority that is away',
    [failed.status, failed.status_detail],
    ['verifying', 'The certificate authority didn’t respond.'],
  )
  const retry = Math.round((Date.parse(failed.certificate_retry_at ?? '') - Date.now()) / 60_000)
  check('it is asked again in an hour', retry > 50 && retry <= 60, true)
  await pebble.start()
}

/** Its time comes: as if thirty days before its end. */
async function renew(api: Api, pebble: Pebble, secure: number): Promise<void> {
  const database = await openEmbedded(api.dataDir)
  await database.client.query(`update site_certificates set next_try_at = now() where host = $1`, [WWW])
  await database.close()
  const server = api.run()
  await server.ready
  const old = await visit(pebble, secure, WWW)
  const fresh = await waitFor(async () => {
    const { certificate } = await visit(pebble, secure, WWW)
    return certificate.serialNumber !== old.certificate.serialNumber && certificate
  })
  check('a certificate is renewed, and shown without a restart', fresh.subjectaltname, `DNS:${WWW}`)
  await server.end('SIGTERM')
}
