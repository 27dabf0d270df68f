import { sql } from 'drizzle-orm'
import type { Db } from './db'
import { migrations } from './migrations.gen'

/**
 * Applies what is missing and then the seed, in one transaction under a lock: several processes may start at once.
 * Answers the names applied.
 */
export async function migrate(db: Db, seed?: (tx: Db) => Promise<void>): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727001)`)
    await tx.execute(
      sql`create table if not exists _migrations (tag text primary key, applied_at timestamptz not null default now())`,
    )
    const { rows } = (await tx.execute(sql`select tag from _migrations`)) as unknown as { rows: { tag: string }[] }
    const applied: string[] = []
    for (const migration of migrations) {
      if (rows.some((row) => row.tag === migration.tag)) continue
      for (const statement of migration.sql.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into _migrations (tag) values (${migration.tag})`)
      applied.push(migration.tag)
    }
    await seed?.(tx)
    return applied
  })
}
