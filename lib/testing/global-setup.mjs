import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrations } from '../../server/db/migrations.gen.ts'

/** Once per set of migrations: an empty database as a file, which every jest worker loads instead of making its own. */
export default async function makeTemplate() {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `soteria-test-database-${key}.tar`)
  process.env.TEST_DATABASE_TEMPLATE = file
  if (existsSync(file)) return
  const client = await PGlite.create()
  await client.exec('create table _migrations (tag text primary key, applied_at timestamptz not null default now())')
  for (const { tag, sql } of migrations) {
    await client.exec(sql)
    await client.query('insert into _migrations (tag) values ($1)', [tag])
  }
  const dump = await client.dumpDataDir('none')
  await client.close()
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.${process.pid}`, file)
}
