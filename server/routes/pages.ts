import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalid } from '../errors'
import { asId } from '../middleware/ids'

/** How a list is ordered: by this, and by the id where it is the same. */
export type Order = {
  by: SQL | PgColumn
  /** What its values are, to read one back from a cursor. */
  type: 'timestamptz' | 'text' | 'numeric'
  isDown: boolean
  /** Rows without a value stand at the end, whatever the direction. */
  isNullable?: true
}

/** The last row of a page. */
type Mark = { key: string | null; id: string }

const cursorOf = ({ key, id }: Mark) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

function markOf(cursor: string): Mark {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if ((typeof key === 'string' || key === null) && typeof id === 'string') return { key, id: asId(id) }
  } catch {
    // Told below.
  }
  throw invalid({ cursor: ['Use the "next" of the answer before.'] })
}

/** What an order has for a row, exactly as the database has it: a Date would lose its microseconds. */
export const keyOf = ({ by }: Order) => sql<string | null>`${by}::text`

/** `order by` of a query; along an index where there is one. */
export function orderBy({ by, isDown, isNullable }: Order, id: PgColumn): SQL[] {
  const direction = isDown ? desc : asc
  return [isNullable ? sql`${direction(by)} nulls last` : direction(by), direction(id)]
}

/** The rows behind those that were answered. Nothing for the first page. */
export function after(cursor: string | undefined, { by, type, isDown, isNullable }: Order, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const mark = markOf(cursor)
  const way = sql.raw(isDown ? '<' : '>')
  if (mark.key === null) return sql`(${by} is null and ${id} ${way} ${mark.id}::uuid)`
  const behind = sql`(${by}, ${id}) ${way} (${readAs(mark.key, type)}, ${mark.id}::uuid)`
  return isNullable ? sql`(${behind} or ${by} is null)` : behind
}

function readAs(key: string, type: Order['type']): SQL {
  const isSound = type === 'text' || (type === 'numeric' ? Number.isFinite(Number(key)) : !Number.isNaN(Date.parse(key)))
  if (!isSound) throw invalid({ cursor: ['Use the "next" of the answer before.'] })
  return sql`${key}::${sql.raw(type)}`
}

/** One row more than the page was asked for: where there is one, there is a next page. */
export function pageOf<R extends Mark>(rows: R[], limit: number): { rows: R[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? cursorOf(last) : null }
}
