import { Hono } from 'hono'
import { get, post } from '@/lib/contract/endpoint'
import { HttpError } from '@/server/errors'
import { callersOf } from './callers'
import { crossOrigin } from './cross-origin'
import type { Env } from './env'
import { requireXhr } from './headers'

const LISTED = 'https://listed.example'
const STRANGER = 'https://stranger.example'
const XHR = { 'x-requested-with': 'XMLHttpRequest' }

/** A contract with a call for each kind of caller that none of ours may stand for yet. */
const contract = [
  post('/api/small/:website/lead', { auth: 'widget key', gate: 'none', in: { website: ':website' } }),
  get('/api/small/:website/lead', { auth: 'widget key', gate: 'none', in: { website: ':website' } }),
  post('/api/small/report', { auth: 'plugin', gate: 'none', in: 'product' }),
  post('/api/small/leave', { auth: 'mail link', gate: 'none', in: 'product' }),
  post('/api/small/name', { auth: 'user', gate: 'none', in: 'account' }),
]

const { rulesAt } = callersOf(contract)
const app = new Hono<Env>()
app.onError((error, c) => c.json({}, error instanceof HttpError ? error.status : 500))
app.use(crossOrigin([LISTED], rulesAt), requireXhr(rulesAt))
for (const { method, path } of contract) app.on(method, path, (c) => c.json({ made: true }))

/** What the browser is told before a page of this origin may call. */
async function allowed(path: string, origin: string, method = 'POST') {
  const headers = { origin, 'access-control-request-method': method }
  const answer = await app.request(path, { method: 'OPTIONS', headers })
  return answer.headers.get('access-control-allow-origin')
}

test.each([
  { caller: 'widget key', path: '/api/small/w1/lead', origins: [LISTED, STRANGER], bare: 403 },
  { caller: 'plugin', path: '/api/small/report', origins: [], bare: 200 },
  { caller: 'mail link', path: '/api/small/leave', origins: [], bare: 200 },
  { caller: 'user', path: '/api/small/name', origins: [LISTED], bare: 403 },
  { caller: 'nobody knows', path: '/api/small/elsewhere', origins: [LISTED], bare: 403 },
])('a call for $caller is open to the pages and without the header as its kind says', async (row) => {
  const open = []
  for (const origin of [LISTED, STRANGER])
    if ([origin, '*'].includes((await allowed(row.path, origin)) ?? '')) open.push(origin)
  expect(open).toEqual(row.origins)
  expect((await app.request(row.path, { method: 'POST' })).status).toBe(row.bare)
})

test('a page with a widget in it may read and send from anywhere, with the header that its script sets', async () => {
  const path = '/api/small/w1/lead'
  const sent = await app.request(path, { method: 'POST', headers: { ...XHR, origin: STRANGER } })
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await allowed(path, STRANGER, 'GET')).toBe('*')
})

test('a plugin is a server: it needs no header of a page, and no page may speak in its name', async () => {
  const sent = await app.request('/api/small/report', { method: 'POST', headers: { origin: LISTED } })
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, null])
})
