import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { windowWidth } from '@/lib/testing/window-width'
import { assets, monitors } from '@/server/db/schema'
import { WorkspaceScreen } from './workspace-screen'

const path = '/workspace'

async function withTwo() {
  const somebody = await testApi.signUp()
  await testApi.request('POST', '/api/workspace/store', {
    token: somebody.token,
    body: { name: 'Bakery Nord', client_name: 'Nord GmbH' },
  })
  return somebody
}

test('who has no workspace is told so and creates the first one', async () => {
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await testApi.signUp({ workspace: false }), path })
  expect(await screen.findByText('You do not have any workspaces. Please create a workspace')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create workspace' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create workspace' })
  await user.type(within(dialog).getByLabelText('Name'), 'Linden Home')
  await user.click(within(dialog).getByRole('button', { name: 'Create workspace' }))
  expect(await screen.findByRole('cell', { name: /Linden Home/ })).toBeVisible()
  expect(screen.getByText('1 workspace with 0 assets.')).toBeVisible()
})

test('a name that is taken is told at the field', async () => {
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await testApi.signUp(), path: `${path}?new=1` })
  const dialog = await screen.findByRole('dialog', { name: 'Create workspace' })
  await user.type(within(dialog).getByLabelText('Name'), 'Main')
  await user.click(within(dialog).getByRole('button', { name: 'Create workspace' }))
  expect(await within(dialog).findByText('You already have a workspace with this name.')).toBeVisible()
})

test('another workspace is made the default', async () => {
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  await user.click(await screen.findByRole('button', { name: 'More actions for Bakery Nord' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make default' }))
  expect(await screen.findByText('Bakery Nord set as default workspace')).toBeVisible()
})

test('a workspace is renamed', async () => {
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  await user.click(await screen.findByRole('button', { name: 'More actions for Bakery Nord' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Bakery South')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('button', { name: 'Open Bakery South' })).toBeVisible()
})

test('an unsaved change of a workspace is there again unless it was cancelled', async () => {
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  const openEdit = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Bakery Nord' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return screen.findByLabelText('Name')
  }
  await user.type(await openEdit(), ' and more')
  await user.keyboard('{Escape}')
  expect(await openEdit()).toHaveValue('Bakery Nord and more')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await openEdit()).toHaveValue('Bakery Nord')
})

test('deleting says what dies and wants the name', async () => {
  const somebody = await withTwo()
  const { user } = await renderScreen(<WorkspaceScreen />, { as: somebody, path })
  await testApi.request('POST', `/api/asset/${somebody.workspace.id}/store`, {
    token: somebody.token,
    body: { value: 'shop.example.com' },
  })
  await user.click(await screen.findByRole('button', { name: 'More actions for Main' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Main?' })
  expect(dialog).toHaveTextContent(/This permanently deletes \d assets? and 0 reports/)
  await user.click(within(dialog).getByRole('button', { name: 'Delete workspace' }))
  expect(within(dialog).getByText('This doesn’t match Main.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Type Main to confirm'), 'Main')
  await user.click(within(dialog).getByRole('button', { name: 'Delete workspace' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More actions for Main' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'More actions for Bakery Nord' })).toBeVisible()
})

test('the workspace that is open is marked and has no button to open it', async () => {
  await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  const row = within(await screen.findByRole('row', { name: /Main/ }))
  expect(row.getByText('Current')).toBeVisible()
  expect(row.queryByRole('button', { name: 'Open Main' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open Bakery Nord' })).toBeVisible()
})

test('the workspaces stand worst first, as in the switcher: what is down, then what is critical', async () => {
  const as = await withTwo()
  const add = async (name: string, critical: number, isDown: boolean) => {
    const made = await testApi.request('POST', '/api/workspace/store', { token: as.token, body: { name } })
    const { workspace } = (await made.json()) as { workspace: { id: string } }
    const [site] = await testApi.db
      .insert(assets)
      .values({ workspace_id: workspace.id, type: 'domain', value: `${name.toLowerCase()}.example.com` })
      .returning()
    const counts = { critical, high: 0, medium: 0, low: 0, info: 0 }
    await testApi.db
      .update(assets)
      .set({ counts })
      .where(eq(assets.id, site?.id ?? ''))
    if (isDown && site)
      await testApi.db.insert(monitors).values({
        asset_id: site.id,
        state: 'down',
        checked_at: new Date(),
        next_check_at: new Date(Date.now() + 86_400_000),
      })
  }
  await add('Critical', 1, false)
  await add('Down', 0, true)
  await renderScreen(<WorkspaceScreen />, { as, path })
  await screen.findByRole('columnheader', { name: /Grades/ })
  const names = screen
    .getAllByRole('row')
    .flatMap((row) => within(row).queryByText(/^(Down|Critical)$/)?.textContent ?? [])
  expect(names.slice(-2)).toEqual(['Down', 'Critical'])
})

test('opening a workspace leads to its assets', async () => {
  const { user, address } = await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  await user.click(await screen.findByRole('button', { name: 'Open Bakery Nord' }))
  expect(address()).toBe('/asset')
})

test('a list that cannot be loaded says why and can be tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    http.get('*/api/workspace/fetch', () => HttpResponse.json({ message: 'The database is resting' }, { status: 422 })),
  )
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await testApi.signUp(), path })
  expect(await screen.findByText('The database is resting')).toBeVisible()
  expect(warn).toHaveBeenCalled()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'More actions for Main' })).toBeVisible()
})

test('grades and what monitoring sees are said to be missing where they fail, and the names stay', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    http.get('*/api/overview/workspaces', () => HttpResponse.json({ message: 'No figures today' }, { status: 422 })),
  )
  const { user } = await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  expect(await screen.findByText('Couldn’t load grades, monitoring and overdue findings')).toBeVisible()
  expect(screen.getByText('No figures today')).toBeVisible()
  expect(screen.getByRole('button', { name: 'More actions for Bakery Nord' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /Grades/ })).not.toBeInTheDocument()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('columnheader', { name: /Grades/ })).toBeVisible()
  expect(screen.queryByText('Couldn’t load grades, monitoring and overdue findings')).not.toBeInTheDocument()
})

test.each([
  [768, false],
  [1024, false],
  [1440, true],
])('in a window of %d px only what there is room for has a column beside the way in', async (px, hasAll) => {
  windowWidth(px)
  await renderScreen(<WorkspaceScreen />, { as: await withTwo(), path })
  expect(await screen.findByRole('button', { name: 'Open Bakery Nord' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Open findings' })).toBeVisible()
  expect(screen.queryAllByRole('columnheader', { name: /^(Assets|Last scan)$/ })).toHaveLength(hasAll ? 2 : 0)
})

test('what a workspace without a scan has no value for is a dash, and no empty bar', async () => {
  const as = await withTwo()
  await testApi.db.insert(assets).values({ workspace_id: as.workspace.id, type: 'domain', value: 'a.example.com' })
  await renderScreen(<WorkspaceScreen />, { as, path })
  await screen.findByRole('columnheader', { name: /Grades/ })
  for (const name of ['Main', 'Bakery Nord']) {
    const row = within(screen.getByText(name).closest('tr') ?? document.body)
    expect(row.getAllByText('Not available')).toHaveLength(2)
    expect(row.queryByRole('img')).not.toBeInTheDocument()
    expect(row.getByText('Never scanned')).toBeVisible()
  }
})
