import { monitorApi } from '@/lib/contract/monitor'
import { closeServers, startHttp } from '@/server/scanner/testing'
import { closeSites, openMonitoring, openSite } from './testing'
import { openMonitorApi } from './testing-api'

const { tell, incidentsOf, monitorOf } = openMonitorApi()

afterEach(async () => {
  await closeSites()
  await closeServers()
})

const DAY = 24 * 60
/** A monitor whose domain ends so many days from now, as its registry says. */
async function openDomain(days: number) {
  const site = await openSite()
  const monitoring = await openMonitoring({ value: `https://shop.example.com:${new URL(site.value).port}` })
  const registration = { end: new Date(monitoring.deps.now().getTime() + days * DAY * 60_000), status: 200, asked: 0 }
  const registry = await startHttp((_request, response) => {
    registration.asked += 1
    response
      .writeHead(registration.status)
      .end(JSON.stringify({ events: [{ eventAction: 'expiration', eventDate: registration.end.toISOString() }] }))
  })
  monitoring.deps.registry = `http://rdap.test:${registry.port}/domain/`
  return { monitoring, registration }
}

test('a domain that ended is one incident with one mail, until its registry says that it was renewed', async () => {
  const { monitoring, registration } = await openDomain(20)
  const { end } = registration
  await monitoring.check()
  monitoring.turn(19 * DAY)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toEqual([])
  monitoring.turn(DAY)
  await monitoring.check()
  await monitoring.check()
  monitoring.turn(DAY)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    {
      kind: 'domain',
      ended_at: null,
      changes: [{ what: 'valid_to', before: null, after: end.toISOString() }],
      alerts: [{ kind: 'opened', state: 'sent' }],
    },
  ])
  expect(await monitorOf(monitoring)).toMatchObject({
    state: 'up',
    open: ['domain'],
    domain_expires_at: end.toISOString(),
  })
  const day = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const opened = `https://shop.example.com:${new URL(monitoring.asset.value).port}: domain registration expired on ${day}`
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/The domain for .* expires in 19 days/),
    expect.stringMatching(/The domain for .* expires in 0 days/),
    opened,
  ])

  registration.end = new Date(end.getTime() + 365 * DAY * 60_000)
  monitoring.turn(60)
  await monitoring.check()
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'domain', ending: 'recovered' }])
  expect(await monitorOf(monitoring)).toMatchObject({ open: [], domain_expires_at: registration.end.toISOString() })
  expect(monitoring.mails().slice(3)).toEqual([expect.stringContaining('is registered again')])
})

test('a domain that is renewed on its last day is told to nobody, and neither is one whose registry gives no answer', async () => {
  const { monitoring, registration } = await openDomain(40)
  await monitoring.check()
  registration.status = 503
  monitoring.turn(41 * DAY)
  await monitoring.check()
  monitoring.turn(60)
  await monitoring.check()
  expect(registration.asked).toBe(3)
  registration.status = 200
  registration.end = new Date(registration.end.getTime() + 365 * DAY * 60_000)
  monitoring.turn(60)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toEqual([])
  expect(monitoring.mails()).toEqual([])
  expect(await monitorOf(monitoring)).toMatchObject({ domain_expires_at: registration.end.toISOString() })
})

test('that a domain ended cannot be accepted: it is over when it is renewed', async () => {
  const { monitoring } = await openDomain(-3)
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ open: ['domain'] })
  const { asset, who } = monitoring
  const sent = { token: who.token, params: { workspace: who.workspace.id, asset: asset.id }, body: { kind: 'domain' } }
  expect(await tell(monitorApi.accept, sent)).toMatchObject({ status: 409 })
  expect(await monitorOf(monitoring)).toMatchObject({ open: ['domain'] })
})
