import { spawnSync } from 'node:child_process'
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
