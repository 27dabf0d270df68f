import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http, passthrough } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { closeServers } from '@/server/scanner/testing'
import { IntegrationScreen } from './integration-screen'
import { connected, startReceiver } from './testing'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(closeServers)
beforeEach(() => {
  Object.assign(receiver.state, { status: 200, reply: 'ok', bodies: [] })
  // What the API sends leaves the page's world.
  server.use(http.all(`${receiver.address}/*`, () => passthrough()))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

const open = (as: Awaited<ReturnType<typeof testApi.signUp>>, path = '/integration') =>
  renderScreen(<IntegrationScreen />, { as, path })
const chat = (path = '') => ({
  type: 'mattermost',
  name: 'Shop alerts',
  config: { address: `${receiver.address}/hooks/s3cret${path}` },
})
const hook = () => ({ type: 'webhook', name: 'Order system', config: { address: `${receiver.address}/orders` } })
const row = async (name: string) => within((await screen.findByRole('button', { name })).closest('tr')!)
type User = Awaited<ReturnType<typeof renderScreen>>['user']
const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

test('the tab is in the address, so that a link shows the same one', async () => {
  const { user, address } = await open(await testApi.signUp(), '/integration?tab=recipes')
  expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Recipes/ })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('tab', { name: 'Deliveries' }))
  expect(address()).toBe('/integration?tab=deliveries')
  await user.click(screen.getByRole('tab', { name: /^Connections/ }))
  expect(address()).toBe('/integration')
})

test('a webhook is chosen by a search, tested before it is saved, and its secret is shown this once', async () => {
  const as = await testApi.signUp()
  const { user } = await open(as)
  expect(await screen.findByText('No connections yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add connection' }))
  await user.type(await screen.findByLabelText('Search connections'), 'json')
  expect(screen.queryByRole('button', { name: /^Slack/ })).not.toBeInTheDocument()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Webhook/ }))
  const form = within(await screen.findByRole('form', { name: 'Webhook' }))
  const name = form.getByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())
  await user.clear(name)
  await user.type(name, 'Order system')
  await user.type(form.getByLabelText('URL'), 'https://10.0.0.1/orders')
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  expect(await form.findByText(/^Can’t send to 10.0.0.1/)).toBeVisible()
  await user.clear(form.getByLabelText('URL'))
  await user.type(form.getByLabelText('URL'), `${receiver.address}/orders`)
  receiver.state.reply = '{"received":true}'
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  const result = within(await screen.findByRole('region', { name: 'Test result' }))
  expect(await result.findByText('Test message delivered')).toBeVisible()
  expect(await result.findByText('{"received":true}')).toBeVisible()
  expect(result.getByText(/^Status 200 in .*Sent as [\w-]{8}\.$/)).toBeVisible()
  expect(JSON.parse(receiver.state.bodies[0] ?? '')).toMatchObject({ type: 'test' })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add connection' }))
  const secret = await screen.findByText(/^whsec_[\w+/=]{20,}$/)
  expect(secret).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus()
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Done' })),
  ]) {
    await leave()
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without copying the secret?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(secret).toBeInTheDocument()
  }
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect((await row('Order system')).getByText('Webhook, 127.0.0.1')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument())
})

test('what was typed survives a reload, but for what is secret', async () => {
  const as = await testApi.signUp()
  const first = await open(as, '/integration?connection=new&type=telegram')
  const form = within(await screen.findByRole('form', { name: 'Telegram' }))
  await first.user.type(form.getByLabelText('Chat'), '@shop_alerts')
  await first.user.type(form.getByLabelText('Bot token'), '123456789:secret')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  first.unmount()
  await open(as, '/integration?connection=new&type=telegram')
  const again = within(await screen.findByRole('form', { name: 'Telegram' }))
  await waitFor(() => expect(again.getByLabelText('Chat')).toHaveValue('@shop_alerts'))
  expect(again.getByLabelText('Bot token')).toHaveValue('')
})

