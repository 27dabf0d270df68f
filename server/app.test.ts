import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { endpoints } from '@/lib/contract/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { auditLog } from './db/schema'
import { createLog } from './log'
import { MISSING, openContractApi } from './routes/testing'

const { api, db, request, send, tell, signUp } = openContractApi()

const all = Object.entries(endpoints).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
)
const path = (endpoint: Endpoint) => endpoint.path.replaceAll(/:\w+/g, MISSING)

test.each(all.filter(([, endpoint]) => endpoint.auth === 'user'))(
  '%s answers 401 without a token and with a wrong one',
  async (_, endpoint) => {
    for (const token of [undefined, 'x'.repeat(43), "'; drop table users; --"]) {
      const response = await request(endpoint.method, path(endpoint), { token })
      expect([response.status, await response.json()]).toEqual([
        401,
        { code: 'sign_in', message: 'Sign in to continue.' },
      ])
    }
  },
)

test('no call of the contract is missing: none answers 404 for its address, 405 or 500', async () => {
  const { token } = await signUp({ role: 'admin' })
  for (const [name, endpoint] of all) {
    if (name === 'auth.logout' || name === 'user.deleteAccount') continue
    const response = await request(endpoint.method, path(endpoint), {
      token,
      body: typeof endpoint.body === 'object' ? {} : undefined,
    })
    const { message = '' } =
      endpoint.reply === 'file' && response.ok ? {} : ((await response.json()) as { message?: string })
    expect([name, response.status]).not.toEqual([name, 405])
    expect([name, response.status]).not.toEqual([name, 500])
    expect([name, message]).not.toEqual([name, 'Not found.'])
  }
})

test('a change without X-Requested-With is refused, a read is not', async () => {
  const { token } = await signUp()
  const headers = { 'x-requested-with': '' }
  const change = await request('POST', '/api/workspace/store', { token, headers, body: { name: 'Second' } })
  expect([change.status, await change.json()]).toEqual([
    403,
    {
      code: 'needs_header',
      message: 'Requests that change data need the header “X-Requested-With: XMLHttpRequest”.',
    },
  ])
  expect((await request('GET', '/api/workspace/fetch', { token, headers })).status).toBe(200)
})

test('an unknown address is 404, a known one with another method 405 with the methods it takes', async () => {
  const unknown = await request('GET', '/api/nothing')
  expect([unknown.status, await unknown.json()]).toEqual([404, { code: 'nothing_here', message: 'Not found.' }])
  const wrong = await request('DELETE', '/api/auth/login')
  expect([wrong.status, wrong.headers.get('allow'), await wrong.json()]).toEqual([
    405,
    'POST',
    { code: 'wrong_method', values: { methods: 'POST' }, message: 'This endpoint accepts POST.' },
  ])
})

