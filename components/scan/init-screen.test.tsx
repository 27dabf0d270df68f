import { eq } from 'drizzle-orm'
import { act, screen, waitFor } from '@testing-library/react'
import { assets, scans } from '@/server/db/schema'
import { SCAN_CONSENT } from '@/lib/contract/scan'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { chooseAll } from '@/stores/session'
import { InitScreen } from './init-screen'

const twoSites = async () => {
  const site = await signUpWithSite()
  await testApi.db
    .insert(assets)
    .values({ workspace_id: site.as.workspace.id, type: 'domain', value: 'blog.example.com' })
  return site
}

test('the asset in the address is chosen, and its light scan starts', async () => {
  const { as, asset } = await twoSites()
  const { user, address } = await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}` })
  expect(await screen.findByRole('radio', { name: /shop\.example\.com/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Run light scan' }))
  await waitFor(() => expect(address()).toBe(`/scan/${asset.id}`))
})

test('without an asset nothing starts, and the form says so', async () => {
  const { as } = await twoSites()
  const { user, address } = await renderScreen(<InitScreen />, { as, path: '/init' })
  await user.click(await screen.findByRole('button', { name: 'Run light scan' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an asset.')
  expect(address()).toBe('/init')
})

test('a full scan needs the proof that the site is yours, and leads to it', async () => {
  const { as, asset } = await twoSites()
  await testApi.db.update(assets).set({ status: 'pending' }).where(eq(assets.id, asset.id))
  await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}&type=full` })
  expect(await screen.findByRole('radio', { name: 'Full scan' })).toBeDisabled()
  expect(screen.getByText('Verify ownership to run a full scan.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Light scan' })).toBeChecked()
  expect(screen.getByRole('link', { name: /Verify/ })).toHaveAttribute('href', `/asset?verify=${asset.id}`)
})

test('a proved site has the full scan chosen where the plan has it', async () => {
  const { as, asset } = await twoSites()
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const { user, unmount } = await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}` })
  expect(await screen.findByRole('radio', { name: 'Full scan' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Light scan' }))
  expect(screen.getByRole('radio', { name: 'Light scan' })).toBeChecked()
  unmount()
  const light = await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}&type=light` })
  expect(await screen.findByRole('radio', { name: 'Light scan' })).toBeChecked()
  light.unmount()
  const free = await signUpWithSite({ plan: null })
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, free.asset.id))
  await renderScreen(<InitScreen />, { as: free.as, path: `/init?asset=${free.asset.id}` })
  expect(await screen.findByRole('radio', { name: 'Light scan' })).toBeChecked()
})

test('a full scan starts once the person has agreed to it', async () => {
  const { as, asset } = await twoSites()
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const { user, address } = await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}&type=full` })
  await user.click(await screen.findByRole('button', { name: 'Run full scan' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the box to confirm you have permission to scan this site.')
  await user.click(screen.getByRole('checkbox', { name: SCAN_CONSENT }))
  await user.click(screen.getByRole('button', { name: 'Run full scan' }))
  await waitFor(() => expect(address()).toMatch(/^\/details\//))
})

test('without assets the way on is to add one', async () => {
  await renderScreen(<InitScreen />, { as: await testApi.signUp(), path: '/init' })
  expect(await screen.findByText('No assets to scan yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add asset' })).toHaveAttribute('href', '/asset?add=1')
})

test('without a workspace no scan can be started', async () => {
  await renderScreen(<InitScreen />, { as: await testApi.signUp({ workspace: false }), path: '/init' })
  expect(await screen.findByText('No workspace selected')).toBeVisible()
})

test('over all workspaces each asset names its own, and its scan starts there', async () => {
  const { as, asset } = await twoSites()
  const answer = await testApi.request('POST', '/api/workspace/store', {
    token: as.token,
    body: { name: 'Linden Home' },
  })
  const { workspace } = (await answer.json()) as { workspace: { id: string } }
  const [other] = await testApi.db
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'domain', value: 'https://linden.example.com', status: 'verified' })
    .returning()
  const { user, address } = await renderScreen(<InitScreen />, { as, path: '/init' })
  act(chooseAll)
  const linden = await screen.findByRole('radio', { name: /linden\.example\.com Linden Home/ })
  const sites = screen.getAllByRole('radio', { name: /example\.com/ })
  expect(sites.map((site) => site.getAttribute('value')).slice(1)).toEqual([other?.id, asset.id])
  await user.click(linden)
  await user.click(screen.getByRole('checkbox', { name: SCAN_CONSENT }))
  await user.click(screen.getByRole('button', { name: 'Run full scan' }))
  await waitFor(() => expect(address()).toMatch(/^\/details\//))
  const begun = await testApi.db
    .select()
    .from(scans)
    .where(eq(scans.asset_id, other?.id ?? ''))
  expect(begun).toMatchObject([{ scan_type: 'full_scan' }])
})