test('a connection that keeps failing is the first thing that is said; mended, what waits goes out', async () => {
  const as = await testApi.signUp()
  const { leave } = await connected(as, chat())
  Object.assign(receiver.state, { status: 404, reply: '{"message":"Couldn\'t find the webhook"}' })
  await leave('New critical finding')
  await testApi.sendMessages()
  await leave('Site is down')
  const { user } = await open(as)
  expect(await screen.findByText(/^Shop alerts has been failing since /)).toBeVisible()
  expect(screen.getByText('This webhook was deleted. Create a new one and paste its URL.')).toBeVisible()
  expect(screen.getByText(/messages? (is|are) queued and will be sent once it works again\.$/)).toBeVisible()
  expect((await row('Shop alerts')).getByText(/^Error since /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit connection' }))
  const address = await screen.findByLabelText('Webhook URL')
  expect(address).toHaveValue('********')
  await user.clear(address)
  await user.type(address, `${receiver.address}/hooks/another`)
  Object.assign(receiver.state, { status: 200, reply: 'ok', bodies: [] })
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  expect(await screen.findByText('Test message delivered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await testApi.sendMessages({ now: later(1) })
  expect(receiver.state.bodies.some((body) => body.includes('Site is down'))).toBe(true)
})

test('the switch takes effect at once, and goes back with the words of the server when it fails', async () => {
  const as = await testApi.signUp()
  await connected(as, hook())
  const { user } = await open(as)
  const toggle = await screen.findByRole('switch', { name: 'Send to Order system' })
  server.use(http.post('*/updateStatus', () => HttpResponse.json({ message: 'Not today' }, { status: 409 })))
  await user.click(toggle)
  expect(await screen.findByText('Not today')).toBeVisible()
  expect(toggle).toBeChecked()
  server.resetHandlers()
  await user.click(toggle)
  expect(toggle).not.toBeChecked()
  expect(await (await row('Order system')).findByText('Off')).toBeVisible()
})

test.each([
  ['the switch', (user: User) => user.click(screen.getByRole('switch', { name: 'Send to Shop alerts' }))],
  ['the note', (user: User) => user.click(screen.getByRole('button', { name: 'Turn off' }))],
])(
  '%s of a connection for which messages wait says how many are lost before it is turned off',
  async (_by, turnOff) => {
    const as = await testApi.signUp()
    const { leave } = await connected(as, chat())
    receiver.state.status = 404
    for (const title of ['New critical finding', 'Site is down', 'Certificate expires']) await leave(title)
    await testApi.sendMessages()
    const { user } = await open(as)
    await screen.findByText(/^Shop alerts has been failing since /)
    const waiting = Number(/^\d/.exec(screen.getByText(/queued and will be sent/).textContent ?? '')?.[0])
    expect(waiting).toBeGreaterThan(1)
    await turnOff(user)
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off Shop alerts?' }))
    expect(question.getByText(`${waiting} queued messages won’t be sent, even if you turn it on again.`)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('switch', { name: 'Send to Shop alerts' })).toBeChecked()
    await turnOff(user)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }))
    expect(await (await row('Shop alerts')).findByText('Off')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Send to Shop alerts' })).not.toBeChecked()
  },
)

test('a switch that is pressed again while its first change is sent ends as it was pressed last', async () => {
  const as = await testApi.signUp()
  await connected(as, hook())
  const { user } = await open(as)
  const toggle = await screen.findByRole('switch', { name: 'Send to Order system' })
  await user.click(toggle)
  await user.click(toggle)
  await user.click(toggle)
  expect(await (await row('Order system')).findByText('Off')).toBeVisible()
  await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'))
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  await user.click(toggle)
  await user.click(toggle)
  await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'))
  expect(await (await row('Order system')).findByText('Not tested')).toBeVisible()
})

test('a switch keeps the focus, so that the same key takes it back', async () => {
  const as = await testApi.signUp()
  await connected(as, hook())
  const { user } = await open(as)
  const toggle = await screen.findByRole('switch', { name: 'Send to Order system' })
  toggle.focus()
  await user.keyboard(' ')
  expect(await (await row('Order system')).findByText('Off')).toBeVisible()
  expect(toggle).toHaveFocus()
  await user.keyboard(' ')
  expect(await (await row('Order system')).findByText('Not tested')).toBeVisible()
})

test('a row is tested, and its last delivery, its day and the newest deliveries follow', async () => {
  const as = await testApi.signUp()
  await connected(as, hook())
  const { user } = await open(as)
  expect((await row('Order system')).getByText('Not tested')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Test Order system' }))
  expect(await screen.findByText('Test delivered to Order system')).toBeVisible()
  expect(await (await row('Order system')).findByText('Active')).toBeVisible()
  receiver.state.status = 500
  await user.click(screen.getByRole('button', { name: 'Test Order system' }))
  expect(
    await screen.findByText('Test to Order system failed: The receiver returned an error (status 500).'),
  ).toBeVisible()
  expect(await (await row('Order system')).findByText('Last delivery failed')).toBeVisible()
  const latest = within(screen.getByRole('region', { name: 'Latest deliveries' }))
  expect(await latest.findAllByRole('img', { name: /^1 attempt, / })).toHaveLength(2)
})

test('a copy has everything but the secrets, and a name of its own', async () => {
  const as = await testApi.signUp()
  await connected(as, {
    type: 'ntfy',
    name: 'Night duty',
    config: { server: receiver.address, topic: 'duty', token: 'tk_secret' },
  })
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Night duty' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const form = within(await screen.findByRole('form', { name: 'ntfy' }))
  expect(form.getByText('Secrets aren’t copied. Enter them again.')).toBeVisible()
  expect(form.getByLabelText('Name')).toHaveValue('Night duty (copy)')
  expect(form.getByLabelText('Topic')).toHaveValue('duty')
  expect(form.getByLabelText(/^Access token/)).toHaveValue('')
})

test('a secret is rotated after a question; a second time within a day the server says why not', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, hook())
  const { user } = await open(as, `/integration?connection=${id}`)
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rotate secret' }))
  expect(await screen.findByText(/^whsec_/)).toBeVisible()
  expect(screen.getByText(/^The previous secret is valid until /)).toBeVisible()
  // It is there until it is copied, whatever else is looked at meanwhile.
  await user.click(screen.getByRole('tab', { name: 'Check signatures' }))
  await user.click(screen.getByRole('tab', { name: 'Connection' }))
  expect(await screen.findByText(/^whsec_/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close without copying the secret?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const answer = await testApi.request('POST', `/api/integration/${id}/renew`, { token: as.token })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({
      message: expect.stringMatching(
        /^The secret was rotated recently\. You can rotate it again after \d{1,2} \w+ 20\d\d,? (at )?\d\d:\d\d/,
      ),
    }),
  ])
})

test('a secret that somebody rotated elsewhere is not rotated again within a day, which is said', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, hook())
  const { user } = await open(as, `/integration?connection=${id}`)
  await testApi.request('POST', `/api/integration/${id}/renew`, { token: as.token })
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Rotate secret' }))
  expect(await question.findByText(/^The secret was rotated recently\./)).toBeVisible()
  expect(screen.queryByText(/^whsec_[A-Za-z0-9]/)).not.toBeInTheDocument()
})

