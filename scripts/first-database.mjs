// A database that is empty and up to date. A first start copies it instead of making its own, which takes seconds.
import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrations } from '../server/db/migrations.gen.ts'

/** With the tables of all migrations, as `server/db/migrate.ts` would leave it. In memory, or in a folder. */
export async function firstDatabase(folder) {
  const client = await PGlite.create(folder)
  await client.exec('create table _migrations (tag text primary key, applied_at timestamptz not null default now())')
  for (const { tag, sql } of migrations) {
    await client.exec(sql)
    await client.query('insert into _migrations (tag) values ($1)', [tag])
  }
  return client
}

/** Puts it where a bundle in `outdir` looks for it; whole or not at all. */
export async function shipFirstDatabase(outdir) {
  const folder = `${outdir}/first-database`
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.new`, { recursive: true, force: true })
  const client = await firstDatabase(`${folder}.new`)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.close()
  // As every other file that is shipped: PGlite makes files that all may write.
  for (const entry of readdirSync(`${folder}.new`, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isFile() ? 0o644 : 0o755)
  renameSync(`${folder}.new`, folder)
}
