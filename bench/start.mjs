// From the start of the process to "is ready", with a built server and an initialised data folder, beside the barest
// server Node can start.
import { goal } from './goals.mjs'
import { median, ms, start, startServer, withFolder } from './host.mjs'

const ROUNDS = 5
const LIMIT_MS = 2_000
const BARE =
  "require('node:http').createServer((_, r) => r.end()).listen(0, '127.0.0.1', () => console.log('is ready'))"
const env = { PORT: '4180', DEMO_PORT: '0' }

async function time(launch) {
  const { took, stop } = await launch()
  await stop()
  return took
}

await withFolder(async (folder) => {
  const first = await time(() => startServer(folder, env))
  const ours = []
  const bare = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await time(() => startServer(folder, env)))
    bare.push(await time(() => start(['-e', BARE], 'is ready')))
  }
  const took = median(ours)
  console.log(
    `start to ready       ${ms(took)}  (limit ${ms(LIMIT_MS)}: ${(took / LIMIT_MS).toFixed(2)} of it; bare Node server ${ms(median(bare))}: ${(took / median(bare)).toFixed(1)} times that)`,
  )
  console.log(`very first start     ${ms(first)}  (makes the database)`)
  goal('very first start, ms', first, 3_000)
  goal('start, ms', took, 700)
  if (took > LIMIT_MS) process.exitCode = 1
})
