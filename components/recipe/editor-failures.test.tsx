import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { IntegrationScreen } from '@/components/integration/integration-screen'
import { recipeApi } from '@/lib/contract/recipe'
import { renderScreen } from '@/lib/testing/render'
import { realAnswer, server, testApi } from '@/lib/testing/server'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const RECIPE = {
  name: 'Nightly',
  trigger: { type: 'scan_completed', config: {} },
  actions: [{ type: 'start_scan', config: { scan_type: 'light_scan' } }],
  throttle_minutes: 60,
  collect: true,
}

async function store(as: Person, recipe: object): Promise<string> {
  const path = `/api/recipe/${as.workspace.id}/store`
  const answer = await testApi.request('POST', path, { token: as.token, body: recipe })
  return recipeApi.create.reply.parse(await answer.json()).recipe.id
}

async function stored(as: Person, id: string) {
  const answer = await testApi.request('GET', `/api/recipe/${id}/show`, { token: as.token })
  return recipeApi.show.reply.parse(await answer.json()).recipe
}

const fail = (status: number, message: string) => () => HttpResponse.json({ message }, { status })
const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save recipe' })

async function open() {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const as = await testApi.signUp()
  const id = await store(as, RECIPE)
  const view = await renderScreen(<IntegrationScreen />, { as, path: `/integration?recipe=${id}` })
  await screen.findByRole('button', { name: 'Save recipe' })
  return { as, id, ...view }
}

test('what the server refuses is said above the recipe, and stays written until it is taken', async () => {
  const { as, id, user } = await open()
  server.use(http.post('*/api/recipe/*/store', fail(422, 'Not today.'), { once: true }))
  await user.type(name(), ' check')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today.')
  expect(name()).toHaveValue('Nightly check')
  await user.click(save())
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ name: 'Nightly check', collect: true }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what is written while the recipe is saved stays', async () => {
  const { as, id, user } = await open()
  server.use(
    http.post('*/api/recipe/*/store', async ({ request }) => {
      await delay(100)
      return realAnswer(request.clone() as Request)
    }),
  )
  await user.type(name(), ' check')
  await user.click(save())
  await user.type(name(), ' of all')
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ name: 'Nightly check' }))
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'))
  expect(name()).toHaveValue('Nightly check of all')
  expect(screen.getByText(/^Saved as a draft on this device at/)).toBeVisible()
})

test('nothing of a recipe is left out because the server could not say what it knows', async () => {
  server.use(http.get('*/api/automation/events', fail(422, 'No examples now.')))
  const { as, id, user } = await open()
  await user.type(name(), ' check')
  await user.click(save())
  expect(await screen.findByText('No examples now.')).toBeVisible()
  expect(await stored(as, id)).toMatchObject({ name: 'Nightly', collect: true })
  server.resetHandlers()
  await user.click(save())
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ name: 'Nightly check', collect: true }))
})

test('what cannot be loaded after somebody else changed the recipe is said beside the question', async () => {
  const { as, id, user } = await open()
  await store(as, { ...RECIPE, id, name: 'Theirs', version: 1 })
  await user.type(name(), ' check')
  await user.click(save())
  const question = await screen.findByText('This recipe was changed elsewhere')
  server.use(http.get('*/api/recipe/*/show', fail(422, 'Not readable now.'), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Overwrite' }))
  expect(await screen.findByText('Not readable now.')).toBeVisible()
  expect(question).toBeVisible()
  // Changed once more while it is written over.
  server.use(http.post('*/api/recipe/*/store', fail(409, 'Changed at 14:32.'), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Overwrite' }))
  expect(await screen.findByText('Changed at 14:32.')).toBeVisible()
  expect(name()).toHaveValue('Nightly check')
  await user.click(screen.getByRole('button', { name: 'Overwrite' }))
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ name: 'Nightly check' }))
})

test('a test run that fails says so in its drawer, and a count that fails in its place', async () => {
  server.use(
    http.post('*/api/recipe/*/run', fail(422, 'No run now.')),
    http.post('*/api/recipe/*/preview', fail(422, 'No count now.')),
  )
  const { user } = await open()
  const count = within((await screen.findByText('Couldn’t count the matches')).closest<HTMLElement>('[role=alert]')!)
  expect(count.getByText('No count now.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Test run' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Test run of Nightly' }))
  expect(await drawer.findByText('No run now.')).toBeVisible()
})
