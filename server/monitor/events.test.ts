import { eq } from 'drizzle-orm'
import { events, workspaces } from '@/server/db/schema'
import { closeSites, openMonitoring, openSite } from './testing'

afterEach(closeSites)

const DAY = 24 * 60
type Monitoring = Awaited<ReturnType<typeof openMonitoring>>

const happened = async ({ api, who }: Monitoring) =>
  (await api.db.select().from(events).where(eq(events.workspace_id, who.workspace.id)).orderBy(events.id)).map(
    ({ type, data }) => [type, data],
  )

test('an outage, its end and a change happen once each, whatever the workspace wants to be told', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  const { api, who } = monitoring
  await api.db
    .update(workspaces)
    .set({ settings: { notify_min_severity: 'critical' } })
    .where(eq(workspaces.id, who.workspace.id))
  await monitoring.check()
  await site.stop()
  for (const _ of [1, 2, 3]) await monitoring.check()
  await site.start()
  site.state.headers = {}
  for (const _ of [1, 2, 3]) await monitoring.check()
  const own = { asset_value: site.value, incident_id: expect.any(String) }
  expect(await happened(monitoring)).toEqual([
    ['site.down', { ...own, cause: 'connect', message: expect.stringMatching(/refused/), since: expect.any(String) }],
    ['site.up', { ...own, ms: 15.5 * 60_000 }],
    [
      'site.changed',
      {
        ...own,
        kind: 'headers',
        changes: expect.arrayContaining([expect.objectContaining({ what: 'content-security-policy' })]),
      },
    ],
  ])
})

test('that a certificate ends is told thirty, fourteen, seven, three days and one day before', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.check()
  for (let day = 0; day < 91; day += 1) {
    monitoring.turn(DAY)
    await monitoring.check()
  }
  const ends = (await happened(monitoring)).filter(([type]) => type === 'expiring')
  expect(ends).toEqual(
    [29, 13, 6, 2, 0].map((days) => [
      'expiring',
      expect.objectContaining({ what: 'certificate', days, asset_value: site.value }),
    ]),
  )
})
