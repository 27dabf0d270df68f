import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { MonitoringScreen } from '@/components/monitoring/monitoring-screen'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets, monitors } from '@/server/db/schema'
import { AssetScreen } from './asset-screen'

const GONE = 'This asset doesn’t exist or isn’t in your account.'

const deleteElsewhere = (asset: { id: string }) => testApi.db.delete(assets).where(eq(assets.id, asset.id))

test.each([
  ['Edit', 'dialog', 'Save changes'],
  ['Delete', 'alertdialog', 'Delete asset'],
])('whoever answers "%s" about an asset that was deleted meanwhile is told so', async (item, role, answer) => {
  const { as, asset } = await signUpWithSite()
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  const dialog = await screen.findByRole(role, { name: /shop\.example\.com/ })
  await deleteElsewhere(asset)
  await user.click(within(dialog).getByRole('button', { name: answer }))
  expect(await screen.findByText(GONE)).toBeVisible()
  expect(dialog).not.toBeInTheDocument()
})

test('whoever looks for the proof of an asset that was deleted meanwhile is told so, and nobody looks again', async () => {
  const { as, asset } = await signUpWithSite()
  const { user } = await renderScreen(<AssetScreen />, { as, path: `/asset?verify=${asset.id}` })
  const drawer = await screen.findByRole('dialog', { name: /shop\.example\.com/ })
  await deleteElsewhere(asset)
  await user.click(within(drawer).getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(GONE)).toBeVisible()
  expect(drawer).not.toBeInTheDocument()
})

test('whoever deletes an asset is not told that it is gone', async () => {
  const { as } = await signUpWithSite()
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const told: string[] = []
  const watch = new MutationObserver(() => told.push(...screen.queryAllByText(GONE).map(({ innerHTML }) => innerHTML)))
  watch.observe(document.body, { childList: true, subtree: true })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete asset' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  watch.disconnect()
  expect(told).toEqual([])
})

test('the drawer of a monitored site that was deleted meanwhile says so', async () => {
  const { as, asset } = await signUpWithSite()
  await testApi.db.insert(monitors).values({ asset_id: asset.id, state: 'up' })
  const { user } = await renderScreen(<MonitoringScreen />, { as, path: '/monitoring' })
  await user.click(await screen.findByRole('button', { name: 'shop.example.com' }))
  const drawer = await screen.findByRole('dialog', { name: 'shop.example.com' })
  await deleteElsewhere(asset)
  await user.click(within(drawer).getByRole('button', { name: /^Check now/ }))
  expect(await screen.findByText('This site doesn’t exist or isn’t in your account.')).toBeVisible()
  expect(drawer).not.toBeInTheDocument()
})
