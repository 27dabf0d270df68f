import { screen, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets, incidents, monitors } from '@/server/db/schema'
import { NeedsAttention } from './needs-attention'

const lines = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('link')?.parentElement?.textContent ?? [])

test('beyond the worst seven the list can be shown whole, and short again', async () => {
  const { as } = await signUpWithSite()
  const values = Array.from({ length: 9 }, (_, index) => `${index}.example.com`)
  const rows = await testApi.db
    .insert(assets)
    .values(values.map((value) => ({ workspace_id: as.workspace.id, type: 'domain' as const, value })))
    .returning()
  await testApi.db.insert(monitors).values(rows.map(({ id }) => ({ asset_id: id, state: 'down' as const })))
  await testApi.db
    .insert(incidents)
    .values(rows.map(({ id }) => ({ asset_id: id, kind: 'down' as const, started_at: new Date() })))
  const { user } = await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  const worst = values.map((value) => `Down now${value}See why`)
  const more = await screen.findByRole('button', { name: 'Show 4 more' })
  expect(lines()).toEqual(worst.slice(0, 7))
  await user.click(more)
  expect(lines().slice(0, 9)).toEqual(worst)
  expect(lines()[10]).toMatch(/^Ownership of 10 assets not verified0\.example\.com, /)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(lines()).toHaveLength(7)
})

test.each([
  [['pending', 'pending'], '/asset?status=pending'],
  [['pending', 'failed'], '/asset'],
] as const)('of several sites that are not verified (%j) the one line leads to %s', async (states, to) => {
  const as = await testApi.signUp()
  await testApi.db.insert(assets).values(
    states.map((status, index) => ({
      workspace_id: as.workspace.id,
      type: 'domain' as const,
      value: `${index}.example.com`,
      status,
    })),
  )
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findByText('Ownership of 2 assets not verified')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', to)
})
