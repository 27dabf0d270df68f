import { eq } from 'drizzle-orm'
import { monitors } from '@/server/db/schema'
import { checkMonitor } from './check-monitor'
import { closeSites, openMonitoring, openSite } from './testing'
import { openMonitorApi } from './testing-api'

const { monitorOf } = openMonitorApi()

afterEach(closeSites)

/** A site that is looked at every hour, and was looked at once. */
async function openHourly() {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  const { deps, asset } = monitoring
  await deps.db.update(monitors).set({ interval_minutes: 60 }).where(eq(monitors.asset_id, asset.id))
  const first = deps.now().getTime()
  await checkMonitor(deps, asset.id)
  const turnTo = (hour: number) => monitoring.turn((first + hour * 3_600_000 - deps.now().getTime()) / 60_000)
  return {
    site,
    first,
    /**
     * Turns the clock to hours after the first check, and looks; half a minute later again when the first look asks for
     * that.
     */
    async lookAt(...hours: number[]) {
      for (const hour of hours) {
        turnTo(hour)
        // What "Check now" does, where nothing is due.
        await deps.db.update(monitors).set({ next_check_at: deps.now() }).where(eq(monitors.asset_id, asset.id))
        if (!(await checkMonitor(deps, asset.id))) continue
        monitoring.turn(0.5)
        await checkMonitor(deps, asset.id)
      }
    },
    setInterval: (minutes: number) =>
      deps.db.update(monitors).set({ interval_minutes: minutes }).where(eq(monitors.asset_id, asset.id)),
    async uptimeAt(hour: number) {
      turnTo(hour)
      const { uptime_24h: day, uptime_30d: month, uptime_since: since } = await monitorOf(monitoring)
      return { day, month, since }
    },
  }
}

const share = (up: number, all: number) => expect.closeTo(up / all, 10)

test('an outage of an hour in a day costs an hour, however often somebody looks meanwhile', async () => {
  const { site, first, lookAt, uptimeAt } = await openHourly()
  // Each look says how it is for two intervals at most.
  await lookAt(2, 4, 6, 8)
  site.state.status = 500
  await lookAt(10, 10.25, 10.5, 10.75)
  site.state.status = 200
  await lookAt(11, 11.1, 11.2, 13, 15, 17, 19, 21, 23)
  const since = new Date(first).toISOString()
  expect(await uptimeAt(24)).toEqual({ day: share(23, 24), month: share(23, 24), since })
  await lookAt(25)
  expect(await uptimeAt(26)).toEqual({ day: share(23, 24), month: share(25, 26), since })
  await lookAt(27, 29, 31, 33)
  // Half of the outage is longer than a day ago.
  expect(await uptimeAt(34.5)).toEqual({ day: share(23.5, 24), month: share(33.5, 34.5), since })
})

test('what nobody watched counts for nothing after two intervals', async () => {
  const { site, lookAt, uptimeAt } = await openHourly()
  expect(await uptimeAt(5)).toMatchObject({ day: 1 })
  site.state.status = 500
  await lookAt(10)
  site.state.status = 200
  await lookAt(11)
  // Two hours up, ten to eleven down, and an hour up since.
  expect(await uptimeAt(12)).toMatchObject({ day: share(3, 4) })
  expect(await uptimeAt(20)).toMatchObject({ day: share(4, 5) })
  expect(await uptimeAt(40)).toMatchObject({ day: null, month: share(4, 5) })
})

test('the time until a failure is refuted counts neither as up nor as down', async () => {
  const { site, lookAt, uptimeAt } = await openHourly()
  site.refuseNext()
  await lookAt(1)
  expect(await uptimeAt(1.5)).toMatchObject({ day: 1 })
  site.state.status = 500
  await lookAt(2)
  // The first hour, and the second without half a minute.
  expect(await uptimeAt(3)).toMatchObject({ day: share(2 - 1 / 120, 3 - 1 / 120) })
})

test('a new rhythm says nothing of the time before it', async () => {
  const { lookAt, uptimeAt, site, setInterval } = await openHourly()
  await lookAt(2)
  site.state.status = 500
  await lookAt(4)
  site.state.status = 200
  await lookAt(4.5, 5)
  await setInterval(5)
  // Four hours up, half an hour down, and up again.
  expect(await uptimeAt(5)).toMatchObject({ day: share(4.5, 5), month: share(4.5, 5) })
})
