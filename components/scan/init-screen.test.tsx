import { screen, waitFor } from '@testing-library/react'
import { assets } from '@/server/db/schema'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { InitScreen } from './init-screen'

const twoSites = async () => {
  const site = await signUpWithSite()
  await testApi.db.insert(assets).values({ workspace_id: site.as.workspace.id, type: 'domain', value: 'blog.example.com' })
  return site
}

test('the asset in the address is chosen, and its light scan starts', async () => {
  const { as, asset } = await twoSites()
  const { user, address } = await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}` })
  expect(await screen.findByRole('radio', { name: /shop\.example\.com/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Start light scan' }))
  await waitFor(() => expect(address()).toBe(`/scan/${asset.id}`))
})

test('without an asset nothing starts, and the form says so', async () => {
  const { as } = await twoSites()
  const { user, address } = await renderScreen(<InitScreen />, { as, path: '/init' })
  await user.click(await screen.findByRole('button', { name: 'Start light scan' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an asset.')
  expect(address()).toBe('/init')
})

test('a full scan cannot be chosen, and says why', async () => {
  const { as, asset } = await twoSites()
  await renderScreen(<InitScreen />, { as, path: `/init?asset=${asset.id}&type=full` })
  expect(await screen.findByRole('radio', { name: 'Full scan' })).toBeDisabled()
  expect(screen.getByText('Full scans are not available in this version')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Light scan' })).toBeChecked()
})

test('without assets the way on is to add one', async () => {
  await renderScreen(<InitScreen />, { as: await testApi.signUp(), path: '/init' })
  expect(await screen.findByText('Nothing to scan yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add an asset' })).toHaveAttribute('href', '/asset?add=1')
})

test('without a workspace no scan can be started', async () => {
  await renderScreen(<InitScreen />, { as: await testApi.signUp({ workspace: false }), path: '/init' })
  expect(await screen.findByText('No workspace selected')).toBeVisible()
})
