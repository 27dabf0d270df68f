import { eq } from 'drizzle-orm'
import { users, workspaces } from '@/server/db/schema'
import { checkMonitor } from './check-monitor'
import { closeSites, openMonitoring, openSite } from './testing'
import { openMonitorApi } from './testing-api'

const { incidentsOf, monitorOf } = openMonitorApi()

afterEach(closeSites)

test('a site that stops is down after two checks: one incident, one mail, and one more when it is back', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', uptime_24h: null, open: [] })

  await site.stop()
  monitoring.turn(5)
  expect(await checkMonitor(monitoring.deps, monitoring.asset.id)).not.toBeNull()
  expect(await incidentsOf(monitoring)).toEqual([])
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', uptime_24h: 1 })
  monitoring.turn(0.5)
  await checkMonitor(monitoring.deps, monitoring.asset.id)
  await monitoring.check()
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    { kind: 'down', cause: 'connect', message: expect.stringMatching(/refused/), ended_at: null },
  ])
  expect(await monitorOf(monitoring)).toMatchObject({
    state: 'down',
    open: ['down'],
    uptime_24h: expect.closeTo(5 / 15.5, 10),
  })
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+ is down: couldn’t connect\. The connection was refused/),
  ])

  await site.start()
  await monitoring.check()
  const [incident] = await incidentsOf(monitoring)
  expect(incident).toMatchObject({
    kind: 'down',
    ending: 'recovered',
    alerts: [
      { kind: 'opened', state: 'sent' },
      { kind: 'recovered', state: 'sent' },
    ],
  })
  // From the first failure on: half a minute to the second, and three times five minutes.
  expect(Date.parse(incident!.ended_at!) - Date.parse(incident!.started_at)).toBe(15.5 * 60_000)
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', open: [] })
  expect(monitoring.mails()).toEqual([
    expect.stringContaining('is down'),
    expect.stringMatching(/is up again after 15\smin 30\ss$/),
  ])
})

test('one failure that the second check does not confirm is told to nobody and counts for nothing', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  site.state.status = 503
  monitoring.turn(5)
  await checkMonitor(monitoring.deps, monitoring.asset.id)
  site.state.status = 200
  monitoring.turn(0.5)
  await checkMonitor(monitoring.deps, monitoring.asset.id)
  await monitoring.deliver()
  const monitor = await monitorOf(monitoring)
  expect(monitor).toMatchObject({ state: 'up', uptime_24h: 1 })
  expect(monitor.beats.map(({ outcome }) => outcome)).toEqual(['up', 'unsure', 'up'])
  expect(monitor.uptime_since).toBe(monitor.beats[0]?.at)
  expect(await incidentsOf(monitoring)).toEqual([])
  expect(monitoring.mails()).toEqual([])
})

test('a site that is slowed is an incident of its own, with its end', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  site.state.delayMs = 1200
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'slow', open: ['slow'], uptime_24h: 1 })
  site.state.delayMs = 0
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    { kind: 'slow', message: expect.stringMatching(/^\d{4} ms$/), ending: 'recovered' },
  ])
  expect(monitoring.mails()).toEqual([
    expect.stringContaining('is slow'),
    expect.stringContaining('is responding normally again'),
  ])
})

test('a site that is down has no response time, also when its error page comes fast', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', response_ms: expect.any(Number) })
  site.state.status = 500
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'down', response_ms: null })
  await site.stop()
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'down', response_ms: null })
  site.state.status = 200
  await site.start()
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', response_ms: expect.any(Number) })
})

test('an expired certificate is an outage: browsers let nobody in', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  monitoring.turn(91 * 24 * 60)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    { kind: 'down', cause: 'certificate', message: expect.stringMatching(/expired on/) },
  ])
})

test('the end of a certificate is told thirty, fourteen and three days before, each once', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  for (const day of [0, 58, 3, 1, 14, 1, 11]) {
    monitoring.turn(day * 24 * 60)
    await monitoring.check()
  }
  expect(monitoring.mails()).toEqual(
    [29, 14, 2].map((days) =>
      expect.stringMatching(new RegExp(`The certificate for .* expires in (${days}|${days - 1}|${days + 1}) day`)),
    ),
  )
})

test('in quiet hours nothing is mailed; afterwards one mail tells all of it', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  const clock = (minutes: number) =>
    new Date(monitoring.deps.now().getTime() + minutes * 60_000)
      .toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' })
      .slice(0, 5)
  const settings = { timezone: 'Asia/Tokyo', quiet_hours: { from: clock(-60), to: clock(60) } }
  await monitoring.deps.db.update(workspaces).set({ settings }).where(eq(workspaces.id, monitoring.who.workspace.id))
  await site.stop()
  await monitoring.check()
  await site.start()
  await monitoring.check()
  expect(monitoring.mails()).toEqual([])
  expect((await incidentsOf(monitoring))[0]?.alerts).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  monitoring.turn(60)
  await monitoring.deliver()
  await monitoring.deliver()
  expect(monitoring.mails()).toEqual([expect.stringMatching(/is down.*\(and 1 more\)$/)])
  expect(monitoring.outbox.at(-1)?.text).toMatch(/is down: .*\n.*is up again after/)
})

test('who wants no mails about monitors gets none, also later; another address that the workspace names still does', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  const prefer = (mail_monitor_alerts: boolean) =>
    monitoring.deps.db
      .update(users)
      .set({ preferences: { mail_monitor_alerts } })
      .where(eq(users.id, monitoring.who.user.id))
  await prefer(false)
  await site.stop()
  await monitoring.check()
  await prefer(true)
  await monitoring.deliver()
  expect(monitoring.mails()).toEqual([])
  expect((await incidentsOf(monitoring))[0]).toMatchObject({ kind: 'down', alerts: [] })
  await prefer(false)
  const name = (notify_email: string) =>
    monitoring.deps.db
      .update(workspaces)
      .set({ settings: { notify_email } })
      .where(eq(workspaces.id, monitoring.who.workspace.id))
  // Their own mailbox, under whichever name.
  await name(monitoring.who.user.email.toUpperCase())
  await site.start()
  await monitoring.check()
  expect(monitoring.outbox.map(({ to }) => to.toLowerCase())).not.toContain(monitoring.who.user.email)
  await name('ops@example.com')
  await site.stop()
  await monitoring.check()
  expect(monitoring.mails()).toEqual([])
  expect(monitoring.outbox.at(-1)).toMatchObject({ to: 'ops@example.com', subject: expect.stringContaining('is down') })
})

test('a mail that could not be handed over is tried again, and is not sent twice', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  await site.stop()
  monitoring.post.mailer = { send: async () => Promise.reject(new Error('No mail server')) }
  await monitoring.check()
  expect(monitoring.mails()).toEqual([])
  monitoring.post.mailer = undefined
  await monitoring.check()
  await monitoring.check()
  expect(monitoring.mails()).toHaveLength(1)
})

test('a workspace that only wants the worst hears of outages alone', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.deps.db
    .update(workspaces)
    .set({ settings: { notify_min_severity: 'critical', notify_email: monitoring.who.user.email } })
    .where(eq(workspaces.id, monitoring.who.workspace.id))
  await monitoring.check()
  site.state.headers = {}
  await monitoring.check()
  await site.stop()
  await monitoring.check()
  expect(monitoring.mails()).toEqual([expect.stringContaining('is down')])
  expect(await incidentsOf(monitoring)).toMatchObject([{ kind: 'down' }, { kind: 'headers', alerts: [] }])
})
