import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { AssetScreen } from './asset-screen'

async function withMany() {
  const as = await testApi.signUp()
  await testApi.db.execute(sql`
    insert into ${assets} (workspace_id, type, value, name, status, score, grade, counts)
    select ${as.workspace.id}::uuid, 'domain', 'site' || n || '.example.com', case when n = 1999 then 'Linden Shop' end,
      case when n <= 3 then 'verified' else 'pending' end, 59, case when n <= 1500 then 'D' else 'F' end,
      jsonb_build_object('critical', case when n = 2001 then 2 else 0 end, 'high', 0, 'medium', 1, 'low', 0, 'info', 0)
    from generate_series(1, 2001) as n`)
  return as
}

test('past two thousand assets the server pages, sorts, searches and counts, and nothing asks for all of them', async () => {
  const as = await withMany()
  const asked: URLSearchParams[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(`/asset/${as.workspace.id}/fetch`)) asked.push(searchParams)
  })
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  const names = () => screen.getAllByRole('link', { name: /^site\d+/ }).map((link) => link.textContent)
  expect(await screen.findByText('Showing 1 to 10 of 2,001 entries')).toBeVisible()
  expect(names()).toEqual(Array.from({ length: 10 }, (_, place) => `site${place + 1}.example.com`))
  expect(screen.getByRole('tab', { name: 'Pending 1,998' })).toBeVisible()
  expect(await screen.findByText(/1 asset has critical or high findings/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(names()[0]).toBe('site11.example.com'))

  await user.type(screen.getByRole('searchbox'), 'linden')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries (filtered from 2,001 total entries)')).toBeVisible()
  expect(names()).toEqual(['site1999.example.com'])
  await user.click(screen.getByRole('button', { name: 'More actions for site1999.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete site1999.example.com?' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.clear(screen.getByRole('searchbox'))

  await user.click(within(screen.getByRole('columnheader', { name: /Open findings/ })).getByRole('button'))
  await user.click(within(screen.getByRole('columnheader', { name: /Open findings/ })).getByRole('button'))
  await waitFor(() => expect(names()[0]).toBe('site2001.example.com'))
  await user.click(screen.getByRole('tab', { name: 'Verified 3' }))
  expect(await screen.findByText('Showing 1 to 3 of 3 entries')).toBeVisible()
  expect(asked.every((query) => query.has('limit'))).toBe(true)
  server.events.removeAllListeners()
})

test('what is ticked stays ticked when a search, an order or a tab shows other rows, and all that match can be ticked', async () => {
  const as = await withMany()
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await user.click(await screen.findByRole('checkbox', { name: /^Select site2\./ }))
  await user.click(screen.getByRole('checkbox', { name: /^Select site7\./ }))
  await user.type(screen.getByRole('searchbox'), 'site20')
  expect(await screen.findByText(/^Showing 1 to 10 of 13 entries/)).toBeVisible()
  expect(screen.getByText('2 selected')).toHaveTextContent('2 selected2 not shown')
  await user.click(screen.getByRole('button', { name: 'Select all 13' }))
  expect(await screen.findByText('15 selected')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Verified 3' }))
  expect(await screen.findByText('Showing 1 to 3 of 3 entries')).toBeVisible()
  expect(screen.getByText('15 selected')).toHaveTextContent('15 selected14 not shown')
  expect(screen.getByRole('checkbox', { name: /^Select site2\./ })).toBeChecked()
  await user.click(screen.getByRole('tab', { name: 'All 2,001' }))
  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText('Showing 1 to 10 of 2,001 entries')
  await user.click(await screen.findByRole('button', { name: 'Select all 2,001' }))
  const bar = await screen.findByText('2,001 selected')
  expect(bar).toHaveTextContent(/^2,001 selected$/)
  expect(screen.queryByRole('button', { name: 'Select all 2,001' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete 2,001 assets' })).toBeVisible()
})
