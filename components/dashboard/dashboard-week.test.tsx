import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { signUpWithSite } from '@/components/scan-result/testing'
import { scanApi } from '@/lib/contract/scan'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import { OPEN_SEVERITIES, openTotal } from '@/lib/domain/standing'
import { renderScreen } from '@/lib/testing/render'
import { countedResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { byDay, byMoment, dayOf, figuresAt, HOUR_MS, NOW, openAt, writeWeek } from '@/lib/testing/week'
import { assets } from '@/server/db/schema'
import { STAT_KEYS, TREND_STEPS } from '@/lib/contract/stats'
import { DashboardScreen } from './dashboard-screen'

const stopClock = () =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  })

afterEach(() => jest.useRealTimers())

/**
 * Every eleven hours for a week, so that scans fall on both sides of midnight everywhere; each finds something else.
 */
const WEEK = Array.from({ length: 15 }, (_, index) => ({
  at: new Date(NOW.getTime() - (index * 11 + 1) * HOUR_MS),
  counts: { critical: index % 3, high: (index * 2) % 5, medium: index % 4, low: 1, info: index },
}))

/** An hour before the first of them; it is still the day before in America. */
const ADDED = new Date('2026-11-14T03:30:00Z')

const sumOf = (counts: SeverityCounts | null | undefined) => openTotal(counts ?? {})

/** "−7 since your first report". */
const changeOf = (by: number, from: string) =>
  by === 0 ? `No change ${from}` : `${by > 0 ? '+' : '−'}${Math.abs(by)} ${from}`

/** The table of the course: newest first, a number for each severity. */
const valuesShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

async function withWeek(timezone: string) {
  const site = await signUpWithSite({ plan: 'premium' })
  const { token } = site.as
  await testApi.db.update(assets).set({ created_at: ADDED }).where(eq(assets.id, site.asset.id))
  for (const { at, counts } of WEEK.toReversed())
    await site.addReport(countedResult(counts), { created_at: at, started_at: at, completed_at: at })
  await testApi.request('POST', '/api/user/preferences', { token, body: { timezone } })
  const answer = await testApi.request('GET', scanApi.list.path.replace(':ws', site.as.workspace.id), { token })
  const { scans } = scanApi.list.reply.parse(await answer.json())
  return { site, scans }
}

test.each([
  ['Pacific/Kiritimati', 'Nov 14'],
  ['Europe/Berlin', 'Nov 14'],
  ['America/Los_Angeles', 'Nov 13'],
])('in %s the figures are those of the rows, day by day as days end there', async (zone, addedOn) => {
  const { site, scans } = await withWeek(zone)
  stopClock()
  const dayHere = (at: Date | string | null | undefined) => dayOf(new Date(at ?? 0), zone)
  const newestFirst = scans.toSorted((a, b) => Date.parse(b.completed_at ?? '') - Date.parse(a.completed_at ?? ''))
  const openOn = (day: string) => newestFirst.find(({ completed_at }) => dayHere(completed_at) <= day)?.counts
  const days = Array.from({ length: 7 }, (_, index) => dayHere(new Date(NOW.getTime() - index * 24 * HOUR_MS)))
  const expected = days.map((day) => OPEN_SEVERITIES.map((severity) => String(openOn(day)?.[severity] ?? 0)))

  const { user } = await renderScreen(<DashboardScreen />, { as: site.as })
  await user.click(await screen.findByRole('button', { name: '7 d' }))
  await user.click(screen.getByRole('button', { name: 'View as table' }))
  await waitFor(() => expect(valuesShown()).toEqual(expected))

  const [last, first] = [newestFirst[0]?.counts, newestFirst.at(-1)?.counts]
  const critical = changeOf((last?.critical ?? 0) - (first?.critical ?? 0), 'since your first report')
  const open = changeOf(sumOf(last) - sumOf(first), 'since your first report')
  const figures = within(screen.getByRole('list', { name: 'Workspace totals' }))
  expect(figures.getByRole('link', { name: `Assets 1 No change since ${addedOn}` })).toBeVisible()
  expect(figures.getByRole('link', { name: `Scans ${scans.length} +${scans.length} since ${addedOn}` })).toBeVisible()
  expect(figures.getByRole('link', { name: `Critical findings ${last?.critical} ${critical}` })).toBeVisible()
  expect(figures.getByRole('link', { name: `Open findings ${sumOf(last)} ${open}` })).toBeVisible()
})

