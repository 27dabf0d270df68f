import { screen, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import type { Finding } from '@/lib/contract/scan-result'
import { renderScreen } from '@/lib/testing/render'
import { exampleFinding, exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { DashboardScreen } from './dashboard-screen'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const of = (id: string, severity: Finding['severity']) => exampleFinding({ id, severity })

async function withReports(before: Finding[], now: Finding[]) {
  const { as, addReport } = await signUpWithSite()
  const at = daysAgo(61)
  await addReport(exampleResult({ findings: before }), { created_at: at, started_at: at, completed_at: at })
  const { id } = await addReport(exampleResult({ findings: now }))
  await renderScreen(<DashboardScreen />, { as })
  return { id, card: within(await screen.findByRole('region', { name: 'Fixing on time' })) }
}

const rows = (card: ReturnType<typeof within>) =>
  card.getAllByRole('listitem').map((row: HTMLElement) => row.textContent)

test('what stands longer than its severity allows is counted and led to', async () => {
  const { id, card } = await withReports(
    [of('a', 'high'), of('b', 'medium'), of('c', 'low'), of('gone', 'critical')],
    [of('a', 'high'), of('b', 'medium'), of('c', 'low'), of('new', 'medium'), of('i', 'info')],
  )
  expect(await card.findByText('2 of 4 findings are overdue.')).toBeVisible()
  expect(rows(card)).toEqual([
    'Highwithin 30 days1 overdue of 1',
    'Mediumwithin 60 days1 overdue of 2',
    'Lowwithin 120 days1 on time',
  ])
  // Where they are, is said once: by what needs attention.
  const line = (await screen.findAllByText('2 overdue'))[0]?.closest('li')
  expect(within(line as HTMLElement).getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    `/report/${id}?tab=findings&severity=high`,
  )
})

test('where all is in time the card says so, and nothing asks for attention', async () => {
  const { card } = await withReports([of('c', 'low')], [of('c', 'low'), of('new', 'medium')])
  expect(await card.findByText('All 2 open findings on track')).toBeVisible()
  expect(screen.queryByText(/past (it|its|their)\b/)).not.toBeInTheDocument()
})

test('where nothing with a target is open the card counts nothing', async () => {
  const { card } = await withReports([of('gone', 'high')], [of('i', 'info')])
  expect(await card.findByText('No open findings.')).toBeVisible()
  expect(card.queryByText('0 of 0')).not.toBeInTheDocument()
})

test('before the first report there is no card', async () => {
  await renderScreen(<DashboardScreen />, { as: await testApi.signUp() })
  expect(await screen.findByRole('heading', { name: 'Start with your first site' })).toBeVisible()
  expect(screen.queryByText('Fixing on time')).not.toBeInTheDocument()
})
