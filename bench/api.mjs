// How many answers of a small list the API gives in a second, embedded and on Postgres, beside a static answer of the
// same bytes by `node:http`: in turns, compressed, over kept connections. A ratio does not mind a busy machine.
import { join } from 'node:path'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'
import { startPostgres } from './postgres.mjs'
import { ask, endRates, rate, startStatic } from './rate.mjs'

const [port, staticPort, shopPort, postgresPort] = [4170, 4171, 4172, 4175]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const PASSWORD = 'bench-only-1'

async function signIn() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email: 'premium@soteria.test', password: PASSWORD }),
  })
  return { authorization: `Bearer ${(await answer.json()).data.token}`, 'accept-encoding': 'br' }
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
    const stop = await startStatic(staticPort, await ask(port, path, headers))
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
endRates()
