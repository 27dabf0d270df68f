import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { IntegrationScreen } from '@/components/integration/integration-screen'
import { Shortcuts } from '@/components/shell/shortcuts'
import { recipeApi } from '@/lib/contract/recipe'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const SLACK = {
  type: 'slack',
  name: 'Shop alerts',
  config: { address: 'https://hooks.slack.com/services/T000/B000/xyz' },
}
const GITHUB = {
  type: 'github',
  name: 'Tickets',
  config: { repository: 'linden/shop', token: 'github_pat_0123456789abcdef' },
}

async function post<T>(as: Person, path: string, body: unknown): Promise<T> {
  const answer = await testApi.request('POST', path, { token: as.token, body })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Somebody with a chat and a tracker. */
async function connected() {
  const as = await testApi.signUp()
  const connect = (body: unknown) =>
    post<{ integration: { id: string } }>(as, `/api/integration/${as.workspace.id}/store`, body)
  const [slack, github] = [await connect(SLACK), await connect(GITHUB)]
  return { as, slack: slack.integration.id, github: github.integration.id }
}

const body = (slack: string) => ({
  name: 'High and critical findings',
  trigger: { type: 'finding_new', config: { severity: 'high' } },
  conditions: [{ field: 'tag', op: 'eq', value: 'production' }],
  match: 'all',
  actions: [
    { type: 'notify', integration_id: slack, config: { text: '{{title}}' } },
    { type: 'start_scan', config: { scan_type: 'light_scan' } },
  ],
  throttle_minutes: 15,
})

const store = (as: Person, recipe: object) =>
  post<{ recipe: { id: string; version: number } }>(as, `/api/recipe/${as.workspace.id}/store`, recipe).then(
    ({ recipe: stored }) => stored,
  )

async function stored(as: Person, id: string) {
  const answer = await testApi.request('GET', `/api/recipe/${id}/show`, { token: as.token })
  return recipeApi.show.reply.parse(await answer.json()).recipe
}

const listed = async (as: Person) => {
  const answer = await testApi.request('GET', `/api/recipe/${as.workspace.id}/fetch`, { token: as.token })
  return recipeApi.list.reply.parse(await answer.json()).recipes
}

async function open(as: Person, what: string) {
  const view = await renderScreen(<IntegrationScreen />, { as, path: `/integration?recipe=${what}` })
  await screen.findByRole('button', { name: 'Save recipe' })
  return view
}

const sentence = () => screen.getByRole('region', { name: 'What this recipe does' }).textContent
const step = (name: string) => within(screen.getByRole('region', { name }))
const save = () => screen.getByRole('button', { name: 'Save recipe' })

test('a starter is opened with the connections that there are, and stored when it is saved', async () => {
  const { as, slack, github } = await connected()
  const { user, address } = await open(as, 'new&starter=serious')
  expect(sentence()).toContain('post to Shop alerts and open a ticket in Tickets')
  expect(await listed(as)).toEqual([])
  await user.click(save())
  await waitFor(() => expect(address()).toMatch(/recipe=[0-9a-f-]{36}$/))
  const [recipe] = await listed(as)
  expect(recipe).toMatchObject({
    name: 'High and critical findings',
    status: 'active',
    actions: [{ integration_id: slack }, { integration_id: github }],
  })
  expect(address()).toContain(recipe?.id)
  expect(screen.getByText('All changes saved')).toBeVisible()
})

test('what is missing is said at its field when it is saved, and the first of it has the focus', async () => {
  const { as } = await connected()
  const { user } = await open(as, 'new')
  await user.click(save())
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(step('Then').getByText('Add at least one action.')).toBeVisible()
  expect(await listed(as)).toEqual([])
})

test('the sentence says what is written, and its parts lead to their fields', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  await user.clear(step('If').getByRole('textbox', { name: 'Value 1' }))
  expect(sentence()).toContain('if its tag is …')
  await user.type(step('If').getByRole('textbox', { name: 'Value 1' }), 'shop')
  expect(sentence()).toContain('if its tag is shop')
  await user.click(screen.getByRole('button', { name: 'Edit: at most once every 15 minutes per site' }))
  expect(screen.getByRole('combobox', { name: 'Maximum frequency' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Edit: its tag is shop' }))
  expect(screen.getByRole('textbox', { name: 'Value 1' })).toHaveFocus()
})

test('conditions are added from what the trigger can be asked', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  await user.click(step('If').getByRole('button', { name: 'Add condition' }))
  expect(screen.queryByRole('menuitem', { name: 'Score' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('menuitem', { name: 'Last seen' }))
  await waitFor(() => expect(sentence()).toContain('and it hasn’t appeared in the last 7 days'))
  await user.click(step('If').getByRole('button', { name: 'Any of these' }))
  expect(sentence()).toContain('if its tag is production or it hasn’t appeared')
  await user.click(step('If').getByRole('button', { name: 'Remove condition 1' }))
  await user.click(save())
  await waitFor(async () =>
    expect(await stored(as, id)).toMatchObject({
      match: 'any',
      version: 2,
      conditions: [{ field: 'seen_before', value: 7 }],
    }),
  )
})

test('two braces open the list of names, and a wrong name is refused at the message', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  const message = screen.getByRole('textbox', { name: 'Message 1' })
  await user.click(message)
  await user.keyboard('{End} on {{{{si')
  expect(within(screen.getByRole('listbox', { name: 'Insert a variable' })).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(message).toHaveValue('{{title}} on {{site}}')
  await user.keyboard(' {{{{sevrity}}')
  await user.click(save())
  expect(await screen.findByText('Unknown variable {{sevrity}}. Did you mean {{severity}}?')).toBeVisible()
  expect(message).toBeInvalid()
})

test('Alt and an arrow move an action, and the sentence follows', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  screen.getByRole('combobox', { name: 'Action 1' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(sentence()).toContain('start a light scan and post to Shop alerts')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Action 2' })).toHaveFocus())
})

test('a connection with an error, and one that is gone, are said beside their action', async () => {
  const { as, slack, github } = await connected()
  const { id } = await store(as, {
    ...body(slack),
    actions: [...body(slack).actions, { type: 'create_ticket', integration_id: github }],
  })
  await testApi.request('DELETE', `/api/integration/${as.workspace.id}/${github}/delete`, { token: as.token })
  server.use(
    http.get('*/api/integration/*/fetch', () =>
      HttpResponse.json({
        integrations: [{ id: slack, type: 'slack', name: 'Shop alerts', status: 'error', config: {} }],
      }),
    ),
  )
  await open(as, id)
  expect(await screen.findByText('This connection has an error')).toBeVisible()
  expect(screen.getByText('Connection deleted')).toBeVisible()
  expect(sentence()).toContain('a deleted connection')
})

test('a Jira ticket may be of another kind than its connection has; the trackers without kinds ask for none', async () => {
  const { as, github } = await connected()
  const jira = await post<{ integration: { id: string } }>(as, `/api/integration/${as.workspace.id}/store`, {
    type: 'jira',
    name: 'Board',
    config: {
      site: 'https://linden.atlassian.net',
      email: 'marta@lindenhome.example',
      token: 'token',
      project: 'SHOP',
      kind: 'Bug',
    },
  })
  const ticket = (integration_id: string) => ({ type: 'create_ticket', integration_id })
  const { id } = await store(as, { ...body(github), actions: [ticket(github), ticket(jira.integration.id)] })
  const { user } = await open(as, id)
  const kind = await screen.findByRole('textbox', { name: 'Issue type 2' })
  expect(kind).toHaveAttribute('placeholder', 'Bug')
  expect(screen.queryByRole('textbox', { name: 'Issue type 1' })).not.toBeInTheDocument()
  await user.type(kind, 'Incident')
  await user.click(screen.getByRole('button', { name: 'Save recipe' }))
  await waitFor(async () =>
    expect((await stored(as, id)).actions).toMatchObject([{ config: { kind: '' } }, { config: { kind: 'Incident' } }]),
  )
})

test('what was not saved is there again, and can be thrown away', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const first = await open(as, id)
  await first.user.type(screen.getByRole('textbox', { name: 'Name' }), ' in production')
  expect(screen.getByText(/^Saved as a draft on this device at/)).toBeVisible()
  first.unmount()
  const { user } = await open(as, id)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('High and critical findings in production')
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('High and critical findings')
})

test('t tests the recipe, and a shortcut asks before it leads away from what is not saved', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const both = (
    <>
      <main>
        <IntegrationScreen />
      </main>
      <Shortcuts />
    </>
  )
  const { user, address } = await renderScreen(both, { as, path: `/integration?recipe=${id}` })
  await screen.findByRole('button', { name: 'Save recipe' })
  await user.keyboard('t')
  expect(await screen.findByRole('dialog', { name: 'Test run of High and critical findings' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard('gd')
  const question = within(await screen.findByRole('alertdialog'))
  expect(address()).toBe(`/integration?recipe=${id}`)
  await user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('a link asks before it leads away from what is not saved', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user, address } = await open(as, id)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
  await user.click(screen.getByRole('link', { name: 'Recipes' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(address()).toContain(id)
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/integration?tab=recipes'))
})

test('a recipe that somebody else changed meanwhile is loaded, or written over', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  const change = (name: string, version: number) => store(as, { ...body(slack), id, name, version })
  await change('Theirs', 1)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' here')
  await user.click(save())
  expect(
    await screen.findByText(/^This recipe was changed at .*Load the latest version or overwrite it\.$/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Load latest' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs'))
  await change('Theirs again', 2)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' and mine')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }))
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ name: 'Theirs and mine', version: 4 }))
})

