import { screen, waitFor, within } from '@testing-library/react'
import { desc, eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { StatCards } from '@/components/dashboard/stat-cards'
import { renderScreen } from '@/lib/testing/render'
import { realAnswer, server, testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { AssetScreen } from './asset-screen'

const path = '/asset'
type Somebody = Awaited<ReturnType<typeof testApi.signUp>>

async function add(somebody: Somebody, ...values: string[]) {
  for (const value of values) {
    const answer = await testApi.request('POST', `/api/asset/${somebody.workspace.id}/store`, {
      token: somebody.token,
      body: { value },
    })
    expect(answer.status).toBe(200)
  }
}

async function withAssets(...values: string[]) {
  const somebody = await testApi.signUp()
  await add(somebody, ...values)
  return somebody
}

test('an empty list says what an asset is, and the first one is added', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await testApi.signUp(), path })
  expect(await screen.findByText('Add your first site')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add asset' }))
  await user.type(await screen.findByLabelText('Domain, URL or IP address'), 'HTTPS://Shop.Example.com/')
  expect(screen.getByText('Will be added as shop.example.com (Domain)')).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add asset' }))
  expect(await screen.findByText('shop.example.com added')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeVisible()
  expect(screen.getByText('Your asset isn’t verified yet.')).toBeVisible()
})

test("the server's own words are shown at the field", async () => {
  const { user } = await renderScreen(<AssetScreen />, {
    as: await withAssets('shop.example.com'),
    path: `${path}?add=1`,
  })
  await user.type(await screen.findByLabelText('Domain, URL or IP address'), 'shop.example.com')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add asset' }))
  expect(await screen.findByText('shop.example.com is already in this workspace.', { selector: 'p' })).toBeVisible()
  expect(
    screen.queryByText('shop.example.com is already in this workspace.', { selector: 'output' }),
  ).not.toBeInTheDocument()
})

test('a name in its own letters is shown in them, stored in punycode, and found by both', async () => {
  const { user } = await renderScreen(<AssetScreen />, {
    as: await withAssets('shop.example.com'),
    path: `${path}?add=1`,
  })
  await user.type(await screen.findByLabelText('Domain, URL or IP address'), 'Bücher.example')
  expect(screen.getByText('Will be added as bücher.example (Domain)')).toBeVisible()
  expect(screen.getByText('Stored as xn--bcher-kva.example')).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add asset' }))
  expect(await screen.findByText('bücher.example added')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('link', { name: 'bücher.example' })).toBeVisible()
  for (const search of ['bücher', 'xn--bcher']) {
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), search)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'shop.example.com' })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'bücher.example' })).toBeVisible()
  }
})

test.each([
  ['аpple.com', 'xn--pple-43d.com', /^This name mixes letters from several scripts/],
  ['аррӏе.com', 'xn--80ak6aa92e.com', /^This name contains look-alike letters/],
])('who adds %s is warned, not refused, and never sees it in letters that mislead', async (typed, stored, warning) => {
  const { user } = await renderScreen(<AssetScreen />, { as: await testApi.signUp(), path: `${path}?add=1` })
  await user.type(await screen.findByLabelText('Domain, URL or IP address'), typed)
  expect(screen.getByText(`Will be added as ${stored} (Domain)`)).toBeVisible()
  expect(screen.getByText(warning)).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add asset' }))
  expect(await screen.findByText(`${stored} added`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('link', { name: stored })).toBeVisible()
})

test('pasted lines with names that mislead are marked before they are added', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await testApi.signUp(), path: `${path}?add=1` })
  await user.click(await screen.findByRole('tab', { name: 'Paste many' }))
  await user.click(screen.getByLabelText('One per line'))
  await user.paste('bücher.example\nаpple.com')
  const lines = within(screen.getByRole('list', { name: 'Import preview' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/bücher\.example \(xn--bcher-kva\.example\)Ready$/),
    expect.stringMatching(/xn--pple-43d\.comThis name mixes letters/),
  ])
  expect(screen.getByRole('button', { name: 'Add 2 assets' })).toBeEnabled()
})

