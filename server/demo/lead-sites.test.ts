import { sampleHosts } from '@/server/leads/sample'
import { scan } from '@/server/scanner/scan'
import { resolveToLoopback } from '@/server/scanner/testing'
import { startDemoTarget } from './target'

let shop: Awaited<ReturnType<typeof startDemoTarget>>
beforeAll(async () => {
  shop = await startDemoTarget(0, undefined, sampleHosts())
})
afterAll(() => shop.close())

const look = (host: string) =>
  scan(
    {
      scanId: 'lead',
      address: `http://${host}:${shop.port}/`,
      mode: 'light',
      policy: { allowCidrs: [], allowOrigins: [`127.0.0.1:${shop.port}`] },
      infoUrl: 'http://soteria.test',
    },
    { resolve: resolveToLoopback },
  )

test('twelve invented businesses have sites of their own: one is good, others have different flaws, three give no answer', async () => {
  const hosts = sampleHosts()
  expect(new Set(hosts).size).toBe(12)
  // All but the one that is slow on purpose.
  const seen = await Promise.all(
    hosts
      .filter((_, place) => place !== 9)
      .map(async (host) => {
        const outcome = await look(host)
        if (outcome.status !== 'completed') return outcome.reason
        const { grade, findings } = outcome.result
        return [grade, ...findings.map(({ rule }) => rule).sort()].join(' ')
      }),
  )
  expect(seen[1]).toMatch(/^A/)
  expect(seen[5]).toContain('content.page/error-disclosure')
  expect(seen[7]).toBe('unreachable')
  expect(new Set(seen).size).toBeGreaterThanOrEqual(8)
})
