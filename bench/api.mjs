// How many answers of a small list the API gives in a second, embedded and on Postgres, beside a static answer of the
// same bytes by `node:http`: in turns, compressed, over kept connections. A ratio does not mind a busy machine.
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'
import { startPostgres } from './postgres.mjs'

const [port, staticPort, shopPort, postgresPort] = [4170, 4171, 4172, 4173]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const AT_ONCE = 16
const TIME_MS = 1_500
const PASSWORD = 'bench-only-1'

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function ask(at, path, headers) {
  return new Promise((done, fail) => {
    const asked = request({ agent, host: '127.0.0.1', port: at, path, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    asked.on('error', fail).end()
  })
}

async function signIn() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email: 'premium@soteria.test', password: PASSWORD }),
  })
  return { authorization: `Bearer ${(await answer.json()).data.token}`, 'accept-encoding': 'br' }
}

/** Answers of one server in a second. */
async function rate(at, path, headers) {
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

/** The same bytes and headers, from memory, by a process of its own. */
async function startStatic({ headers, body }) {
  const { 'transfer-encoding': _, connection: __, ...sent } = headers
  const code = `const [headers, body] = JSON.parse(process.argv[1]); const bytes = Buffer.from(body, 'base64')
require('node:http').createServer((_, answer) => answer.writeHead(200, headers).end(bytes)).listen(${staticPort}, '127.0.0.1', () => console.log('is ready'))`
  const given = JSON.stringify([{ ...sent, 'content-length': body.length }, body.toString('base64')])
  const child = spawn(process.execPath, ['-e', code, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((ready) => child.stdout.once('data', ready))
  return () => child.kill()
}

async function measure(name, folder, env, least) {
  const server = await startServer(folder, {
    PORT: String(port),
    DEMO_PORT: String(shopPort),
    SOTERIA_DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
    ...env,
  })
  try {
    const headers = await signIn()
    const { workspaces } = JSON.parse(
      (await ask(port, '/api/workspace/fetch', { authorization: headers.authorization })).body,
    )
    const path = `/api/asset/${workspaces[0].id}/fetch?status=all`
    const stop = await startStatic(await ask(port, path, headers))
    try {
      const ratios = []
      await rate(port, path, headers)
      for (let round = 0; round < ROUNDS; round += 1) {
        const limit = await rate(staticPort, path, headers)
        const ours = await rate(port, path, headers)
        ratios.push(ours / limit)
        console.log(`${name}: ${ours.toFixed(0)} answers a second, static ${limit.toFixed(0)}`)
      }
      goal(`API, ${name}: a small list beside static node:http`, median(ratios), least, { isLeast: true })
    } finally {
      stop()
    }
  } finally {
    await server.stop()
  }
}

await withFolder((folder) => measure('embedded', folder, {}, 0.2))
await withFolder(async (folder) => {
  const postgres = await startPostgres(join(folder, 'postgres'), postgresPort)
  try {
    await measure('Postgres', join(folder, 'data'), { DATABASE_URL: postgres.url }, 0.3)
  } finally {
    await postgres.stop()
  }
})
agent.destroy()