test('every answer has a request id, is not stored, not sniffed and not framed', async () => {
  for (const response of [
    await request('GET', '/api/health'),
    await request('GET', '/api/nothing'),
    await request('GET', '/api/user'),
  ]) {
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('strict-transport-security')).toBeNull()
  }
  // By its own name.
  const secure = openContractApi({ settings: { publicUrl: 'https://localhost' } })
  expect((await secure.request('GET', '/api/health')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('pages of listed origins may call, others may not, and nobody with cookies', async () => {
  const { request: ask } = openContractApi({ settings: { corsOrigins: ['https://app.example.com'] } })
  const listed = await ask('GET', '/api/health', { headers: { origin: 'https://app.example.com' } })
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
  expect(listed.headers.get('access-control-expose-headers')).toBe('Content-Disposition,Retry-After,X-Request-Id')
  expect([listed.headers.get('access-control-allow-credentials'), listed.headers.get('vary')]).toEqual([
    null,
    'Origin, Accept-Encoding',
  ])
  const refused = await ask('GET', '/api/user', { headers: { origin: 'https://app.example.com' } })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://app.example.com'])
  const other = await ask('GET', '/api/health', { headers: { origin: 'https://evil.example.com' } })
  expect([other.headers.get('access-control-allow-origin'), other.headers.get('vary')]).toEqual([
    null,
    'Origin, Accept-Encoding',
  ])
  const near = await Promise.all(
    ['https://app.example.com.evil.test', 'http://app.example.com', 'https://app.example.com:8443', 'null'].map(
      (origin) => ask('GET', '/api/health', { headers: { origin } }),
    ),
  )
  expect(near.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual([null, null, null, null])
  const preflight = await ask('OPTIONS', '/api/user', {
    headers: { origin: 'https://app.example.com', 'access-control-request-method': 'GET' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'Authorization,Content-Type,X-Requested-With,X-CSRF-TOKEN',
  ])
  expect(preflight.headers.get('access-control-max-age')).toBe('600')
})

test.each([
  ['broken JSON', '{"name":', 'application/json', 400, 'The body isn’t valid JSON.'],
  [
    'JSON nested a hundred thousand deep',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'application/json',
    400,
    'The body isn’t valid JSON.',
  ],
  ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'Send the body as application/json.'],
  ['text that claims nothing', '{"name":"x"}', 'text/plain', 415, 'Send the body as application/json.'],
  [
    'six megabytes',
    `{"name":"${'x'.repeat(6_000_000)}"}`,
    'application/json',
    413,
    'The request is too large (maximum 5 MB).',
  ],
  ['a NUL character', '{"name":"a\\u0000b"}', 'application/json', 400, 'The request contains a NUL character.'],
])('%s is refused', async (_, body, type, status, message) => {
  const { token } = await signUp()
  const response = await api.request('/api/workspace/store', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': type },
    body,
  })
  expect([response.status, await response.json()]).toEqual([
    status,
    { code: expect.stringMatching(/^[a-z_]+$/) as unknown, message },
  ])
})

test('a text with half a character is stored with a sign in its place', async () => {
  const { token, workspace } = await signUp()
  const response = await request('POST', `/api/asset/${workspace.id}/store`, {
    token,
    body: { value: 'example.com', name: 'a\ud800b', tags: ['a\ud800b'] },
  })
  expect(await response.json()).toMatchObject({ asset: { name: 'a\ufffdb', tags: ['a\ufffdb'] } })
})

test('what is missing is named by field, and so are unknown fields', async () => {
  const { token } = await signUp()
  expect(await tell(endpoints.account?.updatePassword as Endpoint, { token, body: {} })).toEqual({
    status: 422,
    body: {
      code: 'invalid',
      message: 'Enter a value.',
      errors: {
        current_password: ['Enter a value.'],
        password: ['Enter a value.'],
        password_confirmation: ['Enter a value.'],
      },
      reasons: {
        current_password: [{ code: 'required' }],
        password: [{ code: 'required' }],
        password_confirmation: [{ code: 'required' }],
      },
    },
  })
  expect(
    await tell(endpoints.account?.updatePassword as Endpoint, {
      token,
      body: { current_password: 'x', password: '1', password_confirmation: '1' },
    }),
  ).toMatchObject({
    status: 422,
    body: {
      message: 'Use at least 8 characters. (and 1 more error)',
      errors: { password: ['Use at least 8 characters.', 'Use at least one letter.'] },
      reasons: { password: [{ code: 'too_short', values: { count: 8 } }, { code: 'letter_missing' }] },
    },
  })
  const response = await send(endpoints.workspace?.create as Endpoint, {
    token,
    body: { name: 'Mine', user_id: MISSING, is_default: true, settings: { a: 1 } },
  })
  const unknown = ['This endpoint doesn’t accept this field.']
  expect(await response.json()).toEqual({
    code: 'invalid',
    message: unknown[0],
    errors: { user_id: unknown, is_default: unknown, settings: unknown },
    reasons: {
      user_id: [{ code: 'unknown_field' }],
      is_default: [{ code: 'unknown_field' }],
      settings: [{ code: 'unknown_field' }],
    },
  })
})

test('a failure of ours is told without a word about the inside, and logged without parameters', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
  const broken = openContractApi({
    deps: {
      log,
      passwords: {
        hash: async () => '',
        verify: async () => {
          throw Object.assign(new Error('Failed query: select … params: secret@example.com'), {
            query: 'select …',
            params: ['secret@example.com'],
            cause: { code: '53300', name: 'error' },
          })
        },
      },
    },
  })
  const response = await broken.request('POST', '/api/auth/login', {
    body: { email: 'secret@example.com', password: 'geheim 123' },
  })
  const id = response.headers.get('x-request-id')
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'our_fault', message: 'Something went wrong on our side.', request_id: id },
  ])
  const text = lines.join('')
  expect(text).toContain('53300')
  expect(text).not.toMatch(/secret@|geheim/)
})

test('every request is logged with its id, and never with a token, a query or a body', async () => {
  const lines: string[] = []
  const logged = openContractApi({
    deps: { log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) },
  })
  const { token, user } = await logged.signUp()
  await logged.request('POST', '/api/workspace/store?hidden=query', { token, body: { name: 'A body' } })
  await logged.request('POST', '/api/auth/reset-password', {
    body: {
      token: 'the-reset-token',
      email: 'a@b.cd',
      password: 'new password 1',
      password_confirmation: 'new password 1',
    },
  })
  const text = lines.join('')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/api/workspace/store', status: 200, user: user.id }),
  )
  for (const secret of [token, 'hidden', 'A body', 'the-reset-token', 'new password', 'a@b.cd'])
    expect(text).not.toContain(secret)
})

test('a change leaves a row in the audit log with who, what, where and which request', async () => {
  const { token, user } = await signUp()
  const response = await request('POST', '/api/workspace/store', {
    token,
    body: { name: 'Audited' },
    headers: { 'user-agent': 'jest' },
  })
  const { workspace } = (await response.json()) as { workspace: { id: string } }
  expect(await db.select().from(auditLog).where(eq(auditLog.user_id, user.id))).toEqual([
    expect.objectContaining({
      action: 'workspace.create',
      object: workspace.id,
      workspace_id: workspace.id,
      user_agent: 'jest',
      request_id: response.headers.get('x-request-id'),
    }),
  ])
})