test('deleting a connection names the recipes that use it', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, hook())
  const recipe = {
    name: 'Orders hear of scans',
    trigger: { type: 'scan_completed', config: {} },
    actions: [{ type: 'webhook', integration_id: id }],
  }
  await testApi.request('POST', `/api/recipe/${as.workspace.id}/store`, { token: as.token, body: recipe })
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Order system' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete Order system?' })).toHaveTextContent(
    'Orders hear of scans',
  )
})

test('a mail connection is saved before it is tested, which is said; saved, it gets its test', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, {
    type: 'email',
    name: 'Team',
    config: { addresses: as.user.email, language: 'en' },
  })
  const { user } = await open(as, `/integration?connection=${id}`)
  await user.type(await screen.findByLabelText('Name'), ' of the shop')
  expect(screen.getByRole('button', { name: 'Send test' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Send test' })).toHaveAttribute('title', 'Save the connection first')
  await user.type(screen.getByLabelText('Name'), '{Backspace>12/}')
  expect(screen.getByRole('button', { name: 'Send test' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  expect(await screen.findByText(/^Test message (queued|delivered)$/)).toBeVisible()
})

test('a mail connection that is not there yet has no test, and says why', async () => {
  await open(await testApi.signUp(), '/integration?connection=new&type=email')
  const button = await screen.findByRole('button', { name: 'Send test' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('title', 'Save the connection first')
})

test('a drawer asks before it closes over a secret that was entered', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, {
    type: 'slack',
    name: 'Shop alerts',
    config: { address: 'https://hooks.slack.com/services/T000/B000/xyz' },
  })
  const { user } = await open(as, `/integration?connection=${id}`)
  await user.type(await screen.findByLabelText('Webhook URL'), 'https://hooks.slack.com/services/T000/B000/new')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }))
  expect(screen.getByRole('form', { name: 'Shop alerts', hidden: true })).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Shop alerts' })).not.toBeInTheDocument())
})

test('a secret that is left empty stays, and is shown so', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, {
    type: 'slack',
    name: 'Shop alerts',
    config: { address: 'https://hooks.slack.com/services/T000/B000/xyz' },
  })
  const { user } = await open(as, `/integration?connection=${id}`)
  const address = await screen.findByLabelText('Webhook URL')
  await user.clear(address)
  expect(address).toHaveValue('')
  await user.tab()
  await waitFor(() => expect(address).toHaveValue('********'))
  expect(address).toHaveAccessibleDescription(/^Stored\. Enter a new one to replace it\./)
  for (const typed of ['{End}x', '{Control>}a{/Control}{Backspace}']) {
    await user.click(address)
    await user.keyboard(typed)
    // Enter: the button that sends it stands outside.
    fireEvent.submit(screen.getByRole('form', { name: 'Shop alerts' }))
    expect(await screen.findByText('Enter the whole new value, or keep the stored one.')).toBeVisible()
    await user.tab()
    await user.clear(address)
    await user.tab()
  }
  expect(await screen.findByRole('form', { name: 'Shop alerts' })).toBeVisible()
  expect(screen.queryByText('Shop alerts saved')).not.toBeInTheDocument()
})

