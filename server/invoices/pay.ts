import { and, eq, sql } from 'drizzle-orm'
import { moneyText } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { invoices, payments } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { holdPaperPlace, recordPaid } from '@/server/records/paper-events'
import { type InvoiceRow, openOf } from './rows'
import { requireDay } from './save'

type Booking = {
  amount_minor: number
  on_date: string
  method: 'transfer' | 'card' | 'cash' | 'other'
  note?: string | null | undefined
  statement_ref?: string | null | undefined
  source?: 'camt' | 'csv' | undefined
}

/** What was paid, and what that makes of the invoice. In a transaction that holds its row. */
async function settle(tx: Db, row: InvoiceRow, paid_minor: number): Promise<void> {
  const after = { ...row, paid_minor }
  const status = openOf(after) === 0 ? 'paid' : paid_minor > 0 ? 'part_paid' : 'sent'
  await tx
    .update(invoices)
    .set({
      paid_minor,
      status: row.status === 'void' ? 'void' : status,
      updated_at: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .where(eq(invoices.id, row.id))
}

async function locked(tx: Db, id: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) throw notFound('invoice')
  return row
}

export function bookPayment(db: Db, known: InvoiceRow, booking: Booking): Promise<void> {
  requireDay('on_date', booking.on_date)
  return db.transaction(async (tx) => {
    await holdPaperPlace(tx, known)
    const row = await locked(tx, known.id)
    if (row.kind !== 'invoice' || row.status === 'draft') throw new HttpError(409, 'invoice_not_sent')
    const open = openOf(row)
    if (booking.amount_minor > open)
      throw new HttpError(409, 'payment_too_much', { values: { amount: moneyText(open, row.currency, 'en') } })
    const { amount_minor, on_date, method, note = null, statement_ref = null, source = 'you' } = booking
    const booked = await tx
      .insert(payments)
      .values({ user_id: row.user_id, invoice_id: row.id, amount_minor, on_date, method, note, statement_ref, source })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    if (booked.length === 0) throw new HttpError(409, 'statement_booked')
    await settle(tx, row, row.paid_minor + amount_minor)
    if (amount_minor === open) await recordPaid(tx, row)
  })
}

export function takeBack(db: Db, { id }: InvoiceRow, paymentId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await locked(tx, id)
    const [gone] = await tx
      .delete(payments)
      .where(and(eq(payments.id, paymentId), eq(payments.invoice_id, row.id)))
      .returning({ amount: payments.amount_minor })
    if (!gone) throw notFound('payment')
    await settle(tx, row, row.paid_minor - gone.amount)
  })
}
