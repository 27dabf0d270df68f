import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { assetApi } from '@/lib/contract/asset'
import { authApi } from '@/lib/contract/auth'
import { scanApi } from '@/lib/contract/scan'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { server, testApi } from '@/lib/testing/server'
import { TEST_PASSWORD } from '@/server/testing'
import {
  ASKED_KEY,
  askEarly,
  askSignedIn,
  firstFigures,
  firstWorkspaces,
  LAST_WORKSPACE_KEY,
  lastWorkspace,
  noteAsked,
  rememberWorkspace,
} from './early'
import { showFigures } from './boot/show-figures'
import { call } from './http'
import { connectSession } from './session-link'

const ended: (string | null)[] = []
const signedInWith = (token: string) => connectSession({ token: () => token, onUnauthorized: (old) => ended.push(old) })

/** The requests that reach the network, as `GET /api/user`. */
function watched() {
  const seen: Request[] = []
  const watch = ({ request }: { request: Request }) => void seen.push(request)
  server.events.on('request:start', watch)
  return seen
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete window.soteriaEarly
  ended.length = 0
  server.events.removeAllListeners()
})

test('what was asked early is answered without a second request, once', async () => {
  const { token, user, workspace } = await testApi.signUp()
  signedInWith(token)
  const seen = watched()
  askEarly({ token, path: '/', workspace: workspace.id })
  const params = { workspace: workspace.id, ws: workspace.id }
  expect((await call(userApi.show, {})).user.id).toBe(user.id)
  await call(workspaceApi.list, {})
  await call(scanApi.list, { params })
  await call(assetApi.list, { params, query: { status: 'all' } })
  expect(seen).toHaveLength(4)
  for (const { headers } of seen) {
    expect(headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(headers.get('accept')).toBe('application/json')
    expect(headers.has('x-csrf-token')).toBe(true)
  }
  await call(userApi.show, {})
  expect(seen).toHaveLength(5)
})

test('what was asked early is there without the script that sends, which may come late or not at all', async () => {
  const { token, user } = await testApi.signUp()
  jest.doMock('ky', () => {
    throw new Error('The script did not come.')
  })
  await jest.isolateModulesAsync(async () => {
    const { call: callWithout } = await import('./http')
    const { connectSession: connect } = await import('./session-link')
    connect({ token: () => token, onUnauthorized: () => {} })
    askEarly({ token, path: '/' })
    expect((await callWithout(userApi.show, {})).user.id).toBe(user.id)
    await expect(callWithout(userApi.show, {})).rejects.toThrow('No response received from the server')
  })
  jest.dontMock('ky')
})

test('an answer to another token is nobody’s', async () => {
  const [ada, bob] = [await testApi.signUp(), await testApi.signUp()]
  askEarly({ token: ada.token, path: '/asset' })
  signedInWith(bob.token)
  expect((await call(userApi.show, {})).user.id).toBe(bob.user.id)
})

test('after a write nothing is believed that was asked before it', async () => {
  const { token } = await testApi.signUp()
  signedInWith(token)
  askEarly({ token, path: '/' })
  const { workspace } = await call(workspaceApi.create, { body: { name: 'My first shop' } })
  expect((await call(workspaceApi.list, {})).workspaces.map(({ id }) => id)).toContain(workspace.id)
})

test('what the sign-in told of the workspaces is told once: whoever asks for them again hears what is new', async () => {
  const { token, user, workspace } = await testApi.signUp()
  const list = { token, user, workspaces: [{ id: workspace.id, name: 'Then', is_default: true }] }
  askSignedIn(list)
  signedInWith(token)
  expect(firstWorkspaces('another')).toBeUndefined()
  expect(firstWorkspaces(token)).toEqual(list.workspaces)
  expect((await call(workspaceApi.list, {})).workspaces.map(({ name }) => name)).not.toContain('Then')
})

test('an answer that nobody came for in time is asked for anew', async () => {
  const { token } = await testApi.signUp()
  signedInWith(token)
  const seen = watched()
  askEarly({ token, path: '/' })
  if (window.soteriaEarly) window.soteriaEarly.until = 0
  await call(userApi.show, {})
  expect(seen.filter(({ url }) => url.endsWith('/api/user'))).toHaveLength(2)
})

test('an early 401 ends the session, an early failure is told like any other', async () => {
  signedInWith('no-such-token')
  askEarly({ token: 'no-such-token', path: '/' })
  await expect(call(userApi.show, {})).rejects.toMatchObject({ status: 401 })
  expect(ended).toEqual(['no-such-token'])
  server.use(http.get('*/api/user', () => HttpResponse.error()))
  askEarly({ token: 'no-such-token', path: '/' })
  await expect(call(userApi.show, {})).rejects.toThrow('No response received from the server')
})

test('who has just signed in is not asked for', async () => {
  const { token, user } = await testApi.signUp()
  signedInWith(token)
  const seen = watched()
  askSignedIn({ token, user })
  expect((await call(userApi.show, {})).user.email).toBe(user.email)
  await call(workspaceApi.list, {})
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/workspace/fetch'])
})

test('whoever signs in is told of their workspaces at once, and is not asked for them', async () => {
  const { user, workspace } = await testApi.signUp()
  const seen = watched()
  const { data } = await call(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  signedInWith(data.token)
  askSignedIn(data)
  expect((await call(workspaceApi.list, {})).workspaces.map(({ id }) => id)).toEqual([workspace.id])
  await waitFor(() =>
    expect(seen.map(({ url }) => new URL(url).pathname)).toContain(`/api/asset/${workspace.id}/fetch`),
  )
  expect(seen.map(({ url }) => new URL(url).pathname)).not.toContain('/api/workspace/fetch')
})

test('what a screen asked first is asked early the next time, of the workspace that is open then', async () => {
  const { token, user, workspace } = await testApi.signUp()
  localStorage.setItem(LAST_WORKSPACE_KEY, workspace.id)
  askSignedIn({ token, user })
  const here = { path: '/', first: '/', now: performance.now() + 1_000 }
  const note = (path: string, at = here) => noteAsked(new URL(path, location.origin), at)
  note(`/api/wp/${workspace.id}/fetch?status=all`)
  note('/api/wp/elsewhere', { ...here, path: '/asset' })
  note('/api/late', { ...here, now: here.now + 60_000 })
  note(`/api/events?since=1790000000000`)
  const kept = JSON.parse(localStorage.getItem(ASKED_KEY) ?? '') as unknown
  expect(kept).toEqual({ '/': ['/api/wp/:workspace/fetch?status=all'] })

  signedInWith(token)
  const seen = watched()
  askEarly({ token, path: '/', workspace: workspace.id })
  for (const answer of window.soteriaEarly?.answers.values() ?? []) await answer
  expect(seen.map(({ url }) => new URL(url).pathname)).toContain(`/api/wp/${workspace.id}/fetch`)
})

test('what the first screen after a sign-in asks is remembered, however long the person typed', async () => {
  const { token, user, workspace } = await testApi.signUp()
  localStorage.setItem(LAST_WORKSPACE_KEY, workspace.id)
  askSignedIn({ token, user })
  const note = (path: string, later: number) =>
    noteAsked(new URL(path, location.origin), { path: '/', first: '/login', now: performance.now() + later })
  note(`/api/stats/${workspace.id}/overdue`, 500)
  note(`/api/monitoring/${workspace.id}`, 9_000)
  const kept = JSON.parse(localStorage.getItem(ASKED_KEY) ?? '') as Record<string, string[]>
  expect(kept['/']).toContain('/api/stats/:workspace/overdue')
  expect(kept['/']).not.toContain('/api/monitoring/:workspace')
})

test('storage may hold anything: only questions of the API are asked', async () => {
  const { token, workspace } = await testApi.signUp()
  localStorage.setItem(ASKED_KEY, JSON.stringify({ '/': ['//evil.example/', '/login', 7, '/api/../x?y=<b>'] }))
  const seen = watched()
  askEarly({ token, path: '/', workspace: workspace.id })
  for (const answer of window.soteriaEarly?.answers.values() ?? []) await answer
  const own = seen.filter(({ headers }) => headers.get('authorization') === `Bearer ${token}`)
  expect(own.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    `/api/asset/${workspace.id}/fetch`,
    '/api/user',
    '/api/workspace/fetch',
    `/api/workspaces/${workspace.id}/scans`,
  ])
})

test('whoever signs in comes to their default workspace: what its dashboard asks is on its way', async () => {
  const { token, user, workspace } = await testApi.signUp()
  const seen = watched()
  askSignedIn({ token, user, more: [(id) => `/api/stats/${id}`] })
  const paths = () => seen.map(({ url }) => new URL(url).pathname)
  await waitFor(() => expect(paths()).toContain(`/api/stats/${workspace.id}`))
  expect(paths()).toContain(`/api/asset/${workspace.id}/fetch`)
  expect(paths()).not.toContain('/api/user')
})

test('a workspace that a link led one tab to is the last one in that tab alone', () => {
  rememberWorkspace('chosen', false)
  rememberWorkspace('followed', true)
  expect(lastWorkspace()).toBe('followed')
  expect(localStorage.getItem(LAST_WORKSPACE_KEY)).toBe('chosen')
  rememberWorkspace(null, true)
  expect(lastWorkspace()).toBeNull()
  rememberWorkspace('chosen', false)
  expect(lastWorkspace()).toBe('chosen')
  rememberWorkspace(null, false)
  expect(lastWorkspace()).toBeNull()
})

const PAGE =
  '<i data-figure="total_assets" class="skeleton"></i><i data-figure="critical_findings" data-alarm="red" class="skeleton"></i>'

/** The page of the dashboard before the app is there, after this answer to the question for the figures. */
async function pageWith(answer: () => Response, workspace: string) {
  const { token } = await testApi.signUp()
  document.body.innerHTML = PAGE
  server.use(http.get('*/api/stats/:workspace', answer))
  askEarly({ token, path: '/', workspace, more: [(id) => `/api/stats/${id}`] })
  await showFigures(workspace)
  return Array.from(document.body.children, ({ textContent, className }) => [textContent, className])
}

test.each([
  ['figures', { total_assets: { value: 3, series: [1, 3] }, critical_findings: 2 }, ['3', ''], ['2', 'red']],
  ['nothing critical', { total_assets: 0, critical_findings: { value: 0 } }, ['0', ''], ['0', '']],
  ['a number whose separators the app knows', { total_assets: 12_345 }, ['', 'skeleton'], ['', 'skeleton']],
  ['something else', { total_assets: '<b>', critical_findings: -1 }, ['', 'skeleton'], ['', 'skeleton']],
])('the page shows what the API says before the app is there: %s', async (_, stats, assets, critical) => {
  expect(await pageWith(() => HttpResponse.json({ stats }), 'w1')).toEqual([assets, critical])
  const known = Object.entries({ total_assets: assets[0], critical_findings: critical[0] }).filter(([, text]) => text)
  expect(firstFigures('w1')).toEqual(Object.fromEntries(known.map(([name, text]) => [name, Number(text)])))
  expect(firstFigures('w2')).toBeUndefined()
})

test('without figures the page waits for the app', async () => {
  const waiting = ['', 'skeleton']
  expect(await pageWith(() => new HttpResponse(null, { status: 503 }), 'w1')).toEqual([waiting, waiting])
  expect(await pageWith(() => HttpResponse.json(null), 'w1')).toEqual([waiting, waiting])
})
