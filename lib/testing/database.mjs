import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { compileFunction, constants } from 'node:vm'

let shared

/**
 * Postgres keeps its own time, whatever a test does to the clock, and nobody waits for its timers, one of ten seconds
 * after each query: by itself it would keep the worker alive.
 */
const start = setTimeout
const own = { Date, performance, clearTimeout, setTimeout: (...args) => start(...args).unref() }

function loadPglite() {
  const require = createRequire(import.meta.url)
  const filename = require.resolve('@electric-sql/pglite')
  const module = { exports: {} }
  const surroundings = {
    module,
    exports: module.exports,
    require,
    __filename: filename,
    __dirname: dirname(filename),
    ...own,
  }
  compileFunction(readFileSync(filename, 'utf8'), Object.keys(surroundings), {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })(...Object.values(surroundings))
  return module.exports.PGlite
}

function openDatabase() {
  const PGlite = loadPglite()
  return PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE)]),
    startParams: [...PGlite.defaultStartParams, '-c', 'track_counts=off'],
  })
}

/**
 * One database per jest worker, outside the realm of the tests: started once, not per file. Each test signs up its own
 * user, so nothing is reset.
 */
export async function testDatabase() {
  shared ??= openDatabase()
  globalThis.__pglite = await shared
  return shared
}