test('pasted lines are added one by one, each with its own result', async () => {
  const { user } = await renderScreen(<AssetScreen />, {
    as: await withAssets('known.example.com'),
    path: `${path}?add=1`,
  })
  await user.click(await screen.findByRole('tab', { name: 'Paste many' }))
  await user.click(screen.getByLabelText('One per line'))
  await user.paste('one.example.com\n\nno t\nknown.example.com\none.example.com\n169.254.169.254\n93.184.216.34:25')
  const lines = () => within(screen.getByRole('list', { name: 'Import preview' })).getAllByRole('listitem')
  expect(lines()[0]?.querySelector('.lucide-check')).toBeVisible()
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/one\.example\.com.*Ready/),
    expect.stringMatching(/URLs can’t contain spaces/),
    expect.stringMatching(/Already added/),
    expect.stringMatching(/Duplicate/),
    expect.stringMatching(/169\.254\.169\.254.*This address is reserved and can’t be scanned/),
    expect.stringMatching(/93\.184\.216\.34:25.*Only ports 80, 443, 8080 and 8443/),
  ])
  await user.click(screen.getByRole('button', { name: 'Add 2 assets' }))
  expect(await screen.findByText('1 of 6 added, 5 skipped')).toBeVisible()
  expect(lines()[0]).toHaveTextContent('Added')
  const refused = within(screen.getByRole('list', { name: 'Not added' })).getAllByRole('listitem')
  expect(refused.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/URLs can’t contain spaces/),
    expect.stringMatching(/Already added/),
    expect.stringMatching(/Duplicate/),
    expect.stringMatching(/169\.254\.169\.254/),
    expect.stringMatching(/Port 25 can’t be scanned. Use one of the web ports/),
  ])
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a pasted list that was not sent is there again, one that is done is not', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('shop.example.com'), path })
  const openMany = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Add asset' }))[0] as HTMLElement)
    await user.click(await screen.findByRole('tab', { name: 'Paste many' }))
    return screen.findByLabelText('One per line')
  }
  await user.type(await openMany(), 'blog.example.com')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await openMany()).toHaveValue('blog.example.com')
  await user.click(screen.getByRole('button', { name: 'Add 1 asset' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await openMany()).toHaveValue('')
})

test('a proof that was never there is not found yet, in the list as in the drawer; one that vanished has failed', async () => {
  const as = await withAssets('shop.example.com', 'blog.example.com')
  const looked = { last_error: 'We found no such file.', last_checked_at: new Date() }
  await testApi.db.update(assets).set(looked).where(eq(assets.workspace_id, as.workspace.id))
  await testApi.db.update(assets).set({ status: 'failed' }).where(eq(assets.value, 'blog.example.com'))
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  expect(await screen.findByRole('row', { name: /shop\.example\.com.*Not found yet/ })).not.toHaveTextContent('Failed')
  expect(screen.getByRole('row', { name: /blog\.example\.com.*Failed/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Verify shop.example.com' }))
  const drawer = await screen.findByRole('dialog', { name: 'Verify shop.example.com' })
  expect(within(drawer).getByText('Not found yet')).toBeVisible()
  expect(within(drawer).getByText('We found no such file.')).toBeVisible()
})

test('a check says what was looked for and found, and when the next one is', async () => {
  server.use(
    http.post('*/api/asset/:workspace/:asset/verify', async ({ params, request }) => {
      const listed = await realAnswer(
        new Request(`http://localhost/api/asset/${String(params.workspace)}/fetch`, { headers: request.headers }),
      )
      const { assets } = (await listed.json()) as { assets: { status: string }[] }
      return HttpResponse.json({
        success: false,
        asset: assets[0],
        looked_for: 'We looked for a TXT record.',
        found: 'We found 1 record with another value.',
      })
    }),
  )
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('shop.example.com'), path })
  await user.click(await screen.findByRole('button', { name: 'Verify shop.example.com' }))
  const drawer = await screen.findByRole('dialog', { name: 'Verify shop.example.com' })
  expect(within(drawer).getByText('_site-proof.shop.example.com')).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: 'Check now' }))
  expect(await within(drawer).findByText('Not found yet')).toBeVisible()
  expect(within(drawer).getByText('We looked for a TXT record.')).toBeVisible()
  expect(within(drawer).getByText('We found 1 record with another value.')).toBeVisible()
  expect(within(drawer).getByText(/^Next automatic check in 1[45] s/)).toBeVisible()

  await user.click(within(drawer).getByRole('tab', { name: 'Meta tag' }))
  expect(within(drawer).getByText(/<meta name="site-proof"/)).toBeVisible()
  expect(within(drawer).queryByText('Not found yet')).not.toBeInTheDocument()
})

