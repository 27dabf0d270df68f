import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { connected } from '@/components/integration/testing'
import { signUpWithSite } from '@/components/scan-result/testing'
import { recipeApi } from '@/lib/contract/recipe'
import { absoluteTime } from '@/lib/domain/format'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, incidents, integrations, monitors, scans, wpSites } from '@/server/db/schema'
import { NeedsAttention } from './needs-attention'

const lines = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('link')?.parentElement?.textContent ?? [])

/** Sites with a monitor each, which sees this now. */
async function watch(workspace: string, values: readonly string[], state: 'up' | 'down', kind: 'slow' | 'down') {
  const rows = await testApi.db
    .insert(assets)
    .values(values.map((value) => ({ workspace_id: workspace, type: 'domain' as const, value })))
    .returning()
  await testApi.db.insert(monitors).values(rows.map(({ id }) => ({ asset_id: id, state })))
  await testApi.db.insert(incidents).values(rows.map(({ id }) => ({ asset_id: id, kind, started_at: new Date() })))
}

test('beyond the worst seven the list can be shown whole, and short again', async () => {
  const { as } = await signUpWithSite()
  const values = Array.from({ length: 9 }, (_, index) => `${index}.example.com`)
  await watch(as.workspace.id, values, 'up', 'slow')
  const { user } = await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  const worst = values.map((value) => `Slow to respond${value}See why`)
  const more = await screen.findByRole('button', { name: 'Show 4 more' })
  expect(lines()).toEqual(worst.slice(0, 7))
  await user.click(more)
  expect(lines().slice(0, 9)).toEqual(worst)
  expect(lines()[10]).toMatch(/^Ownership of 10 assets not verified0\.example\.com, /)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(lines()).toHaveLength(7)
})

test('an outage of many sites is one line, and does not stand before each of them', async () => {
  const { as } = await signUpWithSite()
  const values = ['a.example.com', 'b.example.com', 'c.example.com']
  await watch(as.workspace.id, values, 'down', 'down')
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findByText('3 sites down now')).toBeVisible()
  expect(lines()[0]).toMatch(/^3 sites down now.*a\.example\.com.*See why$/)
  expect(lines()).toHaveLength(3)
})

test('failed scans of many sites are one line that leads to them; of two sites each is told', async () => {
  const { as } = await signUpWithSite()
  const values = ['a.example.com', 'b.example.com', 'c.example.com']
  const fail = async (value: string) => {
    const [asset] = await testApi.db
      .insert(assets)
      .values({ workspace_id: as.workspace.id, type: 'domain', value, status: 'verified' })
      .returning()
    const own = { workspace_id: as.workspace.id, asset_id: asset?.id ?? '', asset_value: value }
    await testApi.db.insert(scans).values({ ...own, scan_type: 'light_scan', status: 'failed' })
  }
  for (const value of values.slice(0, 2)) await fail(value)
  const { unmount } = await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findAllByText('Last scan failed')).toHaveLength(2)
  unmount()
  await fail(values[2] ?? '')
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  const line = (await screen.findByText('Scan failed: 3 sites')).closest('li')
  expect(line).toHaveTextContent(values.join(', '))
  expect(within(line ?? document.body).getByRole('link', { name: 'See why' })).toHaveAttribute(
    'href',
    '/history?status=failed',
  )
  expect(screen.queryByText('Last scan failed')).not.toBeInTheDocument()
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

const recipeWith = async (as: Awaited<ReturnType<typeof testApi.signUp>>, integration_id: string) => {
  const answer = await testApi.request('POST', `/api/recipe/${as.workspace.id}/store`, {
    token: as.token,
    body: {
      name: 'Orders hear of scans',
      trigger: { type: 'scan_completed', config: {} },
      actions: [{ type: 'webhook', integration_id }],
    },
  })
  return recipeApi.create.reply.parse(await answer.json()).recipe.id
}

test('a connection that broke and a recipe that lost one are named, with the reason and the way to them', async () => {
  const { as } = await signUpWithSite()
  const config = { address: 'http://127.0.0.1:9/orders' }
  const [chat, orders] = [
    await connected(as, { type: 'webhook', name: 'Shop alerts', config }),
    await connected(as, { type: 'webhook', name: 'Order system', config }),
  ]
  await testApi.db
    .update(integrations)
    .set({
      status: 'error',
      error_since: new Date('2026-11-20T10:00:00Z'),
      reason: { key: 'gone', values: { status: 410 } },
    })
    .where(eq(integrations.id, chat.id))
  const recipe = await recipeWith(as, orders.id)
  await testApi.request('DELETE', `/api/integration/${as.workspace.id}/${orders.id}/delete`, { token: as.token })

  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  const since = absoluteTime('2026-11-20T10:00:00Z', { locale: 'en' })
  const line = (await screen.findByText(`Connection failing since ${since}`)).closest('li') as HTMLElement
  expect(await within(line).findByText('This URL no longer exists (status 410). Create a new one.')).toBeVisible()
  expect(within(line).getByText('Shop alerts')).toBeVisible()
  expect(within(line).getByRole('link')).toHaveAttribute('href', `/integration?connection=${chat.id}`)
  const second = screen.getByText('Recipe without a connection: it was deleted').closest('li') as HTMLElement
  expect(within(second).getByText('Orders hear of scans')).toBeVisible()
  expect(within(second).getByRole('link')).toHaveAttribute('href', `/integration?recipe=${recipe}`)
})

test('a recipe that runs too often is named while it is on', async () => {
  const { as } = await signUpWithSite()
  const recipe = (id: string, status: string) => ({
    id,
    name: `Recipe ${id}`,
    status,
    trigger: { type: 'scan_completed' },
    problem: { key: 'tooOften' },
  })
  server.use(
    http.get('*/api/recipe/:id/fetch', () =>
      HttpResponse.json({ recipes: [recipe('1', 'active'), recipe('2', 'inactive')] }),
    ),
  )
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findByText('Recipe paused: more than 60 runs in an hour')).toBeVisible()
  expect(screen.getByText('Recipe 1')).toBeVisible()
  expect(screen.queryByText('Recipe 2')).not.toBeInTheDocument()
})

