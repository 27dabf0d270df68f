import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import type { Asset } from '@/lib/contract/asset'
import { SCAN_CONSENT } from '@/lib/contract/scan'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, monitors } from '@/server/db/schema'
import { AssetScreen } from './asset-screen'
import { BulkAssets } from './bulk-assets'

test('of more than a thousand ticked assets only those are refused that the server did not get to', async () => {
  const as = await testApi.signUp()
  const ticked = Array.from(
    { length: 1002 },
    (_, place): Asset => ({
      id: `asset-${place}`,
      workspace_id: as.workspace.id,
      type: 'domain',
      value: `site-${place}.example.com`,
      status: 'pending',
      tags: [],
    }),
  )
  let calls = 0
  server.use(
    http.post<never, { assets: string[] }>('*/scans/batch', async ({ request }) => {
      calls += 1
      if (calls > 1)
        return HttpResponse.json({ message: 'Not now.' }, { status: 429, headers: { 'retry-after': '60' } })
      const { assets } = await request.json()
      return HttpResponse.json({ results: assets.map((asset_id) => ({ asset_id, outcome: 'started' })) })
    }),
  )
  const { user } = await renderScreen(<BulkAssets assets={ticked} workspace={as.workspace.id} onDone={() => {}} />, {
    as,
  })
  await user.click(screen.getByRole('button', { name: 'Run 1,002 light scans' }))
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^site-1000\.example\.com.+/),
    expect.stringMatching(/^site-1001\.example\.com.+/),
  ])
  expect(await screen.findByText('1,000 light scans queued')).toBeInTheDocument()
  expect(calls).toBe(2)
})

const path = '/asset'

async function withAssets(...values: string[]) {
  const as = await testApi.signUp()
  for (const value of values) await store(as, as.workspace.id, value, ['shop'])
  return { as }
}

type Somebody = Awaited<ReturnType<typeof testApi.signUp>>

async function store({ token }: Somebody, workspace: string, value: string, tags: string[] = []) {
  const answer = await testApi.request('POST', `/api/asset/${workspace}/store`, { token, body: { value, tags } })
  expect(answer.status).toBe(200)
}

async function secondWorkspace({ token }: Somebody) {
  const answer = await testApi.request('POST', '/api/workspace/store', { token, body: { name: 'Linden Home' } })
  return ((await answer.json()) as { workspace: { id: string } }).workspace.id
}

async function listed({ token }: Somebody, workspace: string) {
  const answer = await testApi.request('GET', `/api/asset/${workspace}/fetch`, { token })
  return ((await answer.json()) as { assets: Asset[] }).assets
}

test('tags are added to and taken from all that are ticked, and nothing else changes', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  await store(as, as.workspace.id, 'd.example.com', ['care'])
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Tags saved for 4 assets')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 4 assets' }))
  expect(dialog.getByRole('checkbox', { name: 'care on 1 of 4' })).not.toBeChecked()
  await user.click(dialog.getByRole('checkbox', { name: 'shop on 3 of 4' }))
  await user.type(dialog.getByLabelText('Add tags'), 'x'.repeat(31))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('Use up to 30 characters per tag.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Add tags'))
  await user.type(dialog.getByLabelText('Add tags'), 'linden, care')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Tags saved for 4 assets')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Assets' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Edit tags' })).not.toBeInTheDocument()
  expect((await listed(as, as.workspace.id)).map(({ value, tags }) => [value, ...tags])).toEqual([
    ['a.example.com', 'linden', 'care'],
    ['b.example.com', 'linden', 'care'],
    ['c.example.com', 'linden', 'care'],
    ['d.example.com', 'care', 'linden'],
  ])
})

test('of those that are moved, the one that the other workspace has already stays ticked, with the reason', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  const second = await secondWorkspace(as)
  await store(as, second, 'b.example.com')
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Move to workspace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 assets' }))
  expect(dialog.getByText('Scans, reports, triage, monitors and incidents move with them.')).toBeVisible()
  expect(dialog.getByLabelText('Workspace')).toHaveDisplayValue('Linden Home')
  await user.click(dialog.getByRole('button', { name: 'Move 3 assets' }))
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'b.example.comb.example.com is already in Linden Home.',
  ])
  expect(await screen.findByText('2 assets moved to Linden Home')).toBeInTheDocument()
  const close = refused.getAllByRole('button', { name: 'Close' })[0]
  if (close) await user.click(close)
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'a.example.com' })).not.toBeInTheDocument()
  expect((await listed(as, second)).map(({ value }) => value).toSorted()).toEqual([
    'a.example.com',
    'b.example.com',
    'c.example.com',
  ])
  expect((await listed(as, as.workspace.id)).map(({ value }) => value)).toEqual(['b.example.com'])
})