test('on the first day a figure is not said to be as it was that day, and the days before are not known', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const at = new Date(NOW.getTime() - HOUR_MS)
  await testApi.db.update(assets).set({ created_at: at }).where(eq(assets.id, asset.id))
  const counts = { critical: 1, high: 0, medium: 0, low: 0, info: 0 }
  await addReport(countedResult(counts), { created_at: NOW, completed_at: NOW })
  stopClock()
  const { user } = await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('link', { name: 'Scans 1 +1 today' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Assets 1' })).toBeVisible()
  const bars = within(await screen.findByRole('list', { name: 'Open findings over time' })).getAllByRole('listitem')
  expect(bars.at(-2)).toHaveTextContent(/: not scanned yet/)
  expect(bars.at(-1)).toHaveTextContent(/: 1 open, 1 critical/)
  await user.click(screen.getByRole('button', { name: 'View as table' }))
  expect(valuesShown().slice(0, 2)).toEqual([
    ['1', '0', '0', '0'],
    ['–', '–', '–', '–'].map((dash) => expect.stringContaining(dash)),
  ])
})

test('what a newcomer repaired is counted from the first report', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const at = new Date('2026-11-13T12:00:00Z')
  await testApi.db.update(assets).set({ created_at: at }).where(eq(assets.id, asset.id))
  const counts = { critical: 2, high: 5, medium: 4, low: 2, info: 1 }
  await addReport(countedResult(counts), { created_at: at, completed_at: at })
  await addReport(countedResult({ critical: 0, high: 0, medium: 0, low: 0, info: 0 }), {
    created_at: NOW,
    completed_at: NOW,
  })
  stopClock()
  await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByRole('link', { name: 'Open findings 0 −13 since your first report' })).toBeVisible()
  const figures = within(screen.getByRole('list', { name: 'Workspace totals' })).getAllByRole('link')
  expect(figures.map((link) => link.textContent)).toEqual([
    'Assets1No change since Nov 13',
    'Verified assets0No change since Nov 13',
    'Scans2+1 since Nov 13',
    'Active scans0',
    'Critical findings0−2 since your first report',
    'Open findings0−13 since your first report',
    'WordPress sites0No change since Nov 13',
    'Leads0No change since Nov 13',
  ])
})

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR_MS)

async function openScriptedWeek(timezone = 'UTC') {
  const as = await testApi.signUp()
  await writeWeek(testApi, as)
  await testApi.request('POST', '/api/user/preferences', { token: as.token, body: { timezone } })
  stopClock()
  return renderScreen(<DashboardScreen />, { as })
}

test.each(['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles'])(
  'in %s every range of the course is that of the script',
  async (zone) => {
    const { user } = await openScriptedWeek(zone)
    await user.click(await screen.findByRole('button', { name: 'View as table' }))
    for (const range of ['7', '30', '90'] as const) {
      await user.click(screen.getByRole('button', { name: `${range} d` }))
      const step = TREND_STEPS[range]
      const days = Array.from({ length: Math.ceil(Number(range) / step) }, (_, index) =>
        dayOf(daysAgo(index * step), zone),
      )
      const expected = days.map((day) => OPEN_SEVERITIES.map((severity) => String(openAt(byDay(day, zone))[severity])))
      await waitFor(() => expect(valuesShown()).toEqual(expected))
    }
  },
)

test('after the script every figure says how it changed, and its line rises and falls with it', async () => {
  await openScriptedWeek()
  const course = Array.from({ length: 31 }, (_, index) => figuresAt(byMoment(daysAgo(30 - index))))
  const [first, last] = [figuresAt(byMoment(daysAgo(30))), figuresAt(byMoment(NOW))]
  const names = [
    'Assets',
    'Verified assets',
    'Scans',
    'Active scans',
    'Critical findings',
    'Open findings',
    'WordPress sites',
    'Leads',
  ]
  for (const [index, key] of STAT_KEYS.entries()) {
    const link = await screen.findByRole('link', {
      name: `${names[index]} ${last[key]} ${changeOf(last[key] - first[key], 'in 30 days')}`,
    })
    const points = link.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
    const heights = points.map((point) => -Number(point.split(',')[1]))
    const turns = (values: number[]) => values.slice(1).map((value, place) => Math.sign(value - (values[place] ?? 0)))
    const values = course.map((day) => day[key])
    // What never changed has no line.
    const hasLine = new Set(values).size > 1
    expect([key, turns(heights)]).toEqual([key, hasLine ? turns(values) : []])
  }
})
