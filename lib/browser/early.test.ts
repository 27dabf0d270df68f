import { http, HttpResponse } from 'msw'
import { assetApi } from '@/lib/contract/asset'
import { scanApi } from '@/lib/contract/scan'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { server, testApi } from '@/lib/testing/server'
import { askEarly } from './early'
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

test('an answer to another token is nobody’s', async () => {
  const [ada, bob] = [await testApi.signUp(), await testApi.signUp()]
  askEarly({ token: ada.token, path: '/asset' })
  signedInWith(bob.token)
  expect((await call(userApi.show, {})).user.id).toBe(bob.user.id)
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
  askEarly({ token, path: '/', user })
  expect((await call(userApi.show, {})).user.email).toBe(user.email)
  await call(workspaceApi.list, {})
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/workspace/fetch'])
})
