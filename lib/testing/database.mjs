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
  const loaded = { exports: {} }
  const surroundings = {
    module: loaded,
    exports: loaded.exports,
    require,
    __filename: filename,
    __dirname: dirname(filename),
    ...own,
  }
  compileFunction(readFileSync(filename, 'utf8'), Object.keys(surroundings), {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })(...Object.values(surroundings))
  return loaded.exports.PGlite
}

function openDatabase() {
  const PGlite = loadPglite()
  return PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE)]),
    startParams: [...PGlite.defaultStartParams, '-c', 'track_counts=off', '-c', 'plan_cache_mode=force_custom_plan'],
  })
}

/** Ten thousand assets of one test would be in the way of the queries of all others. */
const LARGE = 40_000_000

async function isLarge(database) {
  const { rows } = await database.query('select pg_database_size(current_database()) as size')
  return rows[0].size > LARGE
}

/**
 * Without its rows, of all tables: what one file left to be sent or scanned is nothing that the next one may find.
 * Without triggers, since the audit log keeps its rows for ever; a deletion takes a fifth of the time of a truncation.
 */
async function empty(database) {
  const { rows } = await database.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> '_migrations'",
  )
  const deletions = rows.map(({ name }) => `delete from ${name};`).join('\n')
  await database.exec(`begin; set local session_replication_role = replica; ${deletions} commit;`)
}

/**
 * One database per jest worker, outside the realm of the tests: started once, and again when a test has filled it. Empty
 * for each file; within a file each test signs up its own user.
 */
export async function testDatabase() {
  if (shared && !(await isLarge(shared))) await empty(shared)
  else shared = await openDatabase()
  globalThis.__pglite = shared
  return shared
}
