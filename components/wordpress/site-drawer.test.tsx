import { screen, waitFor, within } from '@testing-library/react'
import { AssetScreen } from '@/components/asset/asset-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { pluginAt, reportOf } from '@/server/routes/wordpress/testing-plugin'
import { WordpressScreen } from './wordpress-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const open = (as: Person, path = '/wordpress') => renderScreen(<WordpressScreen />, { as, path })

async function reporting(as: Person, url: string, facts: Parameters<typeof reportOf>[1] = {}) {
  const answer = await testApi.request('POST', `/api/wp/${as.workspace.id}/store`, {
    token: as.token,
    body: { name: 'Shop', url },
  })
  const { wpsite } = (await answer.json()) as { wpsite: { id: string; pairing_code: string } }
  const plugin = pluginAt(testApi, url)
  await plugin.pair(wpsite.pairing_code)
  await plugin.report(reportOf(url, facts))
  return { id: wpsite.id, plugin }
}

const drawer = async () => within(await screen.findByRole('dialog'))

test('the drawer lists what is installed in which version, and adds the asset under the name of the site', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'https://shop.example/blog', {
    plugins: [
      { slug: 'hello', name: 'Hello Shop', version: '1.0', active: false, latest: '1.1' },
      { slug: 'forms', name: 'Forms', version: '1.4.2' },
    ],
  })
  const { user } = await open(as, `/wordpress?site=${id}`)
  const view = await drawer()
  const plugins = within(await view.findByRole('region', { name: 'Plugins' }))
  expect(plugins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Forms1.4.2',
    'Hello ShopInactive1.01.1 available',
  ])
  expect(within(view.getByRole('region', { name: 'Themes' })).getByText('Twenty Twenty-Five')).toBeVisible()
  expect(view.getByText(/^shop\.example\/blog, last report/)).toBeVisible()
  await user.click(view.getByRole('button', { name: 'Add as asset' }))
  expect(await view.findByRole('link', { name: 'Light scan' })).toBeVisible()
  const { assets } = (await (
    await testApi.request('GET', `/api/asset/${as.workspace.id}/fetch`, { token: as.token })
  ).json()) as { assets: { name: string }[] }
  expect(assets.map(({ name }) => name)).toEqual(['Shop'])
})

test('a site whose plugin was deactivated says so in the list, above it and in its history', async () => {
  const as = await testApi.signUp()
  const { id, plugin } = await reporting(as, 'https://shop.example')
  await plugin.report({ goodbye: true })
  const { user } = await open(as, `/wordpress?site=${id}`)
  const view = await drawer()
  expect(await view.findByText('Plugin deactivated')).toBeVisible()
  await user.click(view.getByRole('tab', { name: 'Overview' }))
  expect(await within(view.getByRole('region', { name: 'History' })).findByText('Plugin deactivated')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findByText(/^Plugin deactivated: /)).toBeVisible()
})

test('the sum of the hardening checks counts those that the site did not tell', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'https://shop.example')
  await open(as, `/wordpress?site=${id}&part=hardening`)
  const text = (await (await drawer()).findByText(/of 14 passed/)).textContent
  const [good = 0, , bad = 0, ignored = 0, unknown = 0] = (text.match(/\d+/g) ?? []).map(Number)
  expect(good + bad + ignored + unknown).toBe(14)
  expect((await drawer()).getByText('Not checked: The secret keys are set')).toBeVisible()
})

test('the site that is looked at and its tab stand in the address until the drawer closes', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'https://shop.example')
  const { user, address } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Shop' }))
  const view = await drawer()
  expect(address()).toBe(`/wordpress?site=${id}`)
  await user.click(await view.findByRole('tab', { name: /^Hardening/ }))
  expect(await view.findByText(/of 14 passed/)).toBeVisible()
  expect(address()).toBe(`/wordpress?site=${id}&part=hardening`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/wordpress')
})

test('the asset of the same host leads to its WordPress site, from the list and from its scan', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'https://shop.example')
  const answer = await testApi.request('POST', `/api/asset/${as.workspace.id}/store`, {
    token: as.token,
    body: { value: 'shop.example' },
  })
  const { asset } = (await answer.json()) as { asset: { id: string } }
  const list = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await list.user.click(await screen.findByRole('button', { name: 'More actions for shop.example' }))
  const item = await screen.findByRole('menuitem', { name: 'WordPress site' })
  expect(item).toHaveAttribute('href', `/wordpress?site=${id}`)
  list.unmount()
  await renderScreen(<ScanScreen />, { as, path: `/scan/${asset.id}` })
  expect(await screen.findByText('This asset is also a WordPress site in this workspace')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View WordPress site' })).toHaveAttribute('href', `/wordpress?site=${id}`)
})

test('keys that are not set come as eight lines to paste, other ones each time', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'https://shop.example', { hardening: { salts: false } })
  const { user } = await open(as, `/wordpress?site=${id}&part=hardening`)
  const view = await drawer()
  const title = 'The secret keys aren’t all set'
  const linesShown = async () => {
    await user.click(await view.findByRole('button', { name: `How to fix ${title}` }))
    const lines = (await view.findByText(/^define\( 'AUTH_KEY'/)).textContent.split('\n')
    await user.click(view.getByRole('button', { name: `Hide ${title}` }))
    return lines
  }
  const first = await linesShown()
  expect(first).toHaveLength(8)
  for (const line of first) expect(line).toMatch(/^define\( '[A-Z_]+_(?:KEY|SALT)', '[\w-]{64}' \);$/)
  expect(await linesShown()).not.toEqual(first)
})
