import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { overPglite } from './client'
import { migrate } from './migrate'
import { migrations } from './migrations.gen'

const db = overPglite((globalThis as unknown as { __pglite: PGlite }).__pglite)

test('the embedded migrations are the files of the folder', () => {
  expect(() => execFileSync(process.execPath, ['scripts/embed-migrations.mjs', '--check'])).not.toThrow()
})

test('a database that is up to date is left alone', async () => {
  expect(await migrate(db)).toEqual([])
})

test('a seed that fails leaves nothing behind', async () => {
  const seed = migrate(db, async (tx) => {
    await tx.execute(sql`insert into settings (key, value) values ('half-done', '1')`)
    throw new Error('no')
  })
  await expect(seed).rejects.toThrow('no')
  const { rows } = (await db.execute(sql`select 1 from settings where key = 'half-done'`)) as unknown as {
    rows: unknown[]
  }
  expect(rows).toEqual([])
})

test('a migration that is missing is applied, and then the seed', async () => {
  const last = migrations.at(-1)?.tag ?? ''
  const applied: string[] = []
  const attempt = db.transaction(async (tx) => {
    await tx.execute(sql`drop schema public cascade`)
    await tx.execute(sql`create schema public`)
    applied.push(...(await migrate(tx, async (inner) => void (await inner.execute(sql`select id from scans`)))))
    tx.rollback()
  })
  await expect(attempt).rejects.toThrow('Rollback')
  expect(applied).toContain(last)
})
