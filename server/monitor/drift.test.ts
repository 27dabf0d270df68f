import { monitorApi } from '@/lib/contract/monitor'
import type { DnsAnswer } from '@/server/net/dns-answer'
import { dnsWith } from '@/server/scanner/testing'
import { closeSites, openMonitoring, openSite } from './testing'
import { openMonitorApi } from './testing-api'

const { ask, incidentsOf, monitorOf } = openMonitorApi()

afterEach(closeSites)

test('headers that are gone are named, told once, and their return too', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  const { headers } = site.state
  site.state.headers = {}
  await monitoring.check()
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    {
      kind: 'headers',
      changes: ['strict-transport-security', 'content-security-policy', 'x-content-type-options'].map((what) => ({
        what,
      })),
    },
  ])
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', open: ['headers'] })
  site.state.headers = headers
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'headers', ending: 'recovered' }])
  expect(monitoring.mails()).toEqual([
    expect.stringContaining('sends fewer or weaker security headers: strict-transport-security'),
    expect.stringContaining('sends its security headers again'),
  ])
})

test('a header that stays and protects no more is told once, and that it protects again', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  const { headers } = site.state
  site.state.headers = {
    ...headers,
    'strict-transport-security': 'max-age=0',
    'content-security-policy': "default-src 'self' 'unsafe-inline'",
  }
  await monitoring.check()
  await monitoring.check()
  const weaker = ['strict-transport-security', 'content-security-policy: script-src']
  expect(await incidentsOf(monitoring)).toMatchObject([
    { kind: 'headers', changes: weaker.map((what) => ({ what })), ended_at: null },
  ])
  // Other values that protect as much.
  site.state.headers = {
    ...headers,
    'strict-transport-security': 'max-age=600',
    'content-security-policy': "script-src 'nonce-1' 'unsafe-inline'",
  }
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'headers', ending: 'recovered' }])
  expect(monitoring.mails()).toEqual([
    expect.stringContaining(
      'sends fewer or weaker security headers: strict-transport-security; content-security-policy: script-src',
    ),
    expect.stringContaining('sends its security headers again'),
  ])
})

test.each([401, 403, 429])(
  'a wall that answers %d in place of the site says nothing of its headers',
  async (status) => {
    const site = await openSite()
    const monitoring = await openMonitoring(site)
    await monitoring.check()
    const { headers } = site.state
    const wall = async () => {
      Object.assign(site.state, { status, headers: {} })
      await monitoring.check()
      await monitoring.check()
    }
    await wall()
    expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', open: [] })
    expect(monitoring.mails()).toEqual([])
    // The site itself without them is told, and a wall does not end that.
    Object.assign(site.state, { status: 200, headers: {} })
    await monitoring.check()
    await wall()
    expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', open: ['headers'] })
    Object.assign(site.state, { status: 200, headers })
    await monitoring.check()
    expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', open: [] })
    expect(monitoring.mails()).toEqual([
      expect.stringContaining('fewer or weaker security headers'),
      expect.stringContaining('sends its security headers again'),
    ])
  },
)

test('another certificate is told once, and accepted it is how it should be', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  site.replaceCertificate()
  await monitoring.check()
  await monitoring.check()
  const [incident, ...others] = await incidentsOf(monitoring)
  expect(others).toEqual([])
  expect(incident).toMatchObject({ kind: 'certificate', ended_at: null })
  expect(incident?.changes).toContainEqual({ what: 'subject', before: 'CN=first.test', after: 'CN=second.test' })
  expect(monitoring.mails()).toEqual([expect.stringContaining('has a new certificate')])

  const { token, workspace } = monitoring.who
  const params = { workspace: workspace.id, asset: monitoring.asset.id }
  await ask(monitorApi.accept, { token, params, body: { kind: 'certificate' } })
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'certificate', ending: 'accepted' }])
  expect(monitoring.mails()).toHaveLength(1)
})

