import { assetApi } from '@/lib/contract/asset'
import { STAT_KEYS, statsApi, TREND_STEPS } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { sumOf } from '@/lib/domain/standing'
import { byDay, byMoment, dayOf, figuresAt, HOUR_MS, NOW, openAt, writeWeek } from '@/lib/testing/week'
import { openContractApi, stopClock } from '@/server/routes/testing'

const api = openContractApi()
const { ask, signUp } = api

afterEach(() => jest.useRealTimers())

async function withWeek() {
  const who = await signUp()
  await writeWeek(api, who)
  stopClock(NOW.toISOString())
  return { token: who.token, params: { workspace: who.workspace.id, workspaceId: who.workspace.id } }
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR_MS)

test('after the scripted week every figure, its change and its course are those of the script', async () => {
  const { stats } = await ask(statsApi.show, await withWeek())
  const days = Array.from({ length: 31 }, (_, index) => figuresAt(byMoment(daysAgo(30 - index))))
  for (const key of STAT_KEYS) {
    const series = days.map((day) => day[key])
    expect([key, stats[key]]).toEqual([key, { value: series.at(-1), previous: series[0], series }])
  }
})

test('after the scripted week the assets and the workspace count what the figures count', async () => {
  const sent = await withWeek()
  const { assets } = await ask(assetApi.list, sent)
  const { workspaces } = await ask(workspaceApi.list, sent)
  expect(sumOf(assets.map(({ findings }) => findings ?? null))).toEqual(openAt(byMoment(NOW)))
  // Of what the newest scans could not see there is something.
  expect(assets.flatMap(({ carried }) => carried ?? [])).not.toEqual([])
  expect(workspaces[0]).toMatchObject({ assets_count: 2, open_findings: openAt(byMoment(NOW)) })
})

test.each(['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles'])(
  'in %s the course of the findings is that of the script, in every range',
  async (zone) => {
    const { token, params } = await withWeek()
    for (const range of ['7', '30', '90'] as const) {
      const { points } = await ask(statsApi.trend, { token, params, query: { days: range, zone } })
      const step = TREND_STEPS[range]
      const days = Array.from({ length: Math.ceil(Number(range) / step) }, (_, index) =>
        dayOf(daysAgo(index * step), zone),
      ).reverse()
      expect(points.map(({ at, counts }) => [dayOf(new Date(at), zone), counts])).toEqual(
        days.map((day) => [day, openAt(byDay(day, zone))]),
      )
    }
  },
)
