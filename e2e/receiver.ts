import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server of somebody else that takes messages, at the address that e2e/serve.mjs lets connections send to. It answers
 * as Mattermost does; what begins with `/gone` was deleted there.
 */
export async function openReceiver() {
  const received: { path: string; id: string | undefined; body: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        id: request.headers['webhook-id']?.toString(),
        body: JSON.parse(text || '{}') as Record<string, unknown>,
      })
      if (request.url?.startsWith('/gone'))
        response.writeHead(404).end('{"message":"Couldn\'t find the incoming webhook"}')
      else response.end('ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.6', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.6:${port}`,
    /** What came to a path, the first one first. */
    at: (path: string) => received.filter((one) => one.path === path),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
