import { screen, waitFor, within } from '@testing-library/react'
import { http, passthrough } from 'msw'
import { IntegrationScreen } from '@/components/integration/integration-screen'
import { connected, delivered, startReceiver } from '@/components/integration/testing'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { closeServers } from '@/server/scanner/testing'

let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(closeServers)
beforeEach(() => {
  Object.assign(receiver.state, { status: 200, reply: 'ok', bodies: [] })
  server.use(http.all(`${receiver.address}/*`, () => passthrough()))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, more = '') =>
  renderScreen(<IntegrationScreen />, { as, path: `/integration?tab=deliveries${more}` })
const hook = (name = 'Order system') => ({ type: 'webhook', name, config: { address: `${receiver.address}/orders` } })

test('of more than a thousand the server hands out pages, and finds what is searched', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, hook())
  await delivered(as, id, 1_200)
  const { user, address } = await open(as)
  const table = within(await screen.findByRole('region', { name: 'Deliveries' }))
  expect(await table.findByText('Showing 1 to 10 of 1,200 entries')).toBeVisible()
  expect(table.getAllByText('Status 200 in 12 ms')).toHaveLength(10)
  await user.type(table.getByRole('searchbox'), 'site1199')
  expect(await table.findByRole('button', { name: 'Event 1199' })).toBeVisible()
  expect(table.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  await waitFor(() => expect(address()).toContain('q=site1199'))
})

test('an email that no mail server took is not called delivered', async () => {
  const as = await testApi.signUp()
  const { id } = await connected(as, hook())
  await delivered(as, id, 1, { to_type: 'email', to_name: 'Team', reason: { key: 'filed' } })
  const { user } = await open(as)
  const table = within(await screen.findByRole('region', { name: 'Deliveries' }))
  expect(await table.findByText('Saved, not sent')).toBeVisible()
  expect(table.queryByText('Delivered')).toBeNull()
  await user.click(table.getByRole('button', { name: 'Event 0' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Event 0' }))
  const why = 'No mail server is set up, so this email was saved on the server instead of sent.'
  expect(await drawer.findByText(why)).toBeVisible()
})

test('a link shows what failed at one connection; a delivery shows what was sent and each answer, and is sent once more', async () => {
  const as = await testApi.signUp()
  const { id, test } = await connected(as, hook())
  const other = await connected(as, hook('Elsewhere'))
  await other.test()
  Object.assign(receiver.state, { status: 500, reply: 'boom' })
  await test()
  const { user, address } = await open(as, `&integration=${id}&state=failed`)
  const table = within(await screen.findByRole('region', { name: 'Deliveries' }))
  expect(await table.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  expect(table.getByText('The receiver returned an error (status 500).')).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Test from Soteria' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Test from Soteria' }))
  expect(await drawer.findByText('boom')).toBeVisible()
  expect(drawer.getByRole('group', { name: 'Request' })).toHaveTextContent(`POST ${receiver.address}/orders`)
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(drawer.getByRole('button', { name: 'Copy as curl' }))
  expect(copy.mock.lastCall?.[0]).toMatch(/^BODY=[\s\S]*\ncurl --request POST \\\n/)
  Object.assign(receiver.state, { status: 200, reply: 'ok', bodies: [] })
  await user.click(drawer.getByRole('button', { name: 'Resend' }))
  expect(await screen.findByText(/^(Queued for|Delivered to) Order system$/)).toBeVisible()
  await testApi.sendMessages()
  expect(receiver.state.bodies).toHaveLength(1)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('combobox', { name: 'Filter by result' }))
  await user.click(await screen.findByRole('option', { name: 'All results' }))
  await waitFor(() => expect(address()).toBe(`/integration?tab=deliveries&integration=${id}`))
  expect(await table.findByText('Showing 1 to 2 of 2 entries')).toBeVisible()
})

test('without a delivery it is said what appears here, and what a filter leaves out can be shown again', async () => {
  const as = await testApi.signUp()
  const empty = await open(as)
  expect(await screen.findByText('No deliveries yet')).toBeVisible()
  empty.unmount()
  const { test } = await connected(as, hook())
  await test()
  const { user } = await open(as, '&state=failed')
  expect(await screen.findByText('No matching records found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('button', { name: 'Test from Soteria' })).toBeVisible()
})

test('an address of a delivery that is gone says so', async () => {
  await open(await testApi.signUp(), '&delivery=00000000-0000-4000-8000-000000000000')
  expect(await screen.findByText(/^This delivery doesn’t exist/)).toBeVisible()
})
