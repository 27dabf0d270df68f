import { screen, waitFor, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { scanApi } from '@/lib/contract/scan'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { DashboardScreen } from './dashboard-screen'

const NOW = new Date('2026-11-20T15:30:00Z')
const HOUR_MS = 3_600_000

afterEach(() => jest.useRealTimers())

/** Every eleven hours for a week, so that scans fall on both sides of midnight everywhere; each finds something else. */
const WEEK = Array.from({ length: 15 }, (_, index) => ({
  at: new Date(NOW.getTime() - (index * 11 + 1) * HOUR_MS),
  counts: { critical: index % 3, high: (index * 2) % 5, medium: index % 4, low: 1, info: index },
}))

async function withWeek(timezone: string) {
  const site = await signUpWithSite({ plan: 'premium' })
  const { token } = site.as
  for (const { at, counts } of WEEK) await site.addReport(exampleResult(), { created_at: at, started_at: at, completed_at: at, counts })
  await testApi.request('POST', '/api/user/preferences', { token, body: { timezone } })
  const answer = await testApi.request('GET', scanApi.list.path.replace(':ws', site.as.workspace.id), { token })
  const { scans } = scanApi.list.reply.parse(await answer.json())
  return { site, scans }
}

test.each(['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles'])(
  'in %s the figures are those of the rows, day by day as days end there',
  async (zone) => {
    const { site, scans } = await withWeek(zone)
    jest.useFakeTimers({
      now: NOW,
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    })
    const dayOf = (at: Date | string | null | undefined) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at ?? 0))
    const newestFirst = scans.toSorted((a, b) => Date.parse(b.completed_at ?? '') - Date.parse(a.completed_at ?? ''))
    const openOn = (day: string) => newestFirst.find(({ completed_at }) => dayOf(completed_at) <= day)?.counts
    const days = Array.from({ length: 7 }, (_, index) => dayOf(new Date(NOW.getTime() - index * 24 * HOUR_MS)))
    const expected = days.map((day) => SEVERITIES.map((severity) => String(openOn(day)?.[severity] ?? 0)))

    const { user } = await renderScreen(<DashboardScreen />, { as: site.as })
    await user.click(await screen.findByRole('button', { name: '7 d' }))
    await user.click(screen.getByRole('button', { name: 'View as table' }))
    const table = await screen.findByRole('table')
    const shown = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        )
    await waitFor(() => expect(shown()).toEqual(expected))

    const open = SEVERITIES.reduce((sum, severity) => sum + (newestFirst[0]?.counts?.[severity] ?? 0), 0)
    const figures = within(screen.getByRole('list', { name: 'Figures of this workspace' }))
    expect(figures.getByRole('link', { name: new RegExp(`^Scans ${scans.length} `) })).toBeVisible()
    expect(figures.getByRole('link', { name: new RegExp(`^Critical findings ${newestFirst[0]?.counts?.critical} `) })).toBeVisible()
    expect(figures.getByRole('link', { name: new RegExp(`^Open findings ${open} `) })).toBeVisible()
  },
)
