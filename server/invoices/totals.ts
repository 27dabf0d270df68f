import { and, asc, eq, gt, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PayTotals } from '@/lib/contract/invoice'
import type { Db } from '@/server/db/db'
import { catalogue, invoices, payments } from '@/server/db/schema'
import { todayOf } from './today'

type Reader = { id: string; timezone: string | null }
type Sum = PayTotals['currencies'][number]

const NOTHING = {
  open_minor: 0,
  open_count: 0,
  overdue_minor: 0,
  overdue_count: 0,
  paid_30d_minor: 0,
  paid_before_minor: 0,
  monthly_minor: 0,
  monthly_count: 0,
}

export const open = sql`greatest(0, ${invoices.total_minor} - ${invoices.paid_minor} - ${invoices.credited_minor})`
export const isOwed = sql`${invoices.kind} = 'invoice' and ${invoices.status} in ('sent', 'part_paid')`
/** Of those that repeat: its end is not reached. */
export const goesOn = sql`${invoices.repeat} is not null and coalesce(${invoices.repeat}->>'until', '9999') >= ${invoices.repeat}->>'next_on'`
const number = (value: ReturnType<typeof sql>) => sql<number>`coalesce(${value}, 0)::float8`

/** What is open, overdue, paid and expected each month, for each currency by itself. */
export async function sumsByCurrency(db: Db, user: Reader): Promise<Sum[]> {
  const today = todayOf(user)
  const late = sql`${isOwed} and ${invoices.due_on} < ${today}::date`
  const paidSince = (from: number, to: number) =>
    number(
      sql`sum(${payments.amount_minor}) filter (where ${payments.on_date} > ${today}::date - ${from}::int and ${payments.on_date} <= ${today}::date - ${to}::int)`,
    )
  const [owed, paid] = await Promise.all([
    db
      .select({
        currency: invoices.currency,
        open_minor: number(sql`sum(${open}) filter (where ${isOwed})`),
        open_count: number(sql`count(*) filter (where ${isOwed})`),
        overdue_minor: number(sql`sum(${open}) filter (where ${late})`),
        overdue_count: number(sql`count(*) filter (where ${late})`),
        monthly_minor: number(sql`sum(${invoices.net_minor}) filter (where ${goesOn})`),
        monthly_count: number(sql`count(*) filter (where ${goesOn})`),
      })
      .from(invoices)
      // Along `invoices_live`: all others add nothing.
      .where(and(eq(invoices.user_id, user.id), or(isOwed, goesOn)))
      .groupBy(invoices.currency),
    db
      .select({
        currency: invoices.currency,
        paid_30d_minor: paidSince(30, 0),
        paid_before_minor: paidSince(60, 30),
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
      .where(eq(payments.user_id, user.id))
      .groupBy(invoices.currency),
  ])
  return [...Map.groupBy([...owed, ...paid], ({ currency }) => currency)]
    .map(([currency, parts]) => parts.reduce<Sum>((sum, part) => ({ ...sum, ...part }), { currency, ...NOTHING }))
    .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value > 0))
    .sort(
      (one, other) =>
        other.open_minor + other.monthly_minor - one.open_minor - one.monthly_minor ||
        one.currency.localeCompare(other.currency),
    )
}

/** What was invoiced, less what credit notes took back, and what was paid in each month of the last year. */
async function monthsOf(db: Db, { id }: Reader): Promise<PayTotals['months']> {
  const month = (day: unknown) => sql<string>`to_char(${day}, 'YYYY-MM')`
  const [invoiced, paid] = await Promise.all([
    db
      .select({
        month: month(invoices.issued_on),
        currency: invoices.currency,
        minor: number(
          sql`sum(case when ${invoices.kind} = 'credit' then -${invoices.total_minor} else ${invoices.total_minor} end)`,
        ),
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.user_id, id),
          ne(invoices.kind, 'offer'),
          isNotNull(invoices.number),
          gt(invoices.issued_on, sql`current_date - 366`),
        ),
      )
      .groupBy(sql`1, 2`),
    db
      .select({
        month: month(payments.on_date),
        currency: invoices.currency,
        minor: number(sql`sum(${payments.amount_minor})`),
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
      .where(and(eq(payments.user_id, id), gt(payments.on_date, sql`current_date - 366`)))
      .groupBy(sql`1, 2`),
  ])
  const all = new Map<string, PayTotals['months'][number]>()
  const at = (row: { month: string; currency: string }) => {
    const key = `${row.month} ${row.currency}`
    const found = all.get(key) ?? { month: row.month, currency: row.currency, invoiced_minor: 0, paid_minor: 0 }
    all.set(key, found)
    return found
  }
  for (const row of invoiced) at(row).invoiced_minor += row.minor
  for (const row of paid) at(row).paid_minor += row.minor
  return [...all.values()].sort(
    (one, other) => other.month.localeCompare(one.month) || one.currency.localeCompare(other.currency),
  )
}

async function nextDue(db: Db, user: Reader): Promise<PayTotals['next_due']> {
  const { id, number: no, buyer, due_on, currency } = invoices
  const [row] = await db
    .select({ id, number: no, buyer, due_on, open_minor: number(open), currency })
    .from(invoices)
    .where(and(eq(invoices.user_id, user.id), isOwed, gt(open, 0), gte(due_on, sql`${todayOf(user)}::date`)))
    .orderBy(asc(due_on), asc(no))
    .limit(1)
  if (!row?.due_on) return null
  const { buyer: whom, due_on: on, ...rest } = row
  return { ...rest, due_on: on, buyer_name: whom.name }
}

export async function payTotals(db: Db, user: Reader): Promise<PayTotals> {
  const mine = eq(invoices.user_id, user.id)
  const [currencies, months, next_due, invoice, offer, repeating, services] = await Promise.all([
    sumsByCurrency(db, user),
    monthsOf(db, user),
    nextDue(db, user),
    db.$count(invoices, and(mine, ne(invoices.kind, 'offer'), isNull(invoices.repeat))),
    db.$count(invoices, and(mine, eq(invoices.kind, 'offer'))),
    db.$count(invoices, and(mine, isNotNull(invoices.repeat))),
    db.$count(catalogue, eq(catalogue.user_id, user.id)),
  ])
  return { currencies, months, next_due, counts: { invoice, offer, repeating, services } }
}
