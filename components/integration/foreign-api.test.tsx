import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { realAnswer, server, testApi } from '@/lib/testing/server'
import { withoutBeyond } from '@/lib/testing/specified'
import { IntegrationScreen } from './integration-screen'
import { connected } from './testing'

type Person = Awaited<ReturnType<typeof signUpWithSite>>['as']

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

/** What the specification's own shapes of a connection and a recipe must have. */
const FIELDS: Record<string, readonly string[]> = {
  integration: ['id', 'type', 'name', 'status', 'config'],
  recipe: ['id', 'name', 'status', 'trigger', 'conditions', 'match', 'actions', 'throttle_minutes'],
}

type Row = Record<string, unknown>

function cutTo(fields: readonly string[] | undefined, value: unknown): unknown {
  if (!fields) return value
  if (Array.isArray(value)) return value.map((row) => cutTo(fields, row))
  return Object.fromEntries(Object.entries(value as Row).filter(([field]) => fields.includes(field)))
}

/** The ten calls of connections and recipes, each with no more than it must answer, and no others. */
function specifiedAlone(): void {
  server.use(
    http.all(/\/api\/(integration|recipe)\//, async ({ request }) => {
      const answer = await realAnswer(request)
      const told = (await answer.json()) as Row
      if (!answer.ok) return HttpResponse.json(told, { status: answer.status })
      const cut = Object.entries(told).map(([name, value]) => [name, cutTo(FIELDS[name.replace(/s$/, '')], value)])
      return HttpResponse.json({ ...Object.fromEntries(cut), secret: undefined })
    }),
  )
  withoutBeyond()
}

const hook = { type: 'webhook', name: 'Order system', config: { address: 'https://orders.example.com/hooks' } }
const open = (as: Person, path = '/integration') => renderScreen(<IntegrationScreen />, { as, path })
const nothingIsWrong = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument()
const isAbsent = (role: string, name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name, hidden: true })).not.toBeInTheDocument())

test('over the ten specified calls alone, connections are listed, added, turned off, changed and deleted', async () => {
  const { as } = await signUpWithSite()
  await connected(as, hook)
  specifiedAlone()
  const { user } = await open(as)
  await screen.findByRole('button', { name: 'Order system' })
  await isAbsent('tab', 'Deliveries')
  await isAbsent('button', 'Test Order system')
  expect(screen.getByText('Active')).toBeVisible()

  const on = screen.getByRole('switch', { name: /Order system/ })
  await user.click(on)
  await waitFor(() => expect(on).not.toBeChecked())

  await user.click(screen.getByRole('button', { name: 'Order system' }))

  const drawer = within(await screen.findByRole('dialog', { name: 'Order system' }))
  // How it signs, what it sent and how a secret is rotated is not known of it.
  expect(drawer.getAllByRole('tab')).toHaveLength(1)
  const field = drawer.getByLabelText('Name')
  await user.clear(field)
  await user.type(field, 'Orders')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Orders' })

  await user.click(screen.getByRole('button', { name: 'Add connection' }))
  await user.click(await screen.findByRole('button', { name: /^Webhook/ }))
  const adding = within(await screen.findByRole('dialog', { name: 'Webhook' }))
  expect(adding.queryByText(/signing secret/i)).not.toBeInTheDocument()
  await user.type(adding.getByLabelText(/URL|Address/), 'https://stock.example.com/hooks')
  await user.click(adding.getByRole('button', { name: 'Add connection' }))
  await screen.findByRole('button', { name: 'Webhook' })

  await user.click(screen.getByRole('button', { name: 'More actions for Orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  await isAbsent('button', 'Orders')
  nothingIsWrong()
})

/** Somebody with a scanned site, a connection and a recipe, all of it older than the API that answers now. */
async function signUpWithRecipe() {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult())
  const connection = await connected(as, hook)
  const body = {
    name: 'Serious findings',
    trigger: { type: 'scan_completed', config: {} },
    conditions: [],
    match: 'all',
    actions: [{ type: 'webhook', integration_id: connection.id }],
    throttle_minutes: 15,
  }
  const answer = await testApi.request('POST', `/api/recipe/${as.workspace.id}/store`, { token: as.token, body })
  const { recipe } = (await answer.json()) as { recipe: { id: string } }
  specifiedAlone()
  return { as, id: recipe.id }
}

test('over the ten specified calls alone, recipes are listed, deleted and taken back', async () => {
  const { as } = await signUpWithRecipe()
  const { user } = await open(as, '/integration?tab=recipes')
  const row = within((await screen.findByRole('link', { name: 'Serious findings' })).closest('tr')!)
  await isAbsent('tab', 'Deliveries')
  // Nobody says when it ran, or how often.
  expect(row.queryByText('Never')).not.toBeInTheDocument()
  expect(row.queryByRole('button', { name: /^Test/ })).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'More actions for Serious findings' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo: Serious findings deleted' }))
  await user.click(await screen.findByRole('link', { name: 'Serious findings' }))
  nothingIsWrong()
})

test('over the ten specified calls alone, the editor offers only what is kept, and says where its count is from', async () => {
  const { as, id } = await signUpWithRecipe()
  const { user } = await open(as, `/integration?recipe=new&from=${id}`)
  const limit = within(await screen.findByRole('region', { name: 'Limit' }))
  await waitFor(() => expect(limit.queryByRole('checkbox')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Test run' })).not.toBeInTheDocument()
  expect(await screen.findByText(/^This server has no preview. Based on its scans since /)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Trigger' }))
  await user.click(await screen.findByRole('option', { name: 'A site goes down' }))
  expect(await screen.findByRole('heading', { name: 'No preview' })).toBeVisible()
  expect(screen.getByText(/^This server can’t preview runs/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(location.search).toMatch(/recipe=[0-9a-f-]{36}$/))
  expect(screen.queryByRole('button', { name: 'Test run' })).not.toBeInTheDocument()
  nothingIsWrong()
})
