import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { scans } from '@/server/db/schema'
import { HistoryScreen } from './history-screen'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** More scans than one answer holds; the oldest is of another name. */
async function withMany(count: number) {
  const site = await signUpWithSite()
  const own = {
    workspace_id: site.as.workspace.id,
    asset_id: site.asset.id,
    scan_type: 'light_scan' as const,
    status: 'completed' as const,
  }
  const rows = Array.from({ length: count }, (_, index) => ({
    ...own,
    asset_value: index === count - 1 ? 'oldest.example.com' : site.asset.value,
    created_at: minutesAgo(index),
    completed_at: minutesAgo(index),
  }))
  await testApi.db.insert(scans).values(rows)
  return site
}

test('a list that is longer than one answer is loaded to its end, and found in it is what is oldest', async () => {
  const { as } = await withMany(620)
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('Showing 1 to 10 of 620 entries')).toBeVisible()
  await user.type(screen.getByLabelText('Search:'), 'oldest')
  expect(await screen.findByRole('link', { name: 'oldest.example.com' })).toBeVisible()
  expect(screen.getByText('Showing 1 to 1 of 1 entries (filtered from 620 total entries)')).toBeVisible()
})

test('a rest that cannot be loaded is told and asked for again', async () => {
  const { as } = await withMany(510)
  const isCursor = ({ request }: { request: Request }) => new URL(request.url).searchParams.has('cursor')
  const refuse = ({ request }: { request: Request }) =>
    isCursor({ request }) ? HttpResponse.json({ message: 'Not now.' }, { status: 409 }) : undefined
  server.use(http.get('*/api/workspaces/:ws/scans', refuse))
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('500 of 510 scans loaded. Couldn’t load the rest.')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Load the rest' }))
  expect(await screen.findByText('Showing 1 to 10 of 510 entries')).toBeVisible()
})

test('past two thousand scans the server sorts and searches', async () => {
  const { as } = await withMany(2100)
  const { user } = await renderScreen(<HistoryScreen />, { as, path: '/history' })
  expect(await screen.findByText('Showing 1 to 10 of 2,100 entries')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Asset' }))
  expect(await screen.findByRole('link', { name: 'oldest.example.com' })).toBeVisible()
  await user.type(screen.getByLabelText('Search:'), 'oldest')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries (filtered from 2,100 total entries)')).toBeVisible()
  await user.type(screen.getByLabelText('Search:'), ' nowhere')
  expect(await screen.findByText('No matching records found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('Showing 1 to 10 of 2,100 entries')).toBeVisible()
})
