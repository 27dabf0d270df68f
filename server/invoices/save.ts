import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { SaveInvoice } from '@/lib/contract/invoice'
import { sumsOf } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { invoices, users } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import type { InvoiceRow } from './rows'

type Body = z.output<typeof SaveInvoice>

/** Of an account in a year. */
const MOST_A_YEAR = 5_000

/** A day that there is. */
export function requireDay(field: string, day: string | null | undefined): void {
  if (day && !isDay(day)) throw refused(field, 'no_such_day')
}
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Currencies that the platform can write. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
export function requireCurrency(currency: string): void {
  if (!CURRENCIES.has(currency)) throw refused('currency', 'unknown_currency')
}

const valuesOf = (body: Body) => {
  const { net_minor, total_minor } = sumsOf(body.lines)
  return {
    workspace_id: body.workspace_id ?? null,
    buyer: body.buyer,
    lines: body.lines,
    currency: body.currency,
    net_minor,
    total_minor,
    tax_reasons: body.tax_reasons ?? {},
    issued_on: body.issued_on ?? null,
    supplied: body.supplied ?? '',
    due_on: body.due_on ?? null,
    buyer_reference: body.buyer_reference ?? '',
    terms: body.terms ?? '',
    repeat: body.repeat ? { ...body.repeat, day: Number(body.repeat.next_on.slice(8)) } : null,
  }
}

/** Sent is sent: only payments come to it. */
export function requireDraft({ status, sent_at, created_at }: InvoiceRow): void {
  if (status !== 'draft')
    throw new HttpError(409, 'invoice_fixed', { values: { date: (sent_at ?? created_at).toISOString().slice(0, 10) } })
}

/** Makes a draft or changes one. Answers its id. */
export async function saveInvoice(db: Db, userId: string, body: Body, known?: InvoiceRow): Promise<string> {
  requireCurrency(body.currency)
  requireDay('issued_on', body.issued_on)
  requireDay('due_on', body.due_on)
  requireDay('repeat.next_on', body.repeat?.next_on)
  requireDay('repeat.until', body.repeat?.until)
  const values = valuesOf(body)
  if (!Number.isSafeInteger(values.total_minor)) throw refused('lines', 'amount_sum')
  return db.transaction(async (tx) => {
    if (!known) return insertDraft(tx, userId, { ...values, kind: body.kind })
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, known.id)).for('update')
    if (!row) throw new HttpError(404, 'invoice_not_found')
    requireDraft(row)
    if (body.updated_at && body.updated_at !== row.updated_at.toISOString())
      throw new HttpError(409, 'invoice_changed', { values: { time: row.updated_at.toISOString() } })
    await tx
      .update(invoices)
      .set({ ...values, updated_at: sql`date_trunc('milliseconds', clock_timestamp())` })
      .where(eq(invoices.id, row.id))
    return row.id
  })
}

type Draft = Omit<typeof invoices.$inferInsert, 'user_id'>

/** In a transaction: two at the same moment count one after the other. */
export async function insertDraft(tx: Db, userId: string, draft: Draft): Promise<string> {
  const [user] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, userId)).for('no key update')
  const thisYear = and(eq(invoices.user_id, userId), sql`${invoices.created_at} > now() - interval '1 year'`)
  if ((await tx.$count(invoices, thisYear)) >= MOST_A_YEAR)
    throw new HttpError(429, 'invoices_full', { values: { count: MOST_A_YEAR }, retryAfterSeconds: 86_400 })
  const [row] = await tx
    .insert(invoices)
    // With no more than milliseconds, so that what is answered is what is there.
    .values({
      ...draft,
      user_id: userId,
      language: user?.locale ?? 'en',
      updated_at: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .returning({ id: invoices.id })
  if (!row) throw new Error('The invoice was not inserted')
  return row.id
}
