import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { AssetScreen } from './asset-screen'

test('what is too long for a name or a tag is kept as typed and refused at its field', async () => {
  const as = await testApi.signUp()
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset?add=1' })
  const drawer = within(await screen.findByRole('dialog', { name: 'Add assets' }))
  await user.click(drawer.getByLabelText('Domain, URL or IP address'))
  await user.paste('shop.example.com')
  const name = drawer.getByLabelText(/^Name/)
  await user.click(name)
  await user.paste('n'.repeat(300))
  expect(name).toHaveValue('n'.repeat(300))
  const tags = drawer.getByLabelText(/^Tags/)
  await user.click(tags)
  await user.paste(`shop, ${'t'.repeat(31)}`)
  await user.click(drawer.getByRole('button', { name: 'Add asset' }))
  expect(await drawer.findByText('Use up to 100 characters.')).toBeVisible()
  expect(name).toHaveAccessibleDescription(/Use up to 100 characters\./)
  expect(tags).toHaveAccessibleDescription(/Use up to 30 characters per tag\./)
  await user.clear(name)
  await user.clear(tags)
  await user.type(tags, 'a')
  await user.click(drawer.getByRole('button', { name: 'Add asset' }))
  expect(await drawer.findByText('shop.example.com added')).toBeVisible()
})

test('a grade that no asset has says so and offers all grades', async () => {
  const as = await testApi.signUp()
  await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'shop.example.com' },
  })
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset?grade=F' })
  expect(await screen.findByText('No assets with grade F')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all grades' }))
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeVisible()
})

test('where the address is fixed, the name is what is edited first', async () => {
  const { as, asset } = await signUpWithSite()
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus())
})
