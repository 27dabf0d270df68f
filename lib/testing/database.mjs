import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

let shared

/**
 * Postgres sets timers that nobody waits for, one of ten seconds after each query: by itself it would keep the worker
 * alive.
 */
const start = globalThis.setTimeout
globalThis.setTimeout = Object.assign((run, ...rest) => {
  const timer = start(run, ...rest)
  return String(run).includes('emscripten_timeout') ? timer.unref() : timer
}, start)

/**
 * One database per jest worker, outside the realm of the tests: started once, not per file. Each test signs up its own
 * user, so nothing is reset.
 */
export function testDatabase() {
  shared ??= PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE)]),
    startParams: [...PGlite.defaultStartParams, '-c', 'track_counts=off'],
  })
  return shared
}
