import { closeServers, INFO_URL, LOOPBACK, PUBLIC_ONLY, resolveToLoopback, startHttp } from '@/server/scanner/testing'
import { domainExpiry } from './domain'

afterEach(closeServers)

const ask = (port: number, policy = LOOPBACK) =>
  domainExpiry(
    'example.com',
    { policy, infoUrl: INFO_URL },
    { resolve: resolveToLoopback },
    `http://rdap.test:${port}/domain/`,
  )

test('the registry that the first answer leads to says until when a domain is registered', async () => {
  const registry = await startHttp((request, response) => {
    if (request.url === '/domain/example.com')
      return response.writeHead(302, { location: `http://registry.test:${registry.port}/rdap/example.com` }).end()
    return response.end(
      JSON.stringify({
        events: [
          { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
          { eventAction: 'expiration', eventDate: '2027-08-13T04:00:00Z' },
        ],
      }),
    )
  })
  expect(await ask(registry.port)).toEqual(new Date('2027-08-13T04:00:00Z'))
})

test.each([
  ['is no JSON', 200, '<h1>Hello</h1>'],
  ['has no end', 200, '{"events":[]}'],
  ['has an end that is no date', 200, '{"events":[{"eventAction":"expiration","eventDate":"soon"}]}'],
  ['is a refusal', 429, '{"events":[{"eventAction":"expiration","eventDate":"2027-08-13T04:00:00Z"}]}'],
])('an answer that %s leaves it unknown', async (_, status, body) => {
  const registry = await startHttp((_request, response) => response.writeHead(status).end(body))
  expect(await ask(registry.port)).toBeNull()
})

test('a registry at an address that may not be contacted is not asked', async () => {
  const registry = await startHttp((_request, response) =>
    response.end('{"events":[{"eventAction":"expiration","eventDate":"2027-08-13T04:00:00Z"}]}'),
  )
  expect(await ask(registry.port, PUBLIC_ONLY)).toBeNull()
  expect(registry.connections).toBe(0)
})
