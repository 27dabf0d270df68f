import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { makeTables, startServer } from './host.mjs'
import { startPostgres } from './postgres.mjs'

/** Milliseconds of processor time that a process has had, with all its threads. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Works at a server whose database has these rows. `prepare`: what else stands in its folder. */
export async function embedded({ folder, env, seed, prepare }, work) {
  makeTables(folder, env)
  const client = await PGlite.create(join(folder, 'db'))
  await client.exec(seed)
  await client.close()
  prepare?.(folder)
  const server = await startServer(folder, env)
  await Promise.resolve(work(server.pid)).finally(server.stop)
}

/** The same on Postgres, where there is one. */
export async function onPostgres({ folder, env, seed, prepare, port }, work) {
  if (globSync('/usr/lib/postgresql/*/bin').length === 0)
    return console.log('Postgres  not measured: there is no server of it here')
  const postgres = await startPostgres(folder, port)
  try {
    const own = { ...env, DATABASE_URL: postgres.url }
    makeTables(folder, own)
    postgres.run(seed)
    prepare?.(folder)
    const server = await startServer(folder, own)
    await Promise.resolve(work(server.pid)).finally(server.stop)
  } finally {
    await postgres.stop()
  }
}