test('a change that is stopped finishes what it began, and what was left stays ticked', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('*/update', async () => {
      await held
    }),
  )
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 3 assets' }))
  await user.type(dialog.getByLabelText('Add tags'), 'linden{Enter}')
  expect(await dialog.findByRole('status')).toHaveTextContent('0 of 3 done')
  expect(screen.getByRole('button', { name: 'More', hidden: true })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  release()
  const rest = within(await screen.findByRole('dialog', { name: 'Not done' }))
  expect(rest.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'b.example.comSkipped: you stopped.',
    'c.example.comSkipped: you stopped.',
  ])
  expect((await listed(as, as.workspace.id)).map(({ tags }) => tags)).toEqual([['shop', 'linden'], ['shop'], ['shop']])
})

test('tags that another tab has set meanwhile stay when tags are added and taken', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com')
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  const [first] = await listed(as, as.workspace.id)
  await testApi.request('POST', `/api/asset/${as.workspace.id}/${first?.id}/update`, {
    token: as.token,
    body: { tags: ['shop', 'urgent'] },
  })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 2 assets' }))
  await user.click(dialog.getByRole('checkbox', { name: 'shop on 2 of 2' }))
  await user.type(dialog.getByLabelText('Add tags'), 'linden{Enter}')
  expect(await screen.findByText('Tags saved for 2 assets')).toBeInTheDocument()
  expect((await listed(as, as.workspace.id)).map(({ tags }) => tags)).toEqual([['urgent', 'linden'], ['linden']])
})

test('deleting many shows how far it is and can be stopped, and what is refused says why', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com', 'c.example.com')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  server.use(
    http.delete('*/delete', async () => {
      calls += 1
      if (calls === 1) return HttpResponse.json({ message: 'Not this one.' }, { status: 409 })
      await held
      return undefined
    }),
  )
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete 3 assets' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 assets?' }))
  await user.click(question.getByRole('button', { name: 'Delete 3 assets' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 assets' }))
  expect(await dialog.findByText('1 of 3 done')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  release()
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'a.example.comNot this one.',
    'c.example.comSkipped: you stopped.',
  ])
  expect((await listed(as, as.workspace.id)).map(({ value }) => value)).toEqual(['a.example.com', 'c.example.com'])
})

test('full scans are started of what is verified, after the permission is confirmed; the others stay ticked', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com')
  const [first] = await listed(as, as.workspace.id)
  await testApi.db
    .update(assets)
    .set({ status: 'verified' })
    .where(eq(assets.id, first?.id ?? ''))
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Run 1 full scan' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Run 1 full scan?' }))
  expect(question.getByText(`${SCAN_CONSENT} 1 site isn’t verified and is skipped.`)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Run 1 full scan' }))
  expect(await screen.findByText('1 full scan queued')).toBeInTheDocument()
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select b.example.com' })).toBeChecked()
  expect(screen.queryByRole('button', { name: /full scan/ })).not.toBeInTheDocument()
})

test('of several sites the permission is asked for all of them, and a refusal says why', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com')
  await testApi.db.update(assets).set({ status: 'verified' }).where(eq(assets.workspace_id, as.workspace.id))
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await screen.findByRole('link', { name: 'a.example.com' })
  const [, second] = await listed(as, as.workspace.id)
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await testApi.db
    .update(assets)
    .set({ status: 'pending' })
    .where(eq(assets.id, second?.id ?? ''))
  await user.click(screen.getByRole('button', { name: 'Run 2 full scans' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Run 2 full scans?' }))
  expect(
    question.getByText(/^I own these sites or have the owners’ permission to test them\..*passwords\.$/),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Run 2 full scans' }))
  const refused = within(await screen.findByRole('dialog', { name: 'Couldn’t start' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^b\.example\.com.+/),
  ])
  expect(await screen.findByText('1 full scan queued')).toBeInTheDocument()
})

test('on a phone the actions are in two menus', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com')
  const phone = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.startsWith('(max-width: 639') }) as MediaQueryList,
    )
  try {
    const { user } = await renderScreen(<AssetScreen />, { as, path })
    await screen.findByRole('link', { name: 'a.example.com' })
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit tags' }))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Scan' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Run 2 light scans' }))
    expect(await screen.findByText('2 light scans queued')).toBeInTheDocument()
  } finally {
    phone.mockRestore()
  }
})

test('what is ticked is monitored, and a tag narrows the list', async () => {
  const { as } = await withAssets('a.example.com', 'b.example.com')
  await store(as, as.workspace.id, 'c.example.com', ['care'])
  const { user } = await renderScreen(<AssetScreen />, { as, path })
  await user.click(await screen.findByRole('combobox', { name: 'Tag' }))
  await user.click(await screen.findByRole('option', { name: 'care (1)' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'a.example.com' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Monitor' }))
  expect(await screen.findByText('1 asset monitored')).toBeInTheDocument()
  const [site] = (await listed(as, as.workspace.id)).filter(({ value }) => value === 'c.example.com')
  expect(await testApi.db.$count(monitors, eq(monitors.asset_id, site?.id ?? ''))).toBe(1)
})
