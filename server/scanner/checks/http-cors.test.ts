import type { IncomingMessage } from 'node:http'
import { closeServers } from '@/server/scanner/testing'
import { httpCors } from './http-cors'
import { html, judge } from './testing'

afterEach(closeServers)

type Cors = (origin: string | undefined, request: IncomingMessage) => Record<string, string>
const rulesFor = async (cors: Cors) => {
  const http = (request: IncomingMessage) => html('<p>shop</p>', cors(request.headers.origin, request))
  return (await judge(httpCors, { http })).rules
}
const allow = (origin: string, credentials = 'true') => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': credentials,
})

test.each<[string, Cors, string[]]>([
  [
    'repeats every origin and allows credentials',
    (origin) => (origin ? allow(origin) : {}),
    ['reflects-with-credentials'],
  ],
  ['repeats every origin without credentials', (origin) => ({ 'access-control-allow-origin': origin ?? '*' }), []],
  ['allows everybody, which browsers refuse with credentials', () => allow('*'), []],
  ['allows one site of its own', () => allow('https://app.shop.test'), []],
  ['spells true in a way browsers do not accept', (origin) => (origin ? allow(origin, 'True') : {}), []],
  ['trusts pages without an origin', (origin) => (origin === 'null' ? allow('null') : {}), ['null-with-credentials']],
  ['says nothing about other sites', () => ({}), []],
  [
    'answers well to questions ahead of a request only',
    (origin, { method }) => (method === 'OPTIONS' || !origin ? {} : allow(origin)),
    ['reflects-with-credentials'],
  ],
])('a server that %s', async (_, cors, rules) => {
  expect(await rulesFor(cors)).toEqual(rules)
})
