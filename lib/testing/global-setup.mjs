import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING } from '../../scripts/build-server.mjs'
import { firstDatabase } from '../../scripts/first-database.mjs'
import { migrations } from '../../server/db/migrations.gen.ts'

/** Once per run, before any worker: what tests need that is slow to make or not TypeScript. */
export default async function prepare() {
  const [template, worker] = await Promise.all([makeDatabase(), bundleLibraryWorker()])
  process.env.TEST_DATABASE_TEMPLATE = template
  process.env.SOTERIA_TEST_RUN = String(process.pid)
  process.env.SOTERIA_TEST_STARTED = String(Date.now())
  process.env.SOTERIA_LIBRARY_WORKER = worker
}

/** Once per set of migrations: an empty database as a file, which every jest worker loads instead of making its own. */
async function makeDatabase() {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `soteria-test-database-${key}.tar`)
  if (existsSync(file)) return file
  const client = await firstDatabase()
  const dump = await client.dumpDataDir('none')
  await client.close()
  return put(file, Buffer.from(await dump.arrayBuffer()))
}

/** The thread that recognises libraries is a file of its own, in the tests as in life. */
async function bundleLibraryWorker() {
  const { outputFiles } = await build({
    ...BUNDLING,
    sourcemap: false,
    write: false,
    entryPoints: ['server/scanner/software/library-worker.ts'],
    outdir: '.cache',
  })
  mkdirSync('.cache', { recursive: true })
  return put(resolve('.cache/library-worker.mjs'), outputFiles[0].contents)
}

/** Several runs at once never see half a file. */
function put(file, bytes) {
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