test('the earlier certificate put back ends it with a recovery', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  site.replaceCertificate()
  await monitoring.check()
  site.restoreCertificate()
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'certificate', ending: 'recovered' }])
  expect(monitoring.mails()).toEqual([
    expect.stringContaining('has a new certificate'),
    expect.stringContaining('has its previous certificate again'),
  ])
})

test('name servers that are others now are told; a question without an answer proves nothing', async () => {
  let ns: DnsAnswer<string> = { state: 'found', records: ['ns1.good.test', 'ns2.good.test'] }
  const site = await openSite()
  const monitoring = await openMonitoring({
    value: `https://shop.example.com:${new URL(site.value).port}`,
    dns: { ...dnsWith(), ns: async () => ns },
  })
  await monitoring.check()
  ns = { state: 'failed', records: [], reason: 'SERVFAIL' }
  monitoring.turn(60)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toEqual([])
  ns = { state: 'found', records: ['ns2.good.test', 'ns1.evil.test'] }
  monitoring.turn(60)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    {
      kind: 'dns',
      changes: [
        { what: 'NS example.com', before: 'ns1.good.test, ns2.good.test', after: 'ns1.evil.test, ns2.good.test' },
      ],
    },
  ])
  ns = { state: 'found', records: ['ns2.good.test', 'ns1.good.test'] }
  monitoring.turn(60)
  await monitoring.check()
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/DNS records of .* changed/),
    expect.stringContaining('has its previous DNS records again'),
  ])
})

test('a host that hands out addresses of other networks by turns is told once, a network never seen before is', async () => {
  const site = await openSite()
  let records = ['192.0.2.1']
  const monitoring = await openMonitoring({
    value: `https://shop.example.com:${new URL(site.value).port}`,
    dns: { ...dnsWith(), a: async () => ({ state: 'found', records }) },
  })
  const answer = async (...addresses: string[]) => {
    records = addresses
    monitoring.turn(60)
    await monitoring.check()
  }
  await answer('192.0.2.1')
  await answer('192.0.2.77')
  expect(await incidentsOf(monitoring)).toEqual([])
  await answer('198.51.100.1')
  const change = { what: 'A shop.example.com', before: '192.0.2.77', after: '198.51.100.1' }
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'dns', changes: [change], ended_at: null }])
  await answer('192.0.2.1')
  for (const address of ['198.51.100.9', '192.0.2.5', '198.51.100.2', '192.0.2.1']) await answer(address)
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'dns', ending: 'recovered' }])
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/DNS records of .* changed/),
    expect.stringContaining('has its previous DNS records again'),
  ])
  await answer('203.0.113.1')
  expect(await monitorOf(monitoring)).toMatchObject({ open: ['dns'] })
  expect(monitoring.mails()).toHaveLength(3)

  // Accepted, it is the only one that is right.
  const { token, workspace } = monitoring.who
  await ask(monitorApi.accept, {
    token,
    params: { workspace: workspace.id, asset: monitoring.asset.id },
    body: { kind: 'dns' },
  })
  await answer('203.0.113.2')
  expect(await monitorOf(monitoring)).toMatchObject({ open: [] })
  await answer('192.0.2.1')
  expect(await monitorOf(monitoring)).toMatchObject({ open: ['dns'] })
})

test('addresses that go to and fro between two checks are told to nobody', async () => {
  const site = await openSite()
  const answers = ['192.0.2.1', '198.51.100.1', '192.0.2.1', '198.51.100.1', '198.51.100.1']
  const monitoring = await openMonitoring({
    value: `https://shop.example.com:${new URL(site.value).port}`,
    dns: { ...dnsWith(), a: async () => ({ state: 'found', records: answers.splice(0, 1) }) },
  })
  while (answers.length > 0) {
    monitoring.turn(60)
    await monitoring.check()
  }
  expect(await incidentsOf(monitoring)).toEqual([])
  expect(monitoring.mails()).toEqual([])
})