test('a recipe is opened as it is now, and not as it was seen before', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  await user.click(screen.getByRole('link', { name: 'Recipes' }))
  const link = await screen.findByRole('link', { name: 'High and critical findings' })
  await store(as, { ...body(slack), id, name: 'Theirs' })
  await user.click(link)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Theirs')
})

test('the switch of a stored recipe saves by itself, and goes back when the server refuses', async () => {
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  const { user } = await open(as, id)
  const active = screen.getByRole('switch', { name: 'Active' })
  await user.click(active)
  expect(active).not.toBeChecked()
  await waitFor(async () => expect(await stored(as, id)).toMatchObject({ status: 'inactive', version: 1 }))
  server.use(
    http.post('*/api/recipe/*/update-status', () => HttpResponse.json({ message: 'Not today' }, { status: 422 })),
  )
  await user.click(active)
  await waitFor(() => expect(active).not.toBeChecked())
  expect(await screen.findByText('Not today')).toBeVisible()
})

test('an API that knows no change of a recipe ends with one recipe, in the state of the old one', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { as, slack } = await connected()
  const { id } = await store(as, body(slack))
  await post(as, `/api/recipe/${id}/update-status`, { status: 'inactive' })
  server.use(
    http.get('*/api/automation/events', () => HttpResponse.json({ message: 'No such route' }, { status: 404 })),
    http.post('*/api/recipe/*/preview', () => HttpResponse.json({ message: 'No such route' }, { status: 404 })),
    http.post('*/api/recipe/*/store', async ({ request }) => {
      const { id: named, ...rest } = (await request.clone().json()) as { id?: string }
      expect(Object.keys(rest).toSorted()).toEqual([
        'actions',
        'conditions',
        'match',
        'name',
        'throttle_minutes',
        'trigger',
      ])
      if (named)
        return HttpResponse.json({ message: 'No id', errors: { id: ['The id is not allowed.'] } }, { status: 422 })
      return undefined
    }),
  )
  const { user } = await open(as, id)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' anew')
  await user.click(save())
  await waitFor(async () =>
    expect(await listed(as)).toMatchObject([{ name: 'High and critical findings anew', status: 'inactive' }]),
  )
  expect(await listed(as)).toHaveLength(1)
  // What that API cannot do is not offered.
  expect(screen.queryByRole('button', { name: 'Test run' })).not.toBeInTheDocument()
  // It is counted here, from its scans; and what no scan tells is said.
  expect(await screen.findByText(/^This server has no preview. Based on its scans since /)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Trigger' }))
  await user.click(await screen.findByRole('option', { name: 'A site goes down' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No preview' })).toBeVisible())
})
