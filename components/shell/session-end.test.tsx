import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { useCreateWorkspace } from '@/lib/api/workspace'
import { call } from '@/lib/browser/http'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { followOtherTabs, signIn } from '@/stores/session'
import { GatedShell } from './gated-shell'
import { Navigation } from './navigation'

const inside = (
  <>
    <GatedShell>the screen itself</GatedShell>
    <Navigation />
  </>
)

/** What another tab does to the storage, and what the browser says of it here. */
function inAnotherTab(change: () => void) {
  change()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'soteria:token' })))
}

test('a session that ends is told once, and leads to the sign-in page', async () => {
  const { address } = await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  await screen.findByText('the screen itself')
  server.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })))
  // At once: whatever else is being asked may end the session, and the link with it, before a slow click has ended.
  fireEvent.click(screen.getByRole('link', { name: 'Help' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findAllByText('Your session has ended. Sign in again.')).toHaveLength(1)
  expect(localStorage.getItem('soteria:token')).toBeNull()
})

test('a write that is refused because the session ended has no second message', async () => {
  function Creating() {
    const create = useCreateWorkspace()
    return (
      <button type="button" onClick={() => create.mutate({ name: 'Too late' })}>
        create
      </button>
    )
  }
  const { user, address } = await renderScreen(
    <GatedShell>
      <Creating />
    </GatedShell>,
    { as: await testApi.signUp(), path: '/asset' },
  )
  const button = await screen.findByRole('button', { name: 'create' })
  server.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })))
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findAllByText('Your session has ended. Sign in again.')).toHaveLength(1)
  // The message of a failed write comes a moment later.
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByText('Unauthenticated.')).not.toBeInTheDocument()
})

test('signing out reaches the sign-in page also when the server cannot be told', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  server.use(http.post('*/api/logout', () => HttpResponse.error()))
  await user.click(await screen.findByRole('button', { name: 'Account, Ada Test' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('soteria:token')).toBeNull()
  await waitFor(() => expect(warn).toHaveBeenCalled())
})

test('a person who signs in in another tab takes the place of the first one here: with their own workspaces, and nothing of the first', async () => {
  const stop = followOtherTabs()
  const first = await testApi.signUp()
  const other = await testApi.signUp({ workspace: false })
  await testApi.request('POST', '/api/workspace/store', { token: other.token, body: { name: 'Bakery Nord' } })
  await renderScreen(inside, { as: first, path: '/asset' })
  expect(await screen.findByRole('button', { name: 'Workspace Main, switch' })).toBeVisible()
  sessionStorage.setItem('soteria:draft:asset-new', '{}')
  const asked: string[] = []
  server.events.on('request:start', ({ request }) =>
    asked.push(`${request.headers.get('authorization')} ${request.url}`),
  )
  inAnotherTab(() => {
    localStorage.setItem('soteria:owner', '1:somebody-else')
    localStorage.setItem('soteria:token', other.token)
  })
  expect(await screen.findByRole('button', { name: 'Workspace Bakery Nord, switch' })).toBeVisible()
  expect(screen.getByText('A different account signed in on this browser.')).toBeVisible()
  expect(sessionStorage.getItem('soteria:draft:asset-new')).toBeNull()
  expect(asked.filter((request) => request.includes(first.token) || request.includes(first.workspace.id))).toEqual([])
  expect(asked).not.toEqual([])
  server.events.removeAllListeners()
  stop()
})

const ENDED = 'Your session has ended. Sign in again.'

test.each([
  [
    'that the server ended in another tab keeps the drafts and the way back',
    'expired',
    '{}',
    '/asset?status=all#top',
    ENDED,
  ],
  ['whose token went without a word keeps the drafts and the way back', null, '{}', '/asset?status=all#top', ENDED],
  [
    'that was signed out in another tab keeps neither drafts nor a way back',
    'signed-out',
    null,
    null,
    'You signed out in another tab.',
  ],
])('a session %s', async (_what, ended, draft, wayBack, said) => {
  const stop = followOtherTabs()
  const { address } = await renderScreen(inside, { as: await testApi.signUp(), path: '/asset?status=all#top' })
  await screen.findByText('the screen itself')
  sessionStorage.setItem('soteria:draft:asset-new', '{}')
  inAnotherTab(() => {
    if (ended) act(() => void dispatchEvent(new StorageEvent('storage', { key: 'soteria:ended', newValue: ended })))
    localStorage.removeItem('soteria:token')
  })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findAllByText(said)).toHaveLength(1)
  expect(sessionStorage.getItem('soteria:draft:asset-new')).toBe(draft)
  expect(sessionStorage.getItem('soteria:return-to')).toBe(wayBack)
  stop()
})

test('an answer to an older token ends nothing', async () => {
  await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  await screen.findByText('the screen itself')
  const held = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/workspace/store', () =>
      held.promise.then(() => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
    ),
  )
  const late = call(workspaceApi.create, { body: { name: 'Too late' } })
  const next = await testApi.signUp()
  act(() =>
    signIn(
      { id: 'next', name: 'Bob Next', email: 'bob@example.com', role: 'member', subscriptions: [] } as unknown as User,
      next.token,
    ),
  )
  held.resolve()
  await expect(late).rejects.toThrow('Unauthenticated.')
  expect(await screen.findByRole('button', { name: 'Account, Ada Test' })).toBeVisible()
  expect(localStorage.getItem('soteria:token')).toBe(next.token)
})
