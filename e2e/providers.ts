import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { type Received, RECEIVERS } from '@/server/outgoing/testing-receivers'
import { E2E_PORT } from './playwright.config'

const PLAYED = [RECEIVERS.slack, RECEIVERS.github]

/** Slack and GitHub, which answer as they document; the server reaches them by the gateway of e2e/serve.mjs. */
export async function openProviders() {
  const received: Received[] = []
  const file = (kind: string) => readFileSync(`.cache/e2e-providers-${E2E_PORT}.${kind}`)
  const server = createServer({ key: file('key'), cert: file('pem') }, (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { host = '', ...headers } = request.headers as Record<string, string>
      const { method = '', url: path = '' } = request
      const one = { method, host, path, headers, body, json: JSON.parse(body || '{}') as Received['json'] }
      received.push(one)
      const [status, reply, more] = PLAYED.find((played) => played.host === host)?.answer(one) ?? [404, '']
      response.writeHead(status, more).end(reply)
    })
  })
  await new Promise<void>((done) => server.listen(E2E_PORT + 3, '127.0.0.6', done))
  return {
    /** What came to a path, the first one first. */
    at: (path: string) => received.filter((one) => one.path === path),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
