// Answers a second of two servers, side by side: over kept connections, so that a ratio does not mind a busy machine.
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'

const AT_ONCE = 16
const TIME_MS = 1_500

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** One answer: status, headers and bytes as they came. */
export function ask(at, path, headers) {
  return new Promise((done, fail) => {
    const asked = request({ agent, host: '127.0.0.1', port: at, path, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    asked.on('error', fail).end()
  })
}

/** Answers of one server in a second. */
export async function rate(at, path, headers) {
  const end = performance.now() + TIME_MS
  let count = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const { status } = await ask(at, path, headers)
        if (status !== 200) throw new Error(`${path} answers ${status}`)
        count += 1
      }
    }),
  )
  return count / (TIME_MS / 1000)
}

/** The same bytes and headers, from memory, by a process of its own. Gives what ends it. */
export async function startStatic(port, { headers, body }) {
  const { 'transfer-encoding': _, connection: __, ...sent } = headers
  const code = `const [headers, body] = JSON.parse(process.argv[1]); const bytes = Buffer.from(body, 'base64')
require('node:http').createServer((_, answer) => answer.writeHead(200, headers).end(bytes)).listen(${port}, '127.0.0.1', () => console.log('is ready'))`
  const given = JSON.stringify([{ ...sent, 'content-length': body.length }, body.toString('base64')])
  const child = spawn(process.execPath, ['-e', code, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((ready) => child.stdout.once('data', ready))
  return () => child.kill()
}

/** Lets go of the connections that were kept. */
export const endRates = () => agent.destroy()
