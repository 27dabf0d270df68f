import { act, screen, waitFor } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { NotifyAtEnd } from './notify-at-end'
import { RunningScans } from './running-scans'

const ASK = 'Notify me when a scan finishes'
const running = { status: 'running' as const, started_at: new Date(), heartbeat_at: new Date() }

/** A browser with notifications, as far as they are used: what it was asked and what it has shown. */
function browser({
  answer = 'granted',
  permission = 'default',
  canShow = true,
}: {
  answer?: string
  permission?: string
  canShow?: boolean
} = {}) {
  const seen = { asked: 0, shown: [] as string[], open: () => {} }
  class FakeNotification extends EventTarget {
    static permission = permission
    static async requestPermission() {
      seen.asked += 1
      FakeNotification.permission = answer
      return answer
    }
    constructor(title: string) {
      super()
      if (!canShow) throw new TypeError('Illegal constructor')
      seen.shown.push(title)
      seen.open = () => this.dispatchEvent(new Event('click'))
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  return seen
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
  Reflect.deleteProperty(document, 'hidden')
  jest.restoreAllMocks()
})

const screens = (
  <>
    <RunningScans />
    <NotifyAtEnd />
  </>
)

test('the browser is asked by a click only; from then on the end of a scan is told to who looks elsewhere, and leads to it', async () => {
  const seen = browser()
  const site = await signUpWithSite()
  const scan = await site.addScan(running)
  const { user, address } = await renderScreen(screens, { as: site.as, path: '/help' })
  const ask = await screen.findByRole('button', { name: ASK })
  await screen.findByRole('button', { name: /^Scanning/ })
  expect(seen.asked).toBe(0)
  await user.click(ask)
  expect(await screen.findByText('Scan notifications are on')).toBeVisible()
  expect(seen.shown).toEqual(['Notifications are on'])

  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await site.finishScan(scan.id)
  await waitFor(() => expect(seen.shown).toContain('Scan of shop.example.com finished'))
  Reflect.deleteProperty(document, 'visibilityState')
  jest.spyOn(window, 'focus').mockImplementation(() => {})
  act(seen.open)
  await waitFor(() => expect(address()).toBe(`/scan/${site.asset.id}`))
})

test('the answer is kept for the person, and can be taken back', async () => {
  browser()
  const { as } = await signUpWithSite()
  const { user, unmount } = await renderScreen(<NotifyAtEnd />, { as })
  await user.click(screen.getByRole('button', { name: ASK }))
  await screen.findByRole('button', { name: 'Turn off notifications' })
  unmount()
  const again = await renderScreen(<NotifyAtEnd />, { as })
  await again.user.click(screen.getByRole('button', { name: 'Turn off notifications' }))
  expect(screen.getByRole('button', { name: ASK })).toBeVisible()
  again.unmount()
  await renderScreen(<NotifyAtEnd />, { as: (await signUpWithSite()).as })
  expect(screen.getByRole('button', { name: ASK })).toBeVisible()
})

test('who refuses is told how to allow it later', async () => {
  browser({ answer: 'denied' })
  const { user } = await renderScreen(<NotifyAtEnd />, { as: (await signUpWithSite()).as })
  await user.click(screen.getByRole('button', { name: ASK }))
  expect(await screen.findByText(/^Your browser blocks notifications from this site\./)).toBeVisible()
  expect(screen.getByRole('button', { name: ASK })).toHaveAttribute('aria-disabled', 'true')
})

test('inside another page the reason is the page around', async () => {
  browser({ permission: 'denied' })
  Object.defineProperty(window, 'parent', { value: {}, configurable: true })
  await renderScreen(<NotifyAtEnd />, { as: (await signUpWithSite()).as })
  expect(screen.getByText(/^Notifications don’t work inside another page\./)).toBeVisible()
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
})

test('a browser without notifications says so', async () => {
  await renderScreen(<NotifyAtEnd />, { as: (await signUpWithSite()).as })
  expect(screen.getByText('This browser doesn’t support notifications on this site.')).toBeVisible()
})

// The last one: what this browser cannot do it cannot do until the page is left.
test('a browser that may but cannot is found out by the first one', async () => {
  browser({ canShow: false })
  const { user } = await renderScreen(<NotifyAtEnd />, { as: (await signUpWithSite()).as })
  await user.click(screen.getByRole('button', { name: ASK }))
  expect(await screen.findByText('This browser doesn’t support notifications on this site.')).toBeVisible()
})
