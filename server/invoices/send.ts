import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { moneyText } from '@/lib/domain/money'
import { invoiceNumbers, invoices } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import { hashToken } from '@/server/tokens'
import { type InvoiceRow, isOwed, linkToken, openOf } from './rows'
import { insertDraft, requireDraft } from './save'
import { paySettingsOf } from './settings'
import { dayAfter, monthAfter, todayOf } from './today'

type Sender = { id: string; timezone: string | null }

/** Offers and credit notes have series of their own. */
const LETTERS = { invoice: '', credit: 'C-', offer: 'O-' } as const

/** What is missing before anybody can be sent it: at its line, or its field. */
function requireWhole({ kind, buyer, lines, total_minor, tax_reasons }: InvoiceRow): void {
  if (buyer.name === '') throw refused('buyer.name', 'invoice_no_buyer')
  if (lines.length === 0) throw refused('lines', 'invoice_no_lines')
  for (const [at, { name, tax_bp, tax_category }] of lines.entries()) {
    if (name === '') throw refused(`lines.${at}.name`, 'invoice_line_name')
    const needsReason = tax_category !== 'S' && tax_category !== 'Z'
    if ((tax_category === 'S') !== tax_bp > 0)
      throw refused(`lines.${at}.tax_bp`, tax_bp > 0 ? 'tax_none' : 'tax_reason')
    if (needsReason && !tax_reasons[tax_category]) throw refused(`tax_reasons.${tax_category}`, 'tax_reason')
  }
  if (total_minor <= 0) throw refused('lines', kind === 'credit' ? 'credit_no_amount' : 'invoice_no_amount')
}

/**
 * Gives a draft its number, the next of its series in its year, and fixes it. The row of the series is locked until the
 * end of the transaction: where it fails, the next one gets the same number.
 */
export function sendInvoice(db: Db, user: Sender, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row) throw notFound('invoice')
    requireDraft(row)
    requireWhole(row)
    const settings = await paySettingsOf(tx, user.id)
    if (settings.seller.name === '') throw refused('seller.name', 'seller_missing')
    const issued_on = row.issued_on ?? todayOf(user)
    const due_on = row.due_on ?? dayAfter(issued_on, row.kind === 'credit' ? 0 : settings.due_days)
    if (due_on < issued_on) throw refused('due_on', 'due_too_early')
    if (row.kind === 'credit') await creditOrigin(tx, row)
    const year = Number(issued_on.slice(0, 4))
    const number = `${settings.prefix}${settings.prefix && !settings.prefix.endsWith('-') ? '-' : ''}${LETTERS[row.kind]}${year}-${String(await nextNumber(tx, user.id, row.kind, year)).padStart(3, '0')}`
    if (row.repeat) await keepRepeating(tx, row)
    await tx
      .update(invoices)
      .set({
        number,
        issued_on,
        due_on,
        seller: settings.seller,
        repeat: null,
        pay: { iban: settings.iban, bic: settings.bic, link: settings.link },
        terms: row.terms || settings.terms,
        // A credit note is settled by being there.
        status: row.kind === 'credit' ? 'paid' : 'sent',
        link_hash: hashToken(await linkToken(tx, row.id)),
        sent_at: sql`now()`,
        updated_at: sql`date_trunc('milliseconds', clock_timestamp())`,
      })
      .where(eq(invoices.id, row.id))
  })
}

async function nextNumber(tx: Db, userId: string, series: InvoiceRow['kind'], year: number): Promise<number> {
  await tx.insert(invoiceNumbers).values({ user_id: userId, series, year }).onConflictDoNothing()
  const own = and(eq(invoiceNumbers.user_id, userId), eq(invoiceNumbers.series, series), eq(invoiceNumbers.year, year))
  const [row] = await tx.select({ last: invoiceNumbers.last }).from(invoiceNumbers).where(own).for('update')
  const next = (row?.last ?? 0) + 1
  await tx.update(invoiceNumbers).set({ last: next }).where(own)
  return next
}

/** What was given back is open no more; all of it, and the invoice is void. */
async function creditOrigin(tx: Db, { corrects_id, total_minor, currency, language }: InvoiceRow): Promise<void> {
  if (!corrects_id) return
  const [origin] = await tx.select().from(invoices).where(eq(invoices.id, corrects_id)).for('update')
  if (!origin) return
  const left = origin.total_minor - origin.credited_minor
  if (total_minor > left)
    throw new HttpError(409, 'credit_too_much', { values: { amount: moneyText(left, currency, language) } })
  const credited_minor = origin.credited_minor + total_minor
  const after = { ...origin, credited_minor }
  const isVoid = credited_minor === origin.total_minor
  await tx
    .update(invoices)
    .set({
      credited_minor,
      status: isVoid ? 'void' : openOf(after) === 0 ? 'paid' : origin.status,
      updated_at: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .where(eq(invoices.id, origin.id))
}

/** What others are made of goes on a month later, in a draft of its own. */
async function keepRepeating(tx: Db, row: InvoiceRow): Promise<void> {
  if (!row.repeat) return
  await copyDraft(tx, row, { repeat: { ...row.repeat, next_on: monthAfter(row.repeat) } })
}

type Change = Partial<
  Pick<InvoiceRow, 'kind' | 'repeat' | 'corrects_id' | 'lines' | 'net_minor' | 'total_minor' | 'due_on' | 'issued_on'>
>

/** A draft with the same lines and the same buyer. In a transaction. */
export function copyDraft(tx: Db, row: InvoiceRow, change: Change): Promise<string> {
  const { workspace_id, kind, buyer, lines, currency, net_minor, total_minor, tax_reasons, buyer_reference, terms } =
    row
  return insertDraft(tx, row.user_id, {
    workspace_id,
    kind,
    buyer,
    lines,
    currency,
    net_minor,
    total_minor,
    tax_reasons,
    buyer_reference,
    terms,
    ...change,
  })
}

/** A draft that takes back what is left of an invoice. */
export function draftCredit(db: Db, { id }: InvoiceRow): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row) throw notFound('invoice')
    if (row.kind !== 'invoice' || row.status === 'draft') throw new HttpError(409, 'invoice_not_sent')
    if (row.credited_minor >= row.total_minor) throw new HttpError(409, 'invoice_is_void')
    return copyDraft(tx, row, { kind: 'credit', corrects_id: row.id })
  })
}

export function decideOffer(db: Db, { id }: Pick<InvoiceRow, 'id'>, status: 'accepted' | 'declined'): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row) throw notFound('invoice')
    if (row.kind !== 'offer' || !isOwed(row.status)) throw new HttpError(409, 'offer_not_open')
    await tx
      .update(invoices)
      .set({ status, updated_at: sql`date_trunc('milliseconds', clock_timestamp())` })
      .where(eq(invoices.id, id))
  })
}
