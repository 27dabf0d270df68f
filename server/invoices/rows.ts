import { and, asc, eq } from 'drizzle-orm'
import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import type { Invoice, InvoiceStatus, PaySettings } from '@/lib/contract/invoice'
import { base64url } from '@/lib/domain/base64'
import { netOf, sumsOf } from '@/lib/domain/money'
import { paymentCode } from '@/lib/domain/payment-code'
import type { Db } from '@/server/db/db'
import { invoices, payments } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { listSecret } from '@/server/leads/no-contact'
import { missingTerms } from './e-invoice-terms'
import { paySettingsOf } from './settings'
import { todayOf } from './today'

export type InvoiceRow = typeof invoices.$inferSelect
type Payments = (typeof payments.$inferSelect)[]
type Reader = { id: string; timezone: string | null }

/** What is still to be paid. Nothing of what nobody was sent, and nothing of an offer or a credit note. */
export const openOf = ({ kind, status, total_minor, paid_minor, credited_minor }: InvoiceRow) =>
  kind === 'invoice' && status !== 'void' ? Math.max(0, total_minor - paid_minor - credited_minor) : 0

export const isOwed = (status: InvoiceRow['status']) => status === 'sent' || status === 'part_paid'

/** As it is today: whoever has not paid in time is overdue from the next day on. */
export const statusOf = (row: InvoiceRow, today: string): InvoiceStatus =>
  row.kind === 'invoice' && isOwed(row.status) && row.due_on !== null && row.due_on < today && openOf(row) > 0
    ? 'overdue'
    : row.status

/** Of its page: known to whoever it was sent to, and made anew for whoever sent it. */
export const linkToken = async (db: Db, id: string) =>
  base64url(hmac(sha256, await listSecret(db), utf8ToBytes(`invoice:${id}`)).slice(0, 16))

export async function wholeInvoice(db: Db, user: Reader, id: string, publicUrl: string): Promise<Invoice> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.user_id, user.id)))
  if (!row) throw notFound('invoice')
  const [paid, settings, corrected] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(eq(payments.invoice_id, row.id))
      .orderBy(asc(payments.on_date), asc(payments.created_at)),
    paySettingsOf(db, user.id),
    row.corrects_id
      ? db.select({ id: invoices.id, number: invoices.number }).from(invoices).where(eq(invoices.id, row.corrects_id))
      : [],
  ])
  const [origin] = corrected
  return {
    ...toldOf(row, { settings, paid, today: todayOf(user) }),
    corrects: origin ? { id: origin.id, number: origin.number ?? '' } : null,
    link: row.link_hash
      ? { url: `${publicUrl}/api/public/i/${await linkToken(db, row.id)}`, views: row.link_views }
      : null,
  }
}

type Known = { settings: PaySettings; paid: Payments; today: string }

/** All of it but what others know: which one it corrects, and its link. */
export function toldOf(row: InvoiceRow, { settings, paid, today }: Known): Omit<Invoice, 'corrects' | 'link'> {
  const { id, kind, number, workspace_id, buyer, currency, net_minor, total_minor, paid_minor, credited_minor } = row
  const { issued_on, supplied, due_on, buyer_reference, terms, tax_reasons, repeat, reminded } = row
  const seller = row.seller ?? settings.seller
  const pay = row.pay ?? { iban: settings.iban, bic: settings.bic, link: settings.link }
  const open_minor = openOf(row)
  const lines = row.lines.map((line) => ({ ...line, net_minor: netOf(line) }))
  const tax = sumsOf(row.lines).tax.map((group) => {
    const reason = tax_reasons[group.category]
    return { ...group, ...(group.bp === 0 && reason && { reason }) }
  })
  const qr = codeOf(row, { seller, pay, open_minor })
  const missing = missingTerms({ kind, seller, buyer, lines, currency, tax })
  return {
    id,
    kind,
    number,
    status: statusOf(row, today),
    workspace_id,
    seller,
    buyer,
    lines,
    currency,
    net_minor,
    tax,
    total_minor,
    paid_minor,
    credited_minor,
    open_minor,
    issued_on,
    supplied,
    due_on,
    buyer_reference,
    terms,
    tax_reasons,
    pay,
    qr,
    reminded,
    repeat: repeat && { every: repeat.every, next_on: repeat.next_on, until: repeat.until ?? null },
    e_invoice: { ok: missing.length === 0 && kind !== 'offer', missing },
    payments: paid.map(shownPayment),
    updated_at: row.updated_at.toISOString(),
  }
}

const shownPayment = ({ id, amount_minor, on_date, method, note, source }: Payments[number]) => ({
  id,
  amount_minor,
  on_date,
  method,
  note,
  source,
})

type Way = Pick<Invoice, 'seller' | 'pay' | 'open_minor'>

const codeOf = ({ currency, number }: InvoiceRow, { seller, pay, open_minor }: Way) =>
  paymentCode({
    name: seller.name,
    street: seller.lines[0] ?? '',
    postalCode: seller.postal_code,
    city: seller.city,
    country: seller.country,
    ...pay,
    amount_minor: open_minor,
    currency,
    reference: number ?? '',
  })
