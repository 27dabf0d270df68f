import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { IntegrationScreen } from '@/components/integration/integration-screen'
import { recipeApi } from '@/lib/contract/recipe'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const DIGEST = {
  name: 'Weekly report',
  trigger: { type: 'schedule', config: { every: 'week', weekday: 'fri', at: '16:30' } },
  actions: [{ type: 'email_report', config: { what: 'digest' } }],
}

async function store(as: Person, recipe: object = DIGEST) {
  const answer = await testApi.request('POST', `/api/recipe/${as.workspace.id}/store`, {
    token: as.token,
    body: recipe,
  })
  return recipeApi.create.reply.parse(await answer.json()).recipe
}

const listed = async (as: Person) => {
  const answer = await testApi.request('GET', `/api/recipe/${as.workspace.id}/fetch`, { token: as.token })
  return recipeApi.list.reply.parse(await answer.json()).recipes
}

const open = (as: Person) => renderScreen(<IntegrationScreen />, { as, path: '/integration?tab=recipes' })

test('who has no recipe is told what one does, and begins with an example', async () => {
  const { user, address } = await open(await testApi.signUp())
  expect(await screen.findByText('No recipes yet')).toBeVisible()
  const examples = within(screen.getByRole('list', { name: 'Start from an example' })).getAllByRole('link')
  expect(examples).toHaveLength(8)
  await user.click(screen.getByRole('link', { name: /^Weekly digest/ }))
  expect(address()).toBe('/integration?recipe=new&starter=weekly')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Weekly digest')
})

test('a recipe is listed with its sentence, and opened by its name', async () => {
  const as = await testApi.signUp()
  const { id } = await store(as)
  const { user, address } = await open(as)
  const row = await screen.findByRole('row', { name: /Weekly report/ })
  expect(row).toHaveTextContent('Every Friday at 16:30, email a digest to you.')
  expect(row).toHaveTextContent('Never')
  await user.click(within(row).getByRole('link', { name: 'Weekly report' }))
  expect(address()).toBe(`/integration?recipe=${id}`)
})

test('the switch stands as chosen at once, and goes back with the words of the server', async () => {
  const as = await testApi.signUp()
  await store(as)
  const { user } = await open(as)
  const active = await screen.findByRole('switch', { name: 'Activate Weekly report' })
  await user.click(active)
  expect(active).not.toBeChecked()
  await waitFor(async () => expect(await listed(as)).toMatchObject([{ status: 'inactive' }]))
  server.use(
    http.post('*/api/recipe/*/update-status', () => HttpResponse.json({ message: 'Not today' }, { status: 422 })),
  )
  await user.click(active)
  expect(await screen.findByText('Not today')).toBeVisible()
  await waitFor(() => expect(active).not.toBeChecked())
})

test('what was deleted comes back with Undo, in the state that it had', async () => {
  const as = await testApi.signUp()
  const { id } = await store(as)
  await testApi.request('POST', `/api/recipe/${id}/update-status`, { token: as.token, body: { status: 'inactive' } })
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Weekly report' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Weekly report deleted' })
  expect(await listed(as)).toEqual([])
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(await screen.findByRole('switch', { name: 'Activate Weekly report' })).not.toBeChecked()
  expect(await listed(as)).toMatchObject([{ ...DIGEST, status: 'inactive' }])
})

test('a delete that the server refuses leaves the recipe where it was', async () => {
  const as = await testApi.signUp()
  await store(as)
  server.use(http.delete('*/api/recipe/*', () => HttpResponse.json({ message: 'It stays' }, { status: 422 })))
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Weekly report' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('It stays')).toBeVisible()
  expect(screen.getByRole('row', { name: /Weekly report/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('a copy is opened in the editor and not stored before it is saved', async () => {
  const as = await testApi.signUp()
  await store(as)
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Weekly report' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Weekly report')
  expect(await listed(as)).toHaveLength(1)
})

test('a test run with nothing to run on says so', async () => {
  const as = await testApi.signUp()
  await store(as, {
    ...DIGEST,
    trigger: { type: 'asset_verified', config: {} },
    actions: [{ type: 'start_scan', config: { scan_type: 'light_scan' } }],
  })
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Weekly report' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Test run' }))
  expect(await screen.findByText('Nothing has matched yet. Run a scan or loosen the conditions.')).toBeVisible()
})

test('a list that could not be loaded can be asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    http.get('*/api/recipe/*/fetch', () => HttpResponse.json({ message: 'The kitchen is closed' }, { status: 422 }), {
      once: false,
    }),
  )
  const { user } = await open(await testApi.signUp())
  expect(await screen.findByText('The kitchen is closed')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No recipes yet')).toBeVisible()
})
