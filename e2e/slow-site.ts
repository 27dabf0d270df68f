import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site whose every answer takes a while, so that a running scan can be watched. Its address is the one that e2e/serve.mjs allows. */
export async function openSlowSite(delayMs: number) {
  const server = createServer((_, response) => {
    setTimeout(() => response.end('<!doctype html><title>Slow</title><p>Slow</p>'), delayMs)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.5', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.5:${port}/`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
