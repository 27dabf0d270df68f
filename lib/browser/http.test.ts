import { accountApi } from '@/lib/contract/account'
import { HttpResponse, delay, http } from 'msw'
import { setupServer } from 'msw/node'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { userApi } from '@/lib/contract/user'
import { ApiError } from './errors'
import { call } from './http'
import { connectSession } from './session-link'

const server = setupServer()
const ended: (string | null)[] = []
let token: string | null = 'secret'

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  connectSession({ token: () => token, onUnauthorized: (used) => ended.push(used) })
})
beforeEach(() => {
  token = 'secret'
  ended.length = 0
  document.head.innerHTML = '<meta name="csrf-token" content="anti-forgery">'
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const user = { id: '1', name: 'Ada', email: 'ada@example.com', role: 'member', subscriptions: [], usage: {} }
const failing = async () => {
  const error: unknown = await call(userApi.show, {}).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, not ${String(error)}`)
  return error
}

test('every request says that it is one of ours and carries the token', async () => {
  let seen = new Headers()
  server.use(
    http.get('*/api/user', ({ request }) => {
      seen = request.headers
      return HttpResponse.json({ user })
    }),
  )
  await call(userApi.show, {})
  expect(seen.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(seen.get('X-CSRF-TOKEN')).toBe('anti-forgery')
  expect(seen.get('Authorization')).toBe('Bearer secret')

  token = null
  document.head.innerHTML = ''
  await call(userApi.show, {})
  expect(seen.has('Authorization')).toBe(false)
  expect(seen.get('X-CSRF-TOKEN')).toBe('')
})

test('ids are encoded and the status filter is sent', async () => {
  let url = ''
  server.use(
    http.get('*/api/asset/*', ({ request }) => {
      url = request.url
      return HttpResponse.json({ assets: [] })
    }),
  )
  await call(assetApi.list, { params: { workspace: 'a/b' }, query: { status: 'pending' } })
  expect(url).toMatch(/\/api\/asset\/a%2Fb\/fetch\?status=pending$/)
})

test("the server's own message is the error, with its fields and its request id", async () => {
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json(
        { message: 'The name is taken.', errors: { name: ['The name is taken.'] } },
        { status: 422, headers: { 'X-Request-Id': 'r-1' } },
      ),
    ),
  )
  const error = await failing()
  expect(error.message).toBe('The name is taken.')
  expect(error.status).toBe(422)
  expect(error.fields).toEqual({ name: ['The name is taken.'] })
  expect(error.requestId).toBe('r-1')
})

test.each([
  ['an empty body', () => new HttpResponse(null, { status: 500 })],
  ['a page of HTML', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  [
    'broken JSON',
    () => new HttpResponse('{"message":', { status: 500, headers: { 'Content-Type': 'application/json' } }),
  ],
  ['a message of the wrong type', () => HttpResponse.json({ message: 12 }, { status: 500 })],
])('a failure with %s still has words and a status', async (_, answer) => {
  server.use(http.get('*/api/user', answer))
  const error = await failing()
  expect(error.status).toBeGreaterThanOrEqual(500)
  expect(error.message.length).toBeGreaterThan(0)
  expect(error.details.fromServer).toBe(false)
})

test('no answer at all is said in the words of the specification', async () => {
  server.use(http.get('*/api/user', () => HttpResponse.error()))
  const error = await failing()
  expect(error.message).toBe('No response received from the server')
  expect(error.status).toBeUndefined()
})

test('an answer that is not what was agreed is an error and not a crash', async () => {
  server.use(http.get('*/api/user', () => HttpResponse.html('<p>hello</p>')))
  expect((await failing()).message).toBe('The server’s response couldn’t be read.')
})

test('a 401 is told with the token it answers, so that an old one can be told from the present one', async () => {
  server.use(
    http.get('*/api/user', async () => {
      await delay(20)
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })
    }),
  )
  const answer = failing()
  token = 'newer'
  await answer
  expect(ended).toEqual(['secret'])
})

test('a plan that does not admit and a pause that is asked for reach the caller', async () => {
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json(
        { message: 'No.', upgrade: { feature: 'core', plans: ['premium'], link: '/upgrade' } },
        { status: 403, headers: { 'Retry-After': '30' } },
      ),
    ),
  )
  const error = await failing()
  expect(error.details.upgrade?.link).toBe('/upgrade')
  expect(error.details.retryAfterSeconds).toBe(30)
})

test.each([
  ['seconds', '30', 30],
  ["a date, by the server's own clock", 'Fri, 20 Nov 2026 10:00:45 GMT', 45],
  ['a date that has passed', 'Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['nonsense', 'soon', undefined],
])('Retry-After as %s', async (_, value, seconds) => {
  const headers = { 'Retry-After': value, Date: 'Fri, 20 Nov 2026 10:00:00 GMT' }
  server.use(http.get('*/api/user', () => HttpResponse.json({ message: 'Too many.' }, { status: 429, headers })))
  expect((await failing()).details.retryAfterSeconds).toBe(seconds)
})

test('how much of a limit is used reaches the caller, and a plan that is only said to exist', async () => {
  server.use(
    http.get('*/api/user', () => HttpResponse.json({ upgrade: true, usage: { used: 5, limit: 5 } }, { status: 402 })),
  )
  const { details } = await failing()
  expect(details.usage).toEqual({ used: 5, limit: 5 })
  expect(details.upgrade).toEqual({ plans: [] })
  server.use(http.get('*/api/user', () => HttpResponse.json({ upgrade: null, usage: 'much' }, { status: 402 })))
  const plain = await failing()
  expect([plain.details.usage, plain.details.upgrade]).toEqual([undefined, undefined])
})

test('a request that cannot be set up is said in the words of the specification', async () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const error: unknown = await call(accountApi.updateProfile, { body: circular as never }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: 'Request setup error' })
})

test('a file that breaks off, and a file that is broken JSON, are errors with words', async () => {
  const download = () => call(assetChangeApi.download, { params: { file: 'x.txt' } }).catch((reason: unknown) => reason)
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  server.use(
    http.get('*/api/asset/download/*', () => new HttpResponse(broken, { headers: { 'Content-Type': 'text/plain' } })),
  )
  expect(await download()).toMatchObject({ name: 'ApiError', message: 'No response received from the server' })
  server.use(
    http.get(
      '*/api/asset/download/*',
      () => new HttpResponse('{"mess', { headers: { 'Content-Type': 'application/json' } }),
    ),
  )
  expect(await download()).toMatchObject({
    name: 'ApiError',
    message: 'The server’s response couldn’t be read.',
  })
})
