import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { base64url, fromBase64url } from '@/lib/domain/base64'
import { refused } from '@/server/errors'
import { asId } from '@/server/api/ids'
import { storable } from '@/server/api/validation'

/** How a list is ordered: by this, and by the id where it is the same. */
export type Order = {
  /** Stands in its cursors, so that none is taken for another order. */
  name: string
  by: SQL | PgColumn
  /** What its values are, to read one back from a cursor. */
  type: 'timestamptz' | 'text' | 'numeric'
  isDown: boolean
  /** Rows without a value stand at the end, whatever the direction. */
  isNullable?: true
}

/** The last row of a page. */
type Mark = { key: string | null; id: string }

export const cursorOf = ({ name }: Pick<Order, 'name'>, { key, id }: Mark) =>
  base64url(new TextEncoder().encode(JSON.stringify([name, key, id])))

/**
 * Throws 422 for what no answer has held: a cursor comes from outside, and what the database cannot read would end as a
 * fault of ours.
 */
function markOf(cursor: string, { name, type }: Order): Mark {
  try {
    const [order, key, id]: unknown[] = JSON.parse(new TextDecoder().decode(fromBase64url(cursor)))
    if (order === name && typeof id === 'string') {
      if (key === null) return { key, id: asId(id) }
      if (typeof key === 'string' && isReadable[type](key)) return { key: storable(key), id: asId(id) }
    }
  } catch {
    // Told below.
  }
  throw refused('cursor', 'bad_cursor')
}

/**
 * Whether the database reads a text as a value of its type: narrower than what it would take, as wide as what it
 * writes.
 */
const isReadable: Record<Order['type'], (key: string) => boolean> = {
  text: () => true,
  numeric: (key) => /^-?\d{1,20}(\.\d{1,20})?$/.test(key),
  timestamptz(key) {
    const [, day, time] =
      /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/.exec(key) ?? []
    // There and back: only days and times that there are stay the same. Throws for some that are none.
    return day !== undefined && new Date(`${day}T${time}Z`).toISOString().startsWith(`${day}T${time}`)
  },
}

/** What an order has for a row, exactly as the database has it: a Date would lose its microseconds. */
export const keyOf = ({ by }: Order) => sql<string | null>`${by}::text`

/** `order by` of a query; along an index where there is one. */
export function orderBy({ by, isDown, isNullable }: Order, id: PgColumn): SQL[] {
  const direction = isDown ? desc : asc
  return [isNullable ? sql`${direction(by)} nulls last` : direction(by), direction(id)]
}

/** The rows behind those that were answered. Nothing for the first page. */
export function after(cursor: string | undefined, order: Order, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const { by, type, isDown, isNullable } = order
  const mark = markOf(cursor, order)
  const way = sql.raw(isDown ? '<' : '>')
  if (mark.key === null) return sql`(${by} is null and ${id} ${way} ${mark.id}::uuid)`
  const behind = sql`(${by}, ${id}) ${way} (${mark.key}::${sql.raw(type)}, ${mark.id}::uuid)`
  return isNullable ? sql`(${behind} or ${by} is null)` : behind
}

/** One row more than the page was asked for: where there is one, there is a next page. */
export function pageOf<R extends Mark>(rows: R[], limit: number, order: Order): { rows: R[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? cursorOf(order, last) : null }
}