test('a check that finds the proof ends with the next action', async () => {
  server.use(
    http.post('*/api/asset/:workspace/:asset/verify', async ({ params, request }) => {
      const listed = await realAnswer(
        new Request(`http://localhost/api/asset/${String(params.workspace)}/fetch`, { headers: request.headers }),
      )
      const { assets } = (await listed.json()) as { assets: { status: string }[] }
      return HttpResponse.json({ success: true, asset: { ...assets[0], status: 'verified' } })
    }),
  )
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('shop.example.com'), path })
  await user.click(await screen.findByRole('button', { name: 'Verify shop.example.com' }))
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('shop.example.com is verified')).toBeVisible()
  expect(screen.getByText('Leave the TXT record in place; we re-check it before each full scan.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Run light scan' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Run full scan' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/init\?asset=.+&type=full$/),
  )
  expect(screen.queryByRole('tab', { name: 'DNS record' })).not.toBeInTheDocument()
  expect(screen.queryByText('Choose how to verify ownership.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/shop\.example\.com$/))
})

test('a light scan starts and is watched under its asset', async () => {
  const { user, address } = await renderScreen(<AssetScreen />, { as: await withAssets('shop.example.com'), path })
  const link = await screen.findByRole('link', { name: 'shop.example.com' })
  await user.click(screen.getByRole('button', { name: 'Run light scan of shop.example.com' }))
  await waitFor(() => expect(address()).toBe(link.getAttribute('href')))
})

test('a full scan that cannot be had says why', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('shop.example.com'), path })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  expect(await screen.findByRole('menuitem', { name: 'Full scan Verify first' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the tabs count and filter by ownership, also from the address', async () => {
  const { user } = await renderScreen(<AssetScreen />, {
    as: await withAssets('a.example.com', 'b.example.com'),
    path: `${path}?status=verified`,
  })
  expect(await screen.findByText('No verified assets')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Pending 2' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('link', { name: 'b.example.com' })).toBeVisible()
})

test('deleting says what dies', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('a.example.com', 'b.example.com'), path })
  await user.click(await screen.findByRole('button', { name: 'More actions for a.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete a.example.com?' })
  expect(dialog).toHaveTextContent('This permanently deletes its scans and reports')
  await user.click(within(dialog).getByRole('button', { name: 'Delete asset' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'a.example.com' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'b.example.com' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Assets' })).toHaveFocus())
})

test('an asset with a name is called by it wherever it is asked about, its URL second', async () => {
  const as = await withAssets('shop.example.com')
  await testApi.db.update(assets).set({ name: 'Linden shop' }).where(eq(assets.workspace_id, as.workspace.id))
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await user.click(await screen.findByRole('button', { name: 'Verify Linden shop' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Verify Linden shop' }))
  expect(drawer.getByText('shop.example.com')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Do this later' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for Linden shop' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit Linden shop' }))
  await user.click(editor.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for Linden shop' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Linden shop?' }))
  expect(question.getByText('shop.example.com')).toBeVisible()
})

test('ticked assets are scanned by one call, and what was not started says why', async () => {
  const as = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  const [busy] = await testApi.db
    .select()
    .from(assets)
    .where(eq(assets.value, 'b.example.com'))
    .orderBy(desc(assets.created_at))
    .limit(1)
  expect(
    (await testApi.request('POST', '/api/scan/light', { token: as.token, body: { asset_id: busy?.id } })).status,
  ).toBe(200)
  const asked: string[] = []
  server.events.on(
    'request:start',
    ({ request }) => void (request.method === 'POST' && asked.push(new URL(request.url).pathname)),
  )
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Run 3 light scans' }))
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'b.example.comA scan is already queued or running.',
  ])
  expect(await screen.findByText('2 light scans queued')).toBeInTheDocument()
  expect(asked.filter((address) => address.includes('scan'))).toEqual([
    `/api/workspaces/${as.workspace.id}/scans/batch`,
  ])
  server.events.removeAllListeners()
})

test('against an API that cannot start many, ticked assets are scanned one after the other, and each refusal is said', async () => {
  const as = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  let calls = 0
  server.use(
    http.post('*/scans/batch', () => HttpResponse.json({ message: 'Not here.' }, { status: 501 })),
    http.post('*/api/scan/*', () => {
      calls += 1
      if (calls === 2)
        return HttpResponse.json({ message: 'The queue is full.' }, { status: 429, headers: { 'retry-after': '60' } })
    }),
  )
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Run 3 light scans' }))
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^b\.example\.com.+/),
    'c.example.comSkipped: scan limit reached.',
  ])
  expect(calls).toBe(2)
})

test('ticked assets are deleted together after one more question', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('a.example.com', 'b.example.com'), path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete 2 assets' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 assets?' }))
  expect(screen.getByRole('link', { name: 'a.example.com', hidden: true })).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Delete 2 assets' }))
  expect(await screen.findByText('Add your first site')).toBeVisible()
})

