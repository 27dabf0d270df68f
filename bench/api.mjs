// How many answers of a small list the API gives in a second, embedded and on Postgres, beside a static answer of the
// same bytes by `node:http`: in turns, compressed, over kept connections. A ratio does not mind a busy machine. Nothing is
// written meanwhile, so answers are kept (server/api/kept-answers.ts); beside it how many are made anew.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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

/** Waits until the work after a start is over: the demo's clients and their first scans. */
async function settled(pid) {
  // A hundredth of a second each: what the process used for itself and for its calls of the system.
  const used = () =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ')
      .slice(11, 13)
      .reduce((a, b) => a + Number(b), 0)
  for (let before = -Infinity, now = used(); now - before > 10; before = now, now = used()) await wait(2_000)
}

/** Answers a second to questions that were never asked before: of none is an answer kept. */
async function anew(at, path, headers) {
  const end = performance.now() + 1_500
  let count = 0
  const askOn = async () => {
    while (performance.now() < end) {
      await ask(at, path, { ...headers, 'accept-language': `x-${(count += 1)}` })
    }
  }
  await Promise.all(Array.from({ length: 16 }, askOn))
  return count / 1.5
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
      await settled(server.pid)
      await rate(port, path, headers)
      for (let round = 0; round < ROUNDS; round += 1) {
        const limit = await rate(staticPort, path, headers)
        const ours = await rate(port, path, headers)
        ratios.push(ours / limit)
        const fresh = await anew(port, path, headers)
        console.log(
          `${name}: ${ours.toFixed(0)} answers a second, static ${limit.toFixed(0)}; ${fresh.toFixed(0)} to questions asked for the first time`,
        )
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
