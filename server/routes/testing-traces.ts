import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'

type Rows = { rows: { name: string; print?: string }[] }

/** What was seen last, and the number that the next transaction that writes anything will have. */
let seen: { key: string; rows: Rows['rows'] } | undefined

/**
 * A fingerprint of every row of every table, without the tables in `except`: where each version of a row lies and which
 * transaction wrote it. It changes with whatever is written, and reads no contents, of which other tests leave
 * megabytes. When a session was last used is written once a minute, by whatever call.
 */
export async function everyRow(db: Db, except: string[] = []) {
  const [next] = (
    (await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as name`)) as unknown as Rows
  ).rows
  const key = [next?.name, ...except].join()
  if (seen?.key !== key) seen = { key, rows: await prints(db, except) }
  return seen.rows
}

async function prints(db: Db, except: string[]) {
  const names = (await db.execute(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )) as unknown as Rows
  const parts = names.rows
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => {
      const version =
        name === 'sessions' ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t.ctid::text || ' ' || t.xmin::text`
      return sql`select ${name} as name, concat(count(*), ' ', sum(hashtextextended(${version}, 0))) as print from ${sql.identifier(name)} t`
    })
  return ((await db.execute(sql.join(parts, sql` union all `))) as unknown as Rows).rows
}
