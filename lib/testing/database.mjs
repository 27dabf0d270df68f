import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

let shared

/** One database per jest worker, outside the realm of the tests: started once, not per file. Each test signs up its own user, so nothing is reset. */
export function testDatabase() {
  shared ??= PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE)]),
    // Postgres's own timers would keep the worker alive.
    startParams: [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0', '-c', 'track_counts=off'],
  })
  return shared
}