test('deleting asks first, and is said', async () => {
  const as = await testApi.signUp()
  await connected(as, hook())
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'More actions for Order system' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete Order system?' })).getByRole('button', {
      name: 'Delete connection',
    }),
  )
  expect(await screen.findByText('Order system deleted')).toBeVisible()
  expect(await screen.findByText('No connections yet')).toBeVisible()
})

test('of who gets mails it is said who has not confirmed', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, {
    type: 'email',
    name: 'Team',
    config: { addresses: `${as.user.email}\nnora@shop.example`, language: 'en' },
  })
  const { user } = await open(as, `/integration?connection=${id}`)
  const list = within(await screen.findByRole('region', { name: 'Recipients' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${as.user.email}Your email`,
    'nora@shop.exampleWaiting for confirmation',
  ])
  expect(user).toBeDefined()
})

test.each([404, 405, 501])(
  'an API that answers deliveries with %d has no tests, no deliveries and no secrets to rotate',
  async (status) => {
    const as = await testApi.signUp()
    const { id } = await connected(as, hook())
    server.use(http.get('*/deliveries', () => HttpResponse.json({ message: 'No such route' }, { status })))
    await open(as, `/integration?connection=${id}`)
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send test' })).not.toBeInTheDocument())
    for (const name of ['Rotate secret', 'Test Order system'])
      expect(screen.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument()
    expect(screen.queryByRole('tab', { name: 'Deliveries', hidden: true })).not.toBeInTheDocument()
    expect(screen.queryByText('Latest deliveries')).not.toBeInTheDocument()
  },
)
