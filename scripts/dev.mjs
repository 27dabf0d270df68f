// `npm run dev`: the app with hot reload on PORT (3000), the API restarted after each change, one behind the other.
import { spawn } from 'node:child_process'
import { buildBoot } from './build-boot.mjs'
import { buildServer } from './build-server.mjs'
import { buildUpgrade } from './build-upgrade.mjs'
import { requireNode } from './run.mjs'
import { engineFlags } from './engine.mjs'

requireNode()
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 10

const env = {
  ...process.env,
  PORT: String(apiPort),
  DEMO_PORT: process.env.DEMO_PORT ?? String(port + 1),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
}
let api
let isStopping = false

function startApi() {
  api = spawn(process.execPath, [...engineFlags, '--enable-source-maps', 'dist/server.mjs'], {
    stdio: 'inherit',
    env,
  })
}

/** The embedded database has one owner: the old server must be gone before the new one opens it. */
async function restartApi() {
  const old = api
  if (old && old.exitCode === null) {
    const gone = new Promise((resolve) => old.once('exit', resolve))
    old.kill('SIGTERM')
    await gone
  }
  if (!isStopping) startApi()
}

await buildBoot({ watch: true })
await buildUpgrade()
await buildServer({ watch: true, onBuilt: restartApi })
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '-p', String(port), '-H', 'localhost'],
  {
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(apiPort), NEXT_TELEMETRY_DISABLED: '1' },
  },
)

function stop() {
  isStopping = true
  next.kill('SIGTERM')
  api?.kill('SIGTERM')
  setTimeout(() => process.exit(0), 1_000)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
next.on('exit', stop)
