import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'

type Rows = { rows: { name: string; print?: string }[] }

/**
 * A fingerprint of every row of every table, without the tables in `except`: where each version of a row lies and which
 * transaction wrote it. It changes with whatever is written, and reads no contents, of which other tests leave
 * megabytes. When a session was last used is written once a minute, by whatever call.
 */
export async function everyRow(db: Db, except: string[] = []) {
  const names = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as unknown as Rows
  const prints = names.rows
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => {
      const version =
        name === 'sessions' ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t.ctid::text || ' ' || t.xmin::text`
      return sql`select ${name} as name, concat(count(*), ' ', sum(hashtextextended(${version}, 0))) as print from ${sql.identifier(name)} t`
    })
  return ((await db.execute(sql.join(prints, sql` union all `))) as unknown as Rows).rows
}
