import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { followConnection, noteAnswer, noteSilence } from '@/lib/browser/connection'
import { renderScreen } from '@/lib/testing/render'
import { populated } from '@/lib/testing/screens'
import { server } from '@/lib/testing/server'
import { IntegrationScreen } from './integration-screen'

type View = Awaited<ReturnType<typeof renderScreen>>
let unfollow = () => {}

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')))
  unfollow()
  act(noteAnswer)
})

/** The network is gone, and a call has proved it. */
function goOffline() {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  unfollow = followConnection()
  server.use(http.all('*', () => HttpResponse.error()))
  act(() => {
    window.dispatchEvent(new Event('offline'))
    noteSilence()
  })
}

async function open(path: string): Promise<View> {
  const { as } = await populated()
  return renderScreen(<IntegrationScreen />, { as, path })
}

test.each([
  ['connections', 'Order system', 'Test Order system', 'You’re offline. Reconnect to send a test.'],
  ['recipes', 'Orders hear of scans', 'Test run of Orders hear of scans', 'You’re offline. Reconnect to run a test.'],
  ['deliveries', 'Event 0', 'Add connection', 'You’re offline. Reconnect to continue.'],
])('offline the tab %s keeps what it has, and offers nothing that needs a network', async (tab, shown, name, why) => {
  await open(`/integration?tab=${tab}`)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  goOffline()
  expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
  for (const button of [screen.getByRole('button', { name }), screen.getByRole('button', { name: 'Add connection' })])
    expect(button).toBeDisabled()
  expect(screen.getByRole('button', { name })).toHaveAttribute('title', why)
})

test('a form that is open when the network goes says so beside its buttons, and keeps what was entered', async () => {
  const { user } = await open('/integration?connection=new&type=ntfy')
  const drawer = within(await screen.findByRole('dialog'))
  await user.type(drawer.getByRole('textbox', { name: 'Topic' }), 'shop')
  goOffline()
  expect(drawer.getByText('You’re offline. Reconnect to continue.')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Add connection' })).toBeDisabled()
  expect(drawer.getByRole('button', { name: 'Send test' })).toBeDisabled()
  expect(drawer.getByRole('textbox', { name: 'Topic' })).toHaveValue('shop')
})
