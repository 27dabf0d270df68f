import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A site whose every answer takes a while, so that a running scan can be watched. Its address is the one that
 * e2e/serve.mjs allows.
 */
export async function openSlowSite(delayMs: number) {
  let [proof, delay] = ['', delayMs]
  const server = createServer((request, response) => {
    if (proof && request.url === '/.well-known/site-proof.txt') return void response.end(proof)
    setTimeout(() => response.end('<!doctype html><title>Slow</title><p>Slow</p>'), delay)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.5', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.5:${port}/`,
    /** From now on it has this at the place where a proof of ownership is looked for. */
    prove: (content: string) => {
      proof = content
    },
    /** So that no scan ends while its stop is on its way, on a busy machine too. */
    slowDown: (to: number) => {
      delay = to
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
