import { pageErrors } from '@/lib/messages/en/page-errors'
import { HttpResponse, delay, http } from 'msw'
import { setupServer } from 'msw/node'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { byTurns } from '@/lib/testing/sample'
import { ApiError, errorText } from './errors'
import { call } from './http'
import { connectSession } from './session-link'

const server = setupServer()
const ended: (string | null)[] = []

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  connectSession({ token: () => 'secret', onUnauthorized: (token) => ended.push(token) })
})
beforeEach(() => (ended.length = 0))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const everyCall = Object.entries(endpoints).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
)

/** The server says these words with this status. */
const refusal = (status: number, text: string) => () =>
  HttpResponse.json({ message: text, errors: { name: [text] } }, { status, headers: { 'Retry-After': '7' } })

const UNREADABLE = 'The server’s response couldn’t be read.'

/** What a server or a line can do to a call, and the words that follow from section 8 of the specification. */
const faults: [string, () => Response | Promise<Response>, string | RegExp][] = [
  ['500', refusal(500, 'It broke.'), 'It broke.'],
  ['401', refusal(401, 'Unauthenticated.'), 'Unauthenticated.'],
  ['403', refusal(403, 'Not yours.'), 'Not yours.'],
  ['404', refusal(404, 'Not found.'), 'Not found.'],
  ['409', refusal(409, 'Changed meanwhile.'), 'Changed meanwhile.'],
  ['419', refusal(419, 'Page expired.'), 'Page expired.'],
  ['422', refusal(422, 'The name is taken.'), 'The name is taken.'],
  ['429', refusal(429, 'Too many.'), 'Too many.'],
  ['a failure without words', () => new HttpResponse(null, { status: 503 }), /503/],
  ['a failure as a page of HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), /502/],
  [
    'a failure as broken JSON',
    () => new HttpResponse('{"mess', { status: 500, headers: { 'Content-Type': 'application/json' } }),
    /500/,
  ],
  ['no network', () => HttpResponse.error(), pageErrors.no_response],
]

/** Answers with status 200 that are not what was agreed. Calls without a body, and files, take what comes. */
const nonsense: [string, () => Response][] = [
  ['an empty body', () => new HttpResponse(null, { status: 200 })],
  ['HTML', () => HttpResponse.html('<p>Welcome</p>')],
  ['broken JSON', () => new HttpResponse('{"data":', { headers: { 'Content-Type': 'application/json' } })],
  ['wrong types', () => HttpResponse.json({ data: 3, message: 4, user: 'me', assets: 5 })],
]

function input(endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x'])
  return { params: Object.fromEntries(names), ...(endpoint.body && { body: endpoint.files ? new FormData() : {} }) }
}

const attempt = (endpoint: Endpoint, more: object = {}) =>
  call(endpoint, { ...input(endpoint), ...more } as never).catch((reason: unknown) => reason)

const unauthenticated = faults.find(([name]) => name === '401')!
/** A share of them at each call: one rule makes of a fault what it is, whatever was called. */
const shareOf = <T>(all: readonly T[], endpoint: Endpoint, count: number) =>
  byTurns(
    all,
    everyCall.findIndex(([, each]) => each === endpoint),
    count,
  )

test.each(everyCall)('%s turns every fault into an error with the words of the specification', async (_, endpoint) => {
  for (const [fault, answer, words] of new Set([unauthenticated, ...shareOf(faults, endpoint, 3)])) {
    server.use(http.all('*/api/*', answer))
    const error = await attempt(endpoint)
    expect([fault, error]).toEqual([fault, expect.any(ApiError)])
    expect(errorText(error)).toMatch(words)
  }
  expect(ended).toEqual([endpoint.auth !== 'user' ? null : 'secret'])
})

const structured = everyCall.filter(([, endpoint]) => typeof endpoint.reply === 'object')

test.each(structured)('%s does not take nonsense for an answer', async (_, endpoint) => {
  for (const [kind, answer] of shareOf(nonsense, endpoint, 2)) {
    server.use(http.all('*/api/*', answer))
    expect([kind, errorText(await attempt(endpoint))]).toEqual([kind, UNREADABLE])
  }
})

test.each(everyCall)('%s can be given up', async (_, endpoint) => {
  server.use(
    http.all('*/api/*', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    }),
  )
  const leaving = new AbortController()
  const answer = attempt(endpoint, { signal: leaving.signal })
  leaving.abort(new Error('left the page'))
  expect(await answer).toMatchObject({ message: 'left the page' })
})

test('ten thousand assets are read', async () => {
  const assets = Array.from({ length: 10_000 }, (_, number) => ({
    id: number,
    type: 'domain',
    value: `site-${number}.example`,
    status: 'pending',
  }))
  server.use(http.all('*/api/*', () => HttpResponse.json({ assets })))
  const list = endpoints.asset?.list
  if (!list) throw new Error('There is no list of assets')
  const reply = (await attempt(list)) as { assets: { id: string }[] }
  expect([reply.assets.length, reply.assets[9_999]?.id]).toEqual([10_000, '9999'])
})
