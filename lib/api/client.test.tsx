import { useMutation, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import { NotificationBell } from '@/components/shell/notification-bell'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { PromptedUpgrade } from '@/components/plan/prompted-upgrade'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { followConnection, provideProbe } from '@/lib/browser/connection'
import { get, post } from '@/lib/contract/endpoint'
import { call } from '@/lib/browser/http'
import { chooseLocale } from '@/lib/browser/locale'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'

const Things = z.object({ things: z.array(z.string()) })
const OPEN = { auth: 'user', gate: 'none', in: 'account' } as const
const listing = get('/api/thing', { ...OPEN, reply: Things })
const adding = post('/api/thing', { ...OPEN, body: z.object({ name: z.string() }) })

const readThings = () => call(listing, {})
const addThing = (name: string) => call(adding, { body: { name } })

/** A list, a button that writes, and a form that writes. */
function Small({ edits = false }: { edits?: boolean }) {
  const list = useQuery({ queryKey: ['thing'], queryFn: readThings })
  const add = useMutation({ mutationFn: addThing, meta: { invalidates: [['thing']], edits } })
  return (
    <>
      <OfflineBanner />
      <NotificationBell />
      <PromptedUpgrade />
      {!list.data && list.isError && (
        <ErrorPanel error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />
      )}
      <ul>
        {list.data?.things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <button type="button" onClick={() => add.mutate('lamp')}>
        Add a lamp
      </button>
      <button type="button" onClick={() => list.refetch()}>
        Look again
      </button>
      <Form
        schema={z.object({ name: z.string() })}
        defaultValues={{ name: '' }}
        onSubmit={({ name }) => add.mutateAsync(name)}
        aria-label="New thing"
      >
        <Field name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </>
  )
}

/** What the server holds, and what it answers to the next writes instead. */
let things: string[]
let refusals: (() => Response)[]
let reads: number

const refuse = (status: number, body: object | null = null, headers: Record<string, string> = {}) =>
  refusals.push(() =>
    body ? HttpResponse.json(body, { status, headers }) : new HttpResponse(null, { status, headers }),
  )

beforeEach(() => {
  things = ['chair']
  refusals = []
  reads = 0
  server.use(
    http.get('*/api/health', () => HttpResponse.json({ status: 'ok', version: '1' })),
    http.get('*/api/thing', () => {
      reads += 1
      return HttpResponse.json({ things })
    }),
    http.post('*/api/thing', async ({ request }) => {
      const refusal = refusals.shift()
      if (refusal) return refusal()
      things = [...things, ((await request.json()) as { name: string }).name]
      return HttpResponse.json({})
    }),
  )
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

async function open(screenToShow = <Small />, as?: { token: string }) {
  const { user } = await renderScreen(screenToShow, { as })
  await screen.findByText('chair')
  const addLamp = () => user.click(screen.getByRole('button', { name: 'Add a lamp' }))
  const openDrawer = async () => {
    await user.click(screen.getByRole('button', { name: /^Notifications/ }))
    return within(await screen.findByRole('dialog', { name: 'Notifications' }))
  }
  return { user, addLamp, openDrawer }
}

test.each([
  [
    "the server's message",
    () => HttpResponse.json({ message: 'Host already claimed' }, { status: 422 }),
    'Host already claimed',
  ],
  ["the error's own message", () => new HttpResponse(null, { status: 418 }), 'Request failed with status code 418'],
  ['no answer', () => HttpResponse.error(), 'No response received from the server'],
  [
    "the server's words for an old session token",
    () => HttpResponse.json({ message: 'CSRF token mismatch.' }, { status: 419 }),
    'CSRF token mismatch.',
  ],
  [
    'an old session token, without words of the server',
    () => new HttpResponse(null, { status: 419 }),
    'This page was open too long. Reload it and try again.',
  ],
])('a failed write is told with %s', async (_, answer, words) => {
  const { addLamp } = await open()
  refusals.push(answer)
  await addLamp()
  expect(await screen.findByText(words)).toBeVisible()
})

test('a write that has no words at all is told by the words of the specification', async () => {
  function Wordless() {
    const write = useMutation({ mutationFn: () => Promise.reject(new Error('')) })
    return (
      <button type="button" onClick={() => write.mutate()}>
        Do it
      </button>
    )
  }
  const { user } = await renderScreen(<Wordless />)
  await user.click(screen.getByRole('button', { name: 'Do it' }))
  expect(await screen.findByText('Error performing action')).toBeVisible()
})

test('after a 5xx the same write is done again from the toast, with all that follows from it', async () => {
  const { user, addLamp } = await open()
  refuse(500, { message: 'Something went wrong on our side.' })
  await addLamp()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('lamp')).toBeVisible()
  expect(await screen.findByText('That worked.')).toBeVisible()
  expect(things).toEqual(['chair', 'lamp'])
})

test('a failure and its way on are told in the language of the page', async () => {
  chooseLocale('de')
  const { user, addLamp } = await open()
  refuse(503, { code: 'database_away', message: 'The database isn’t responding. Try again in a few seconds.' })
  await addLamp()
  expect(
    await screen.findByText('Die Datenbank antwortet nicht. Versuchen Sie es in einigen Sekunden erneut.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Das hat geklappt.')).toBeVisible()
})

test('a retry is not done when the same write was done meanwhile', async () => {
  const { addLamp, openDrawer, user } = await open()
  refuse(503, { message: 'Out of order.' })
  await addLamp()
  await screen.findByText('Out of order.')
  await addLamp()
  await screen.findByText('lamp')
  const drawer = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Retry' }))
  expect(await drawer.findByText('Worked on retry')).toBeVisible()
  expect(things).toEqual(['chair', 'lamp'])
})

test('a form is its own way to try again: its toast has no retry', async () => {
  const { user } = await open()
  refuse(500, { message: 'Something went wrong on our side.' })
  await user.type(screen.getByLabelText('Name'), 'table')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  await waitFor(() => expect(screen.getAllByText('Something went wrong on our side.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('table')
})

test('what failed is kept in the drawer with its request id, until it is cleared', async () => {
  const { user, addLamp, openDrawer } = await open(<Small />, await testApi.signUp())
  refuse(500, { message: 'Something went wrong on our side.' }, { 'X-Request-Id': 'req-7' })
  await addLamp()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  const drawer = await openDrawer()
  const failures = within(drawer.getByRole('region', { name: 'Failed actions in this tab' }))
  expect(failures.getByText('req-7')).toBeVisible()
  let clipboard = ''
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void (clipboard = text))
  await user.click(drawer.getByRole('button', { name: 'Copy details' }))
  expect(clipboard).toMatch(/^Something went wrong on our side\.\n.+\nStatus 500\nRequest req-7$/s)
  await user.click(drawer.getByRole('button', { name: 'Clear' }))
  expect(drawer.queryByRole('region', { name: 'Failed actions in this tab' })).not.toBeInTheDocument()
  expect(drawer.queryByText('req-7')).not.toBeInTheDocument()
  expect(await drawer.findByText('No notifications yet')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('a write that came too soon counts down, and is tried again from the drawer when the time has come', async () => {
  const { user, addLamp, openDrawer } = await open()
  refuse(429, { message: 'Too many lamps. Try again in 2 minutes.' }, { 'Retry-After': '2' })
  await addLamp()
  expect(await screen.findByText('Too many lamps.')).toBeVisible()
  expect(screen.getByText('Try again in 2 seconds.')).toBeVisible()
  const drawer = await openDrawer()
  expect(drawer.getByRole('button', { name: 'Retry' })).toBeDisabled()
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Retry' })).toBeEnabled(), { timeout: 4000 })
  await user.click(drawer.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(things).toEqual(['chair', 'lamp']))
})

test('a form that came too soon says when it can be sent again, and then can', async () => {
  const { user } = await open()
  refuse(429, { message: 'Too many.' }, { 'Retry-After': '2' })
  await user.type(screen.getByLabelText('Name'), 'table')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many\. Try again in [12] seconds?\.$/)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveTextContent(/^Send\([12]\ss\)$/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled(), { timeout: 4000 })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('table')).toBeVisible()
})

test('a read that came too soon is not asked again before its time, however often the screen asks', async () => {
  server.use(
    http.get('*/api/thing', () => {
      reads += 1
      return HttpResponse.json({ message: 'Too many.' }, { status: 429, headers: { 'Retry-After': '60' } })
    }),
  )
  await renderScreen(<Small />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many\.\s*Try again in (1\smin|\d+ seconds)\.?/)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(reads).toBe(1)
})

test('a read with a short wait is asked again by itself when the time has come', async () => {
  const askedAt: number[] = []
  server.use(
    http.get('*/api/thing', () => {
      askedAt.push(Date.now())
      return askedAt.length === 1
        ? HttpResponse.json({ message: 'Too many.' }, { status: 429, headers: { 'Retry-After': '2' } })
        : HttpResponse.json({ things })
    }),
  )
  await renderScreen(<Small />)
  expect(await screen.findByText('chair', {}, { timeout: 5000 })).toBeVisible()
  expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThanOrEqual(1900)
})

test('a failed read is logged and leaves what was there', async () => {
  const { user } = await open()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(http.get('*/api/thing', () => HttpResponse.json({ message: 'Not today.' }, { status: 403 })))
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await waitFor(() => expect(warn).toHaveBeenCalledWith('A read failed:', 'Not today.'))
  expect(screen.getByText('chair')).toBeVisible()
  expect(screen.queryByText('Not today.')).not.toBeInTheDocument()
})

test('a conflict is told in the words of the server, and the data can be read anew', async () => {
  const { user, addLamp } = await open(<Small edits />)
  refuse(409, { message: 'Changed meanwhile.' })
  await addLamp()
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible()
  things = ['chair', 'vase']
  await user.click(screen.getByRole('button', { name: 'Reload data' }))
  expect(await screen.findByText('vase')).toBeVisible()
})

test.each([
  [
    403,
    { upgrade: { feature: 'core', plans: ['premium'], link: '/upgrade' } },
    'This feature is only available on a higher subscription plan. Please upgrade to access this feature.',
  ],
  [
    402,
    { usage: { used: 5, limit: 5 } },
    'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.',
  ],
  [402, { upgrade: true, message: 'Pay first.' }, 'Pay first.'],
])('a %s with %j opens the upgrade modal', async (status, body, words) => {
  const { addLamp } = await open()
  refuse(status, body)
  await addLamp()
  const modal = await screen.findByRole('dialog', { name: 'Upgrade Required' })
  expect(within(modal).getByText(words)).toBeVisible()
  if ('usage' in body) expect(within(modal).getByText('Used: 5 of 5')).toBeVisible()
})

test('a 403 without a plan that would admit is told like any other failure', async () => {
  const { addLamp } = await open()
  refuse(403, { message: 'Not yours.' })
  await addLamp()
  expect(await screen.findByText('Not yours.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without a network one banner says so, writes are refused at once, and all is read again when it is back', async () => {
  const { addLamp } = await open()
  provideProbe(() => void call(get('/api/health', OPEN), {}).catch(() => undefined))
  const stop = followConnection()
  let writes = 0
  server.use(
    http.get('*/api/health', () => HttpResponse.error(), { once: true }),
    http.post('*/api/thing', () => {
      writes += 1
      return HttpResponse.json({})
    }),
  )
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You’re offline\. Showing data from \d+:\d\d/)).toBeVisible()
  expect(screen.getByText('chair')).toBeVisible()
  await addLamp()
  expect(await screen.findByText('You’re offline. Reconnect to continue.')).toBeVisible()
  expect(writes).toBe(0)

  things = ['chair', 'vase']
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('vase')).toBeVisible()
  expect(screen.getByText('You’re back online. Refreshing…')).toBeVisible()
  expect(screen.queryByText(/^You’re offline\. Showing/)).not.toBeInTheDocument()
  // The toast of the refused write keeps its way to try again for its own time, and then goes too.
  await waitFor(() => expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument())
  stop()
})

test('a browser that says there is no network is not believed while the server answers', async () => {
  const { addLamp } = await open()
  let probes = 0
  provideProbe(() => void call(get('/api/health', OPEN), {}).finally(() => (probes += 1)))
  const stop = followConnection()
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(probes).toBe(1))
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
  await addLamp()
  expect(await screen.findByText('lamp')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  stop()
})

test('the browser asks before a page is left while a change is on its way, and not after it', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  server.use(
    http.get('*/api/thing', () => HttpResponse.json({ things: [] })),
    http.post('*/api/thing', async () => {
      await arrived
      return HttpResponse.json({ things: ['lamp'] })
    }),
  )
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = await renderScreen(<Small edits />)
  expect(asks()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Add a lamp' }))
  expect(asks()).toBe(true)
  arrive()
  await waitFor(() => expect(asks()).toBe(false))
})
