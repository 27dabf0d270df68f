import { sql } from 'drizzle-orm'

/** Now has no upper bound: what the database and other servers just wrote may be ahead of our clock. */
export type Moment = Date | 'now'

export const isBy = (date: Date, moment: Moment) => moment === 'now' || date <= moment

/** Moments as the database asks about them, in their order: `order` has the index of each among those given. */
export function timesOf(moments: Moment[]) {
  const sorted = moments.map((moment, index) => ({ moment, index })).sort((a, b) => timeOf(a.moment) - timeOf(b.moment))
  return {
    order: sorted.map(({ index }) => index),
    ends: sorted.map(({ moment }) => justAfter(moment)),
    /** The same for times that are not written down but calculated: now is what our clock says. */
    days: sorted.map(({ moment }) => justAfter(moment === 'now' ? new Date() : moment)),
  }
}

const timeOf = (moment: Moment) => (moment === 'now' ? Number.POSITIVE_INFINITY : moment.getTime())

/** A hair later, so that what happened at a moment belongs to it. */
const justAfter = (moment: Moment) => (moment === 'now' ? 'infinity' : moment.toISOString().replace('Z', '001Z'))

/** The place of a time among moments in their order: how many of them lie before it. */
export const placeOf = (time: unknown, ends: string[]) =>
  sql<number>`width_bucket(${time}, ${sql.param(ends)}::timestamptz[])`

/** So many rows lasted from the first moment that is not before their beginning to the last before their end. */
export type Lasting = { from: number; to: number | null; rows: number }

/** How many rows there were at each of the moments, as they were given. */
export function rowsAt(lasting: Lasting[], order: number[]): number[] {
  const counts = order.map(() => 0)
  order.forEach((index, place) => {
    for (const { from, to, rows } of lasting)
      if (from <= place && (to === null || place < to)) counts[index] = (counts[index] ?? 0) + rows
  })
  return counts
}
