import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { leadScans, scans } from '@/server/db/schema'
import { leadSites } from '@/server/demo/lead-sites'
import { sampleHosts } from '@/server/leads/sample'
import { openContractApi } from '@/server/routes/testing'

const hosts = sampleHosts()
let server: Server
let port: number
let asked: string[] = []

beforeAll(async () => {
  const sites = leadSites(hosts)
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.split(':')[0]} ${request.url}`)
    if (!sites(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((done) => server.close(done)))

/** As the try-out mode is: the sites of the sample directory, and nothing else on this machine. */
const open = () => openContractApi({ settings: { demo: true, demoPort: port, scanAllowCidrs: [] } })

const site = (place: number) => `http://${hosts[place]}:${port}/`

async function agency() {
  const api = open()
  const who = await api.signUp({ plan: 'agency toolkit' })
  const at = { token: who.token, params: { workspace: who.workspace.id } }
  const scan = (body: object) => api.tell(leadApi.scanAsset, { ...at, body })
  return { ...api, ...who, at, scan }
}

test('a site of the directory is scanned by the real engine, and what it publishes comes to its lead', async () => {
  const me = await agency()
  const { results } = await me.ask(leadApi.save, {
    ...me.at,
    body: { leads: [{ source: 'sample', source_id: 's1', name: 'Abbott Dental', website: site(0), country: 'US' }] },
  })
  const lead = results?.[0]?.id ?? ''
  asked = []
  const first = await me.scan({ url: `${site(0)}?utm=1#top`, lead })
  expect(first).toMatchObject({ status: 200, body: { lead_scan: { status: 'queued', url: site(0) } } })
  await me.runLeadScans()
  const { lead_scan: scan } = await me.ask(leadApi.scanAsset, { ...me.at, body: { url: site(0), lead } })
  expect(scan).toMatchObject({ status: 'completed', checks_done: scan.checks_total })
  const rules = scan.issues?.map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['software.js/vulnerable', 'http.cookies/session-no-httponly']))
  const ranks =
    scan.issues?.map(({ severity }) => ['critical', 'high', 'medium', 'low', 'info'].indexOf(severity)) ?? []
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(scan.emails).toEqual([{ value: `hello@${hosts[0]}`, page: '/' }])
  expect(new Set(asked.map((line) => line.split(' ')[0]))).not.toContain('POST')
  const { lead: whole } = await me.ask(leadBookApi.show, { ...me.at, params: { ...me.at.params, lead } })
  expect(whole.facts.find(({ key, source }) => key === 'email' && source === 'website')?.source_url).toBe(site(0))
  expect(whole).toMatchObject({ email: `hello@${hosts[0]}`, opportunity_is_least: true })
  expect(whole.parts.map(({ key }) => key)).toEqual(expect.arrayContaining(['known_hole', 'email_known']))
  // It stands in no history of scans, and the one of today is answered again, or made anew every ten minutes at most.
  expect(await me.db.$count(scans, eq(scans.workspace_id, me.workspace.id))).toBe(0)
  const theirs = { host: 'shop.example', url: 'https://shop.example/' }
  await me.db.update(leadScans).set(theirs).where(eq(leadScans.user_id, me.user.id))
  expect(await me.scan({ url: theirs.url, refresh: true })).toMatchObject({
    status: 429,
    body: { code: 'lead_scan_fresh' },
  })
  expect(await me.db.$count(leadScans, eq(leadScans.user_id, me.user.id))).toBe(1)
  // Those of this machine at any time.
  await me.db
    .update(leadScans)
    .set({ host: `${hosts[0]}:${port}`, url: site(0) })
    .where(eq(leadScans.user_id, me.user.id))
  expect(await me.scan({ url: site(0), refresh: true })).toMatchObject({ body: { lead_scan: { status: 'queued' } } })
  await me.runLeadScans()
})

test('addresses that may not be scanned never are, nor who asked not to be contacted', async () => {
  const me = await agency()
  asked = []
  for (const url of [
    'http://127.0.0.1:9/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:3000/',
    'http://printer.local/',
    `http://127.0.0.1:${port}0/`,
  ])
    expect([url, await me.scan({ url })]).toMatchObject([url, { status: 422 }])
  for (const url of ['javascript:alert(1)', 'ftp://example.com', 'not an address', 'http://user:pw@example.com/'])
    expect([url, (await me.scan({ url })).status]).toEqual([url, 422])
  // A name of this machine at another port is refused by the guard of the engine.
  await me.scan({ url: `http://${hosts[0]}:${port === 9 ? 10 : 9}/` })
  await me.runLeadScans()
  const [row] = await me.db.select().from(leadScans).where(eq(leadScans.user_id, me.user.id))
  expect(row).toMatchObject({ status: 'failed', failure_reason: 'blocked' })
  await me.ask(leadBookApi.bulk, {
    ...me.at,
    body: {
      ids: (
        await me.ask(leadApi.save, {
          ...me.at,
          body: { lead: { source: 'sample', source_id: 'x', name: 'X', website: site(1) } },
        })
      ).leads.map(({ id }) => id),
      status: 'lost',
      lost_reason: 'stop',
    },
  })
  expect(await me.scan({ url: site(1) })).toMatchObject({
    status: 409,
    body: { message: 'This business is on your do-not-contact list and can’t be scanned.' },
  })
  expect(asked).toEqual([])
})

test('many are scanned three at a time, tell how far they are, go on after a stop of the server, and can be stopped', async () => {
  const me = await agency()
  const items = [2, 3, 7, 8, 11].map((place) => ({ url: site(place) }))
  const { batch } = await me.ask(leadWorkApi.scanMany, {
    ...me.at,
    body: { items: [...items, { url: 'http://10.0.0.1/' }] },
  })
  expect(batch).toMatchObject({ state: 'running', total: 6, done: 1, failed: 1 })
  expect(batch.items?.[5]?.message).toBe('This URL isn’t publicly reachable.')
  // What ran when the server stopped runs again.
  await me.db
    .update(leadScans)
    .set({ status: 'running', heartbeat_at: new Date(0) })
    .where(eq(leadScans.id, batch.items?.[0]?.scan?.id ?? ''))
  await me.runLeadScans()
  const at = { ...me.at, params: { ...me.at.params, batch: batch.id } }
  const { batch: ended } = await me.ask(leadWorkApi.batch, at)
  expect(ended).toMatchObject({ state: 'done', total: 6, done: 6 })
  const [library, , never, busy, hidden] = ended.items?.map(({ scan }) => scan) ?? []
  expect([library?.status, never?.status, never?.failure_reason]).toEqual(['completed', 'failed', 'unreachable'])
  expect(['completed', 'failed']).toContain(busy?.status)
  const [row] = await me.db
    .select()
    .from(leadScans)
    .where(eq(leadScans.id, hidden?.id ?? ''))
  expect(row?.contacts).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'email', page: '/contact' })]))

  const { batch: second } = await me.ask(leadWorkApi.scanMany, {
    ...me.at,
    body: { items: [{ url: site(4) }, { url: site(5) }] },
  })
  const stopAt = { ...me.at, params: { ...me.at.params, batch: second.id } }
  expect((await me.ask(leadWorkApi.stopBatch, stopAt)).batch).toMatchObject({ state: 'stopped', done: 2, failed: 2 })
  asked = []
  await me.runLeadScans()
  expect(asked).toEqual([])
  expect((await me.ask(leadWorkApi.batches, me.at)).batches.map(({ state }) => state)).toEqual(['stopped', 'done'])
})
