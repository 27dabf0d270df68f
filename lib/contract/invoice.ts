import * as z from 'zod/mini'
import { broken } from './broken'
import { PaySums } from './pay-sums'
import { Cursor, Day, Id, line, Message, page, prose, Timestamp } from './common'
import { del, get, post } from './endpoint'

const ACCOUNT = { auth: 'user', gate: 'agencyTools', beyond: true, in: 'account' } as const
const ONE = { auth: 'user', gate: 'agencyTools', beyond: true, in: { invoice: ':invoice' } } as const

export const INVOICE_KINDS = ['invoice', 'credit', 'offer'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** `overdue` is what a day makes of `sent` and `part_paid`; it is never stored. */
export const INVOICE_STATUSES = [
  'draft',
  'sent',
  'part_paid',
  'paid',
  'overdue',
  'void',
  'accepted',
  'declined',
] as const
const Status = z.enum(INVOICE_STATUSES)
export type InvoiceStatus = z.infer<typeof Status>

/** Of UNCL5305: standard, zero rated, exempt, reverse charge, within the EU, export, not subject to VAT. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

const MOST = 1_000_000_000_000
const whole = (least: number, most: number) =>
  z
    .int(broken('amount_missing'))
    .check(
      z.minimum(least, broken('number_between', { least, most })),
      z.maximum(most, broken('number_between', { least, most })),
    )
const Amount = z
  .int(broken('amount_missing'))
  .check(z.minimum(-MOST, broken('amount_too_large')), z.maximum(MOST, broken('amount_too_large')))
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, broken('currency_missing')))
const Rate = whole(0, 10_000)
const ADay = Day('day_entry_missing')
const optionalDay = z.optional(z.nullable(ADay))

/** Whoever sends an invoice, or gets one. What is not known is empty. */
export const Party = z.object({
  name: line(200),
  lines: z._default(z.array(line(200)).check(z.maxLength(4, broken('too_many_entered', { count: 4 }))), []),
  city: z._default(line(100), ''),
  postal_code: z._default(line(20), ''),
  /** ISO 3166-1, empty when nobody said it. */
  country: z._default(z.string().check(z.regex(/^(?:[A-Z]{2})?$/, broken('country_missing'))), ''),
  vat: z.optional(line(40)),
  email: z.optional(line(254)),
  phone: z.optional(line(60)),
  /** Where electronic invoices are sent: a scheme of the EAS list, and an id in it. */
  endpoint: z.optional(z.object({ scheme: line(10), id: line(100) })),
})
export type Party = z.infer<typeof Party>

const LineInput = z.object({
  name: line(200),
  /** In thousandths. */
  qty_milli: whole(0, 1_000_000_000),
  unit: z._default(line(20), ''),
  price_minor: Amount,
  discount_bp: z._default(Rate, 0),
  tax_bp: Rate,
  tax_category: z._default(z.enum(TAX_CATEGORIES), 'S'),
})
export type InvoiceLineInput = z.input<typeof LineInput>
export type InvoiceLine = z.output<typeof LineInput>

const Repeat = z.object({ every: z.literal('month'), next_on: ADay, until: z.optional(z.nullable(ADay)) })

export const SaveInvoice = z.object({
  id: z.optional(Id),
  /** As it was when this was changed: somebody else's change in between is refused. */
  updated_at: z.optional(z.nullable(Timestamp)),
  kind: z._default(z.enum(INVOICE_KINDS), 'invoice'),
  workspace_id: z.optional(z.nullable(Id)),
  buyer: Party,
  lines: z.array(LineInput).check(z.maxLength(100, broken('too_many_entered', { count: 100 }))),
  currency: Currency,
  issued_on: optionalDay,
  /** When it was delivered, in words or as a day. */
  supplied: z.optional(line(60)),
  due_on: optionalDay,
  buyer_reference: z.optional(line(100)),
  terms: z.optional(prose(2_000)),
  /** Why there is no tax, by category. */
  tax_reasons: z.optional(z.partialRecord(z.enum(TAX_CATEGORIES), line(200))),
  repeat: z.optional(z.nullable(Repeat)),
})
export type SaveInvoice = z.input<typeof SaveInvoice>

export const PAYMENT_METHODS = ['transfer', 'card', 'cash', 'other'] as const

const Payment = z.object({
  id: Id,
  amount_minor: z.number(),
  on_date: z.string(),
  method: z.enum(PAYMENT_METHODS),
  note: z.nullable(z.string()),
  source: z.enum(['you', 'camt', 'csv']),
})
export type Payment = z.infer<typeof Payment>

export const Invoice = z.object({
  id: Id,
  kind: z.enum(INVOICE_KINDS),
  number: z.nullable(z.string()),
  status: Status,
  workspace_id: z.nullable(Id),
  seller: Party,
  buyer: Party,
  lines: z.array(z.extend(LineInput, { net_minor: z.number() })),
  currency: z.string(),
  net_minor: z.number(),
  tax: z.array(
    z.object({
      bp: z.number(),
      category: z.string(),
      net_minor: z.number(),
      tax_minor: z.number(),
      reason: z.optional(z.string()),
    }),
  ),
  total_minor: z.number(),
  paid_minor: z.number(),
  /** Given back by credit notes. */
  credited_minor: z.number(),
  open_minor: z.number(),
  issued_on: z.nullable(z.string()),
  supplied: z.string(),
  due_on: z.nullable(z.string()),
  buyer_reference: z.string(),
  terms: z.string(),
  tax_reasons: z.record(z.string(), z.string()),
  corrects: z.nullable(z.object({ id: Id, number: z.string() })),
  repeat: z.nullable(
    z.object({ every: z.literal('month'), next_on: z.string(), until: z.optional(z.nullable(z.string())) }),
  ),
  pay: z.object({ iban: z.string(), bic: z.string(), link: z.string() }),
  /** What a banking app or a phone reads; null where there is nothing to pay with. */
  qr: z.nullable(z.object({ kind: z.enum(['epc', 'swiss', 'link']), payload: z.string() })),
  /** What electronic invoices lack, by their terms. */
  e_invoice: z.object({ ok: z.boolean(), missing: z.array(z.object({ term: z.string(), text: z.string() })) }),
  payments: z.array(Payment),
  /** The page of whoever pays, from the sending on. */
  link: z.nullable(z.object({ url: z.string(), views: z.number() })),
  reminded: z.number(),
  updated_at: Timestamp,
})
export type Invoice = z.infer<typeof Invoice>

/** A row of the list. */
const InvoiceHead = z.object({
  id: Id,
  kind: z.enum(INVOICE_KINDS),
  number: z.nullable(z.string()),
  status: Status,
  workspace_id: z.nullable(Id),
  buyer_name: z.string(),
  /** Its first line. */
  title: z.string(),
  currency: z.string(),
  total_minor: z.number(),
  open_minor: z.number(),
  issued_on: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  next_on: z.nullable(z.string()),
  updated_at: Timestamp,
})
export type InvoiceHead = z.infer<typeof InvoiceHead>

/** Whom an invoice can be for. */
const InvoiceClient = z.object({
  name: z.string(),
  /** Its own; null for whoever only got an invoice. */
  workspace: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The latest that it got: where its address stands. */
  invoice_id: z.nullable(Id),
})
export type InvoiceClient = z.infer<typeof InvoiceClient>

export const PaySettings = z.object({
  seller: Party,
  iban: line(42),
  bic: line(11),
  /** The agency's own page for payments. */
  link: z.string().check(z.trim(), z.maxLength(500), z.regex(/^(?:https:\/\/[^\s"<>@]+)?$/, broken('https_missing'))),
  currency: Currency,
  /** Between sending and due. */
  due_days: whole(0, 365),
  /** Before each number. */
  prefix: z.string().check(z.trim(), z.maxLength(12), z.regex(/^[A-Za-z0-9-]*$/, broken('plain_letters'))),
  terms: prose(2_000),
})
export type PaySettings = z.infer<typeof PaySettings>

const Totals = z.object({
  /** One for each currency that anything was written in. */
  currencies: z.array(PaySums),
  /** The last twelve, newest first; those in which nothing happened are left out. */
  months: z.array(
    z.object({ month: z.string(), currency: z.string(), invoiced_minor: z.number(), paid_minor: z.number() }),
  ),
  /** Of those that are not overdue, the one that is to be paid first. */
  next_due: z.optional(
    z.nullable(
      z.object({
        id: Id,
        number: z.nullable(z.string()),
        buyer_name: z.string(),
        due_on: z.string(),
        open_minor: z.number(),
        currency: z.string(),
      }),
    ),
  ),
  counts: z.object({ invoice: z.number(), offer: z.number(), repeating: z.number(), services: z.number() }),
})
export type PayTotals = z.infer<typeof Totals>

const StatementLine = z.object({
  /** The same for the same line, in whichever file it comes. */
  ref: z.string(),
  on: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  name: z.string(),
  text: z.string(),
  /** Booked before. */
  booked: z.boolean(),
  /** What it may be the payment of: by its reference, or by amount and name. */
  match: z.nullable(
    z.object({
      invoice: Id,
      number: z.string(),
      buyer: z.string(),
      amount_minor: z.number(),
      by: z.enum(['reference', 'amount']),
    }),
  ),
})
export type StatementLine = z.infer<typeof StatementLine>

const one = z.object({ invoice: Invoice })

export const invoiceApi = {
  list: get('/api/invoices', {
    ...ACCOUNT,
    page: { size: 'asked', by: 'cursor' },
    query: z.object({
      kind: z.optional(z.enum(['invoice', 'offer', 'repeating'])),
      limit: z.optional(
        z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1000)$/, broken('number_between', { least: 1, most: 1000 }))),
      ),
      cursor: Cursor,
    }),
    reply: z.object({ invoices: z.array(InvoiceHead), ...page }),
  }),
  show: get('/api/invoices/:invoice', { ...ONE, reply: one }),
  /** Makes a draft, or with `id` changes it. One that was sent is fixed. */
  save: post('/api/invoices', {
    ...ACCOUNT,
    in: { invoice: 'body.id?' },
    body: SaveInvoice,
    reply: one,
  }),
  /** A draft alone: what was sent is corrected by a credit note. */
  remove: del('/api/invoices/:invoice', { ...ONE, reply: Message }),
  /** Gives it its number and its link. What stands in it is fixed from then on. */
  send: post('/api/invoices/:invoice/send', { ...ONE, reply: one }),
  /** A draft like it: an invoice of an offer, or the next of the same kind. */
  copy: post('/api/invoices/:invoice/copy', {
    ...ONE,
    body: z.object({ kind: z.enum(['invoice', 'offer']) }),
    reply: one,
  }),
  /** A draft of a credit note over what is left of it. */
  credit: post('/api/invoices/:invoice/credit', { ...ONE, reply: one }),
  /** What became of an offer. */
  decide: post('/api/invoices/:invoice/decide', {
    ...ONE,
    body: z.object({ status: z.enum(['accepted', 'declined']) }),
    reply: one,
  }),
  pay: post('/api/invoices/:invoice/payment', {
    ...ONE,
    body: z.object({
      amount_minor: whole(1, MOST),
      on_date: ADay,
      method: z._default(z.enum(PAYMENT_METHODS), 'transfer'),
      note: z.optional(z.nullable(line(200))),
      /** Of a line of a statement, which is booked once. */
      statement_ref: z.optional(z.nullable(line(200))),
      source: z.optional(z.enum(['camt', 'csv'])),
    }),
    reply: one,
  }),
  /** Takes a payment back that was booked by mistake. */
  unpay: post('/api/invoices/:invoice/payment/undo', { ...ONE, body: z.object({ payment: Id }), reply: one }),
  /** The words of a reminder, to be sent by whoever asks: a friendly notice until it is overdue, then ever firmer ones. */
  remind: post('/api/invoices/:invoice/remind', {
    ...ONE,
    reads: true,
    reply: z.object({ invoice: Invoice, mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }) }),
  }),
  /** The words were taken, to be sent. A reminder counts by that, a notice before the due day never. */
  reminded: post('/api/invoices/:invoice/reminded', { ...ONE, reply: one }),
  pdf: get('/api/invoices/:invoice/pdf', { ...ONE, reply: 'file' }),
  /** Factur-X (CII), UBL or XRechnung. */
  xml: get('/api/invoices/:invoice/xml', {
    ...ONE,
    query: z.object({ format: z.optional(z.enum(['cii', 'ubl', 'xrechnung'])) }),
    reply: 'file',
  }),
  /** Reads a statement of a bank, CAMT.053 or CSV. Nothing is booked by it. */
  statement: post('/api/invoices/statement', {
    ...ACCOUNT,
    reads: true,
    files: ['file'],
    body: z.object({ file: z.optional(z.unknown()) }),
    reply: z.object({ format: z.enum(['camt', 'csv']), lines: z.array(StatementLine) }),
  }),
  /** A few of the clients, by words that their name or their workspace's has, and how many there are. */
  clients: get('/api/invoice-clients', {
    ...ACCOUNT,
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({ clients: z.array(InvoiceClient), total: z.number() }),
  }),
  totals: get('/api/invoice-totals', { ...ACCOUNT, reply: z.object({ totals: Totals }) }),
  settings: get('/api/invoice-settings', { ...ACCOUNT, reply: z.object({ settings: PaySettings }) }),
  /** What is left out stays. */
  saveSettings: post('/api/invoice-settings', {
    ...ACCOUNT,
    body: z.partial(PaySettings),
    reply: z.object({ settings: PaySettings }),
  }),
}

const service = {
  name: line(200),
  text: z._default(prose(1_000), ''),
  price_minor: Amount,
  currency: Currency,
  unit: z._default(line(20), ''),
  period: z._default(z.enum(['once', 'month', 'year']), 'once'),
  tax_bp: z._default(Rate, 0),
}
const Service = z.object({ id: Id, ...service })
export type Service = z.infer<typeof Service>

/** What an agency sells. */
export const catalogueApi = {
  list: get('/api/catalogue', { ...ACCOUNT, reply: z.object({ services: z.array(Service) }) }),
  save: post('/api/catalogue', {
    ...ACCOUNT,
    in: { service: 'body.id?' },
    body: z.object({ id: z.optional(Id), ...service }),
    reply: z.object({ service: Service }),
  }),
  remove: del('/api/catalogue/:service', {
    ...ACCOUNT,
    in: { service: ':service' },
    reply: Message,
  }),
}
