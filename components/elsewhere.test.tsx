import { screen, within } from '@testing-library/react'
import { AssetScreen } from '@/components/asset/asset-screen'
import { ReportScreen } from '@/components/report/report-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { SwitchedNote } from '@/components/shell/switched-note'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'

type Json = { workspace: { id: string }; asset: { id: string }; scan: { id: string } }

/** Somebody whose asset is not in the workspace that is open. */
async function withTwo() {
  const me = await testApi.signUp()
  const ask = async (path: string, body: object) =>
    (await (await testApi.request('POST', path, { token: me.token, body })).json()) as Json
  const { workspace } = await ask('/api/workspace/store', { name: 'Linden Home' })
  const { asset } = await ask(`/api/asset/${workspace.id}/store`, { value: 'shop.example.com' })
  const { scan } = await ask('/api/scan/light', { asset_id: asset.id })
  return { me, asset: asset.id, scan: scan.id, workspace: workspace.id }
}

const SWITCHED = 'Switched to Linden Home.'

test('a link to a report of another workspace goes on there, says so, and leads back', async () => {
  const { me, scan } = await withTwo()
  const screens = (
    <>
      <SwitchedNote />
      <ReportScreen />
    </>
  )
  const { user, address } = await renderScreen(screens, { as: me, path: `/report/${scan}` })
  expect(await screen.findByText(SWITCHED)).toBeVisible()
  expect(screen.queryByText('This report doesn’t exist')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to Main' }))
  expect(address()).toBe('/history')
  expect(screen.queryByText(SWITCHED)).not.toBeInTheDocument()
})

test('a link to an asset of another workspace goes on there; one that is nowhere says so', async () => {
  const { me, asset } = await withTwo()
  const screens = (
    <>
      <SwitchedNote />
      <ScanScreen />
    </>
  )
  const first = await renderScreen(screens, { as: me, path: `/scan/${asset}` })
  expect(await screen.findByText(SWITCHED)).toBeVisible()
  first.unmount()
  await renderScreen(screens, { as: me, path: '/scan/9b2d5c1e-0000-4000-8000-000000000000' })
  expect(await screen.findByText('This asset isn’t in this workspace')).toBeVisible()
})

test('an asset gets another name and tags', async () => {
  const { me, asset, workspace } = await withTwo()
  const { user } = await renderScreen(<AssetScreen />, { as: me, path: `/asset?verify=${asset}` })
  // The address itself led into the workspace of the asset.
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Domain, URL or IP address')).toHaveAttribute('readonly')
  await user.type(dialog.getByLabelText(/^Name/), 'Shop')
  await user.type(dialog.getByLabelText(/^Tags/), 'care, shop')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Asset saved')).toBeVisible()
  expect(await screen.findByText('Shop')).toBeVisible()
  const listed = await testApi.request('GET', `/api/asset/${workspace}/fetch`, { token: me.token })
  expect(await listed.json()).toMatchObject({ assets: [{ name: 'Shop', tags: ['care', 'shop'] }] })
})
