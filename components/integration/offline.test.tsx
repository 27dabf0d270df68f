import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { noteAnswer, noteSilence } from '@/lib/browser/connection'
import { renderScreen } from '@/lib/testing/render'
import { populated } from '@/lib/testing/screens'
import { server } from '@/lib/testing/server'
import { IntegrationScreen } from './integration-screen'

afterEach(() => act(noteAnswer))

test.each([
  ['connections', 'Order system', /^(Edit|Test) Order system$/],
  ['recipes', 'Orders hear of scans', null],
  ['deliveries', 'Event 0', null],
])('offline the tab %s keeps what it has, and offers nothing that needs a network', async (tab, shown, sends) => {
  const { as } = await populated()
  await renderScreen(<IntegrationScreen />, { as, path: `/integration?tab=${tab}` })
  expect(await screen.findByText(shown)).toBeVisible()
  server.use(http.all('*', () => HttpResponse.error()))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
    noteSilence()
  })
  expect(screen.getByText(shown)).toBeVisible()
  if (sends === null) return
  const button = screen.getByRole('button', { name: sends })
  await waitFor(() => expect(button).toBeDisabled())
  expect(button).toHaveAttribute('title', 'You’re offline. Reconnect to send a test.')
})
