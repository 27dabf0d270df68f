import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { requireNode } from './run.mjs'

const BIN = 'node_modules/.bin'

/** The quick checks, by the name they are reported under. */
export const CHECKS = [
  ['boundaries', process.execPath, ['scripts/boundaries.mjs']],
  ['lint', `${BIN}/oxlint`, ['--type-aware', '--deny-warnings']],
  ['format', `${BIN}/biome`, ['format']],
  ['types', `${BIN}/tsc`, ['--noEmit']],
  ['dead code', `${BIN}/knip`, []],
]

/** Runs one step in the foreground; says how it went and returns whether it passed. */
export function step(name, command, args, env = {}) {
  requireNode()
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const passed = status === 0
  console.log(`${passed ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return passed
}

/**
 * Runs the quick checks, two beside each other, and prints what each said when it ends. Gives each name with whether it
 * passed.
 */
export async function runChecks() {
  requireNode()
  const waiting = [...CHECKS]
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await quietStep(next))
  }
  await Promise.all([lane(), lane()])
  return results
}

async function quietStep([name, command, args]) {
  const started = Date.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  const passed = code === 0
  console.log(`${said}${passed ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return { name, passed }
}
