import spec from '@/lib/testing/spec/endpoints.json'
import { endpoints } from './endpoints'

const declared = Object.values(endpoints).flatMap((calls) => Object.values(calls))
const line = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

test('the contract has exactly the calls of the specification, and says of all others that they go beyond it', () => {
  const wanted = spec.endpoints.filter((call) => !('beyond' in call && call.beyond))
  expect(
    declared
      .filter((endpoint) => !endpoint.beyond)
      .map(line)
      .sort(),
  ).toEqual(wanted.map(line).sort())
})

test('the calls that need no token are the ones the specification opens', () => {
  const specified = spec.endpoints.filter((call) => call.auth !== undefined).map(line)
  // Beyond it: what the sign-in of a try-out offers.
  const wanted = [...specified, 'GET /api/demo']
  for (const endpoint of declared.filter((candidate) => candidate.auth !== 'user'))
    expect(wanted).toContain(line(endpoint))
  const open = declared.filter((candidate) => candidate.auth !== 'user').map(line)
  expect(open).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login',
      'POST /api/auth/forgot-password',
      'POST /api/auth/reset-password',
      'GET /api/health',
    ]),
  )
})

test('every call that the specification answers with named keys has them in its reply', () => {
  for (const { method, path, reply } of spec.endpoints) {
    const endpoint = declared.find((candidate) => line(candidate) === line({ method, path }))
    if (!endpoint || !Array.isArray(reply) || typeof endpoint.reply !== 'object') continue
    const shape = Object.keys((endpoint.reply as unknown as { shape: object }).shape)
    for (const key of reply)
      expect([line(endpoint), shape]).toEqual([
        line(endpoint),
        expect.arrayContaining([key.split('.')[0]?.replace('!', '')]),
      ])
  }
})