test('an IP address is verified by a file or a tag: it has no name for a record', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('93.184.216.34'), path })
  await user.click(await screen.findByRole('button', { name: 'Verify 93.184.216.34' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Verify 93.184.216.34' }))
  expect(drawer.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true')
  expect(drawer.queryByRole('tab', { name: 'DNS record' })).not.toBeInTheDocument()
  expect(drawer.getByText('DNS verification isn’t available for IP addresses. Use the file or meta tag.')).toBeVisible()
})

test('the file of the demo shop is placed there by one press, and no other site is offered that', async () => {
  server.use(
    http.get('*/api/demo', () => HttpResponse.json({ accounts: [], password: null, shop: 'http://127.0.0.1:3001/' })),
  )
  const as = await withAssets()
  await testApi.db.insert(assets).values(
    ['http://127.0.0.1:3001/', 'http://127.0.0.1:3009/'].map((value) => ({
      workspace_id: as.workspace.id,
      type: 'url' as const,
      value,
    })),
  )
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  for (const [site, isShop] of [
    ['http://127.0.0.1:3001/', true],
    ['http://127.0.0.1:3009/', false],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Verify ${site}` }))
    const drawer = within(await screen.findByRole('dialog', { name: `Verify ${site}` }))
    expect(drawer.getByText('Content')).toBeVisible()
    if (isShop) {
      const link = await drawer.findByRole<HTMLAnchorElement>('link', { name: 'Place it in the demo shop' })
      expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:3001\/\?proof=[^#]+#ownership$/)
      expect(drawer.getByText(new URL(link.href).searchParams.get('proof') ?? '-')).toBeVisible()
    } else expect(drawer.queryByRole('link', { name: 'Place it in the demo shop' })).not.toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: 'Do this later' }))
  }
})

test('no doubt is cast on the demo shop, and of a private address only what it is', async () => {
  server.use(
    http.get('*/api/demo', () => HttpResponse.json({ accounts: [], password: null, shop: 'http://127.0.0.1:3001/' })),
  )
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets(), path: `${path}?add=1` })
  const address = await screen.findByLabelText('Domain, URL or IP address')
  await user.click(address)
  await user.paste('http://127.0.0.1:3009/')
  const doubt = 'Private addresses are scanned only if your administrator allows them.'
  expect(await screen.findByText(doubt)).toBeVisible()
  await user.clear(address)
  await user.paste('http://127.0.0.1:3001/')
  expect(await screen.findByText(/Will be added as http:\/\/127\.0\.0\.1:3001/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(doubt)).not.toBeInTheDocument())
  await user.click(screen.getByRole('tab', { name: 'Paste many' }))
  await user.click(screen.getByLabelText('One per line'))
  await user.paste('http://127.0.0.1:3001/\nhttp://10.0.0.1:3009')
  const lines = within(screen.getByRole('list', { name: 'Import preview' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ready$/),
    expect.stringMatching(new RegExp(`${doubt}$`)),
  ])
  expect(screen.queryByText(/Only ports/)).not.toBeInTheDocument()
})

test('the drawer to add opens on its first field', async () => {
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('a.example.com'), path })
  await user.click(await screen.findByRole('button', { name: 'Add asset' }))
  await waitFor(() => expect(screen.getByLabelText('Domain, URL or IP address')).toHaveFocus())
})

test('addresses are sorted as a person reads them', async () => {
  await renderScreen(<AssetScreen />, {
    // Of a URL the list shows no scheme, and goes by none.
    as: await withAssets('93.184.216.34', 'c.example.com', 'http://b.example.com/en', '93.184.216.4', 'a.example.com'),
    path,
  })
  const names = (await screen.findAllByRole('link', { name: /example|93/ })).map((link) => link.textContent)
  expect(names).toEqual(['93.184.216.4', '93.184.216.34', 'a.example.com', 'b.example.com/en', 'c.example.com'])
})

test('a list that was there stays, with a word, when it cannot be refreshed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { user } = await renderScreen(<AssetScreen />, { as: await withAssets('a.example.com', 'b.example.com'), path })
  await screen.findByRole('link', { name: 'a.example.com' })
  server.use(http.get('*/api/asset/:workspace/fetch', () => HttpResponse.json({ message: 'Not now' }, { status: 422 })))
  await user.click(screen.getByRole('button', { name: 'More actions for a.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete asset' }))
  expect(await screen.findByText(/^Couldn’t refresh\. Showing data from/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'b.example.com' })).toBeVisible()
})

test('with an asset its count in the figures of the dashboard goes', async () => {
  const somebody = await withAssets('a.example.com')
  const screens = (
    <>
      <StatCards workspace={somebody.workspace.id} />
      <AssetScreen />
    </>
  )
  const { user } = await renderScreen(screens, { as: somebody, path })
  expect(await screen.findByRole('link', { name: /^Assets 1\b/ })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'More actions for a.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete asset' }))
  expect(await screen.findByRole('link', { name: /^Assets 0 −1 today\b/ })).toBeVisible()
})

test('a drawer that was closed is no longer asked for by the address', async () => {
  const { user, address } = await renderScreen(<AssetScreen />, {
    as: await withAssets('a.example.com'),
    path: `${path}?status=pending&add=1`,
  })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe(`${path}?status=pending`)
})
