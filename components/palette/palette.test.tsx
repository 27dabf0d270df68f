import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { inArray } from 'drizzle-orm'
import { AssetScreen } from '@/components/asset/asset-screen'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { GatedShell } from '@/components/shell/gated-shell'
import { assets, scans, workspaces } from '@/server/db/schema'

const inside = (
  <GatedShell>
    <input aria-label="A field of the screen" />
  </GatedShell>
)

async function openPalette(options: Parameters<typeof renderScreen>[1]) {
  const view = await renderScreen(inside, options)
  await screen.findByLabelText('A field of the screen')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return { ...view, input: await screen.findByRole('combobox') }
}

const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

test('the palette finds pages by words in any order, leads there, and puts it first the next time', async () => {
  const { user, input, address } = await openPalette({ as: await testApi.signUp(), path: '/asset' })
  await waitFor(() => expect(input).toHaveFocus())
  await user.type(input, 'history scan')
  expect(active()).toHaveTextContent('Scan History')
  expect(screen.getByRole('option', { name: 'Scan History' })).toHaveAttribute('href', '/history')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/history')
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: /^Jump to/ }))
  await screen.findByRole('combobox')
  expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
    'Scan History',
  )
})

test('the arrow keys go round, Home and End to the ends, and what is active is said', async () => {
  const { user } = await openPalette({ as: await testApi.signUp(), path: '/asset' })
  // Workspaces, assets and reports come one after the other.
  let count = 0
  await waitFor(
    () => {
      const before = count
      count = options().length
      expect(count).toBe(before)
    },
    { interval: 200 },
  )
  const all = options()
  await user.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent(all.at(-1) ?? '')
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent(all[0] ?? '')
  await user.keyboard('{End}{Home}{ArrowDown}')
  expect(active()).toHaveTextContent(all[1] ?? '')
  expect(active()).toHaveAttribute('aria-selected', 'true')
})

test('assets and workspaces are found, and a workspace is switched to', async () => {
  const somebody = await testApi.signUp()
  await testApi.request('POST', `/api/asset/${somebody.workspace.id}/store`, {
    token: somebody.token,
    body: { value: 'shop.example.com' },
  })
  await testApi.request('POST', '/api/workspace/store', { token: somebody.token, body: { name: 'Bäckerei Nord' } })
  const { user, input } = await openPalette({ as: somebody, path: '/asset' })
  await user.type(input, 'example')
  await waitFor(() => expect(options()).toEqual([`shop.example.com${somebody.workspace.name}`]))
  expect(active()).toHaveAttribute('href', expect.stringMatching(/^\/scan\//))
  await user.clear(input)
  await user.type(input, 'backerei')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Workspace Bäckerei Nord, switch' })).toBeVisible()
})

test.each(['shop.example', 'linden', 'harbour'])(
  'a site and its reports are told apart whatever was searched for: %s',
  async (search) => {
    const { as, asset, addScan } = await signUpWithSite({ plan: 'premium' })
    await testApi.db
      .update(assets)
      .set({ name: 'Linden shop' })
      .where(inArray(assets.id, [asset.id]))
    await testApi.db
      .update(workspaces)
      .set({ name: 'Harbour' })
      .where(inArray(workspaces.id, [as.workspace.id]))
    await testApi.db.insert(workspaces).values({ user_id: as.user.id, name: 'Bakery' })
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
    await addScan({ status: 'completed', grade: 'B', score: 80, created_at: hours(2), completed_at: hours(2) })
    await addScan({ status: 'completed', grade: 'D', score: 50, created_at: hours(5), completed_at: hours(5) })
    const { user, input } = await openPalette({ as, path: '/asset' })
    await user.type(input, search)
    await waitFor(() =>
      expect(options()).toEqual(
        expect.arrayContaining([
          'Linden shopshop.example.comHarbour · Grade B · 2 hours ago',
          'Report: Linden shopshop.example.comHarbour · Grade B · 2 hours ago',
          'Report: Linden shopshop.example.comHarbour · Grade D · 5 hours ago',
        ]),
      ),
    )
  },
)

test('its key opens it from the very moment that the screen is seen', async () => {
  const seen = new MutationObserver(() => {
    if (!screen.queryByLabelText('A field of the screen')) return
    seen.disconnect()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  })
  seen.observe(document.body, { childList: true, subtree: true })
  await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  expect(await screen.findByRole('combobox')).toBeVisible()
})

test('what the plan does not include is shown with the plans that do, and leads to the upgrade', async () => {
  const { user, input } = await openPalette({ as: await testApi.signUp({ plan: null }), path: '/asset' })
  await user.type(input, 'get paid')
  expect(screen.getByRole('option', { name: /^Get Paid/ })).toHaveTextContent(
    'Included in Agency Toolkit, White Label, and Bundle Deal',
  )
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeVisible()
})

test('an action is done; nothing found is said; Escape gives the focus back', async () => {
  const { user, input } = await openPalette({ as: await testApi.signUp(), path: '/asset' })
  await user.type(input, 'zebra')
  expect(screen.getByText('No results match “zebra”.')).toBeVisible()
  await user.clear(input)
  await user.type(input, 'night')
  await user.click(screen.getByRole('option', { name: /dark theme/ }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: /^Jump to/ }))
  await screen.findByRole('combobox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Jump to/ })).toHaveFocus())
})

test('a new tab is asked for with Ctrl and Enter, and the palette stays', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, input, address } = await openPalette({ as: await testApi.signUp(), path: '/asset' })
  await user.type(input, 'help')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(open).toHaveBeenCalledWith('/help', '_blank', 'noopener')
  expect(address()).toBe('/asset')
  expect(input).toBeVisible()
})

test('a WordPress site is found by its name and its address, and opens', async () => {
  const as = await testApi.signUp()
  const body = { name: 'Corner Bakery', url: 'https://rolls.example' }
  await testApi.request('POST', `/api/wp/${as.workspace.id}/store`, { token: as.token, body })
  const { user, input, address } = await openPalette({ as, path: '/asset' })
  await user.type(input, 'rolls.example')
  const group = within(await screen.findByRole('group', { name: 'Assets' }))
  await user.click(group.getByRole('option', { name: /^Corner Bakery/ }))
  expect(address()).toMatch(/^\/wordpress\?site=/)
})

test('all sites of all workspaces are scanned from the palette, after one question', async () => {
  const { as } = await signUpWithSite()
  const [second] = await testApi.db.insert(workspaces).values({ user_id: as.user.id, name: 'Bakery' }).returning()
  await testApi.db
    .insert(assets)
    .values({ workspace_id: second?.id ?? '', type: 'domain', value: 'bakery.example.com' })
  const { user } = await renderScreen(
    <GatedShell>
      <AssetScreen />
    </GatedShell>,
    { as, path: '/asset' },
  )
  await screen.findByRole('heading', { name: 'Assets' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await user.type(await screen.findByRole('combobox'), 'every client')
  await user.click(await screen.findByRole('option', { name: /^Run light scans on all sites/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Run 2 light scans?' }))
  await user.click(question.getByRole('button', { name: 'Run 2 light scans' }))
  const ours = inArray(scans.workspace_id, [as.workspace.id, second?.id ?? ''])
  await waitFor(async () => expect(await testApi.db.$count(scans, ours)).toBe(2))
  expect(location.search).not.toContain('scan')
})