test('WordPress sites with known flaws, and those that no longer report, are named with the way to them', async () => {
  const { as } = await signUpWithSite()
  const site = async (name: string, values: Partial<typeof wpSites.$inferInsert>) => {
    const host = `${name.toLowerCase()}.example`
    const place = { workspace_id: as.workspace.id, name, url: `https://${host}`, host, path: '' }
    const [row] = await testApi.db
      .insert(wpSites)
      .values({ ...place, ...values })
      .returning()
    return row?.id ?? ''
  }
  const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  const summary = (vulnerable: typeof none) => ({
    wp_version: '6.8.1',
    wp_latest: null,
    php_version: '8.3',
    plugin_version: '1.0.0',
    theme: null,
    updates: { core: 0, plugins: 0, themes: 0 },
    vulnerable,
    hardening: {},
  })
  const flawed = await site('Bakery', { status: 'connected', summary: summary({ ...none, critical: 2, high: 1 }) })
  const last_seen_at = new Date('2026-11-20T10:00:00Z')
  const silent = await site('Harbour', { status: 'unreachable', last_seen_at })
  await site('Calm', { status: 'connected', summary: summary(none) })
  await site('Resting', { status: 'paused', summary: summary({ ...none, critical: 1 }) })
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findByText('2 critical vulnerabilities in WordPress')).toBeVisible()
  const since = absoluteTime('2026-11-20T10:00:00Z', { locale: 'en' })
  expect(lines().slice(0, 3)).toEqual([
    '2 critical vulnerabilities in WordPressBakeryReview',
    `WordPress site hasn’t reported since ${since}HarbourSee why`,
    '1 high-severity vulnerability in WordPressBakeryReview',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([`/wordpress?site=${flawed}&part=flaws`, `/wordpress?site=${silent}&part=connection`]),
  )
  expect(screen.queryByText('Calm')).not.toBeInTheDocument()
  expect(screen.queryByText('Resting')).not.toBeInTheDocument()
})

test('WordPress sites that cannot be looked at are said', async () => {
  const { as } = await signUpWithSite()
  server.use(http.get('*/api/wp/:id/fetch', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
  await renderScreen(<NeedsAttention workspace={as.workspace.id} />, { as })
  expect(await screen.findByText('Couldn’t load WordPress sites')).toBeVisible()
})
