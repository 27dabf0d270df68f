import type { Invoice, InvoiceLineInput, PaySettings, SaveInvoice, Service, TaxCategory } from '@/lib/contract/invoice'
import { decimalsOf, minorOf, scaledOf, typedOf } from '@/lib/domain/money'

/** A line as it is typed. */
export type DraftLine = {
  key: string
  name: string
  qty: string
  unit: string
  price: string
  discount: string
  rate: string
  category: TaxCategory
}

export type DraftParty = Record<'name' | 'street' | 'postal_code' | 'city' | 'country' | 'vat' | 'email', string>

/** An invoice as it is written: amounts are texts until they are sent. */
export type Draft = {
  kind: Invoice['kind']
  /** Of the client, who then has it among theirs. */
  workspace_id: string | null
  buyer: DraftParty
  lines: DraftLine[]
  currency: string
  issued_on: string
  due_on: string
  supplied: string
  buyer_reference: string
  terms: string
  tax_reasons: Partial<Record<TaxCategory, string>>
  /** The day of the next draft, or empty. */
  repeats: string
}

export const newParty = (): DraftParty => ({
  name: '',
  street: '',
  postal_code: '',
  city: '',
  country: '',
  vat: '',
  email: '',
})

export function partyOf({
  name,
  lines,
  postal_code,
  city,
  country,
  vat = '',
  email = '',
}: Invoice['buyer']): DraftParty {
  return { name, street: lines.join(', '), postal_code, city, country, vat, email }
}

let made = 0
const newKey = () => {
  made += 1
  return `${Date.now()}-${made}`
}

export const newLine = (rate = ''): DraftLine => ({
  key: newKey(),
  name: '',
  qty: '1',
  unit: '',
  price: '',
  discount: '',
  rate,
  category: 'S',
})

export const lineOf = ({ name, unit, price_minor, currency, tax_bp }: Service): DraftLine => ({
  ...newLine(typedOf(tax_bp, 2)),
  name,
  unit,
  price: typedOf(price_minor, decimalsOf(currency), true),
  category: tax_bp > 0 ? 'S' : 'Z',
})

export const newDraft = (
  kind: Draft['kind'],
  { currency, terms }: Pick<PaySettings, 'currency' | 'terms'>,
  client: { name: string; workspace_id: string } | null = null,
): Draft => ({
  kind,
  workspace_id: client?.workspace_id ?? null,
  buyer: { ...newParty(), name: client?.name ?? '' },
  lines: [newLine()],
  currency,
  issued_on: '',
  due_on: '',
  supplied: '',
  buyer_reference: '',
  terms,
  tax_reasons: {},
  repeats: '',
})

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The due day that it gets when it is issued without one. A credit note is due at once. */
const usualDue = (kind: Draft['kind'], { due_days }: Pick<PaySettings, 'due_days'>, issuedOn: string) =>
  dayAfter(issuedOn, kind === 'credit' ? 0 : due_days)

/** With its days, as they will be where nobody chooses others. */
export function dated(draft: Draft, settings: Pick<PaySettings, 'due_days'>, today: string): Draft {
  const issued_on = draft.issued_on || today
  return { ...draft, issued_on, due_on: draft.due_on || usualDue(draft.kind, settings, issued_on) }
}

/**
 * Without the days that nobody chose: a draft that is kept is issued later, and gets those of that day. `saved`: as it is
 * kept; `day`: what it was dated with.
 */
export function undated(draft: Draft, saved: Draft, settings: Pick<PaySettings, 'due_days'>, day: string): Draft {
  const { kind, issued_on, due_on } = draft
  const isUsual = due_on === usualDue(kind, settings, issued_on || day)
  return {
    ...draft,
    issued_on: saved.issued_on === '' && issued_on === day ? '' : issued_on,
    due_on: saved.due_on === '' && isUsual ? '' : due_on,
  }
}

/** A due day that nobody chose goes along with the day of issue. */
export function movedDue(
  { kind, issued_on, due_on }: Draft,
  change: Partial<Draft>,
  settings: Pick<PaySettings, 'due_days'>,
): Partial<Draft> {
  if (!change.issued_on || !issued_on || due_on !== usualDue(kind, settings, issued_on)) return {}
  return { due_on: usualDue(kind, settings, change.issued_on) }
}

export function draftOf(invoice: Invoice): Draft {
  const { kind, workspace_id, buyer, currency, issued_on, due_on, supplied, buyer_reference, terms, repeat } = invoice
  const digits = decimalsOf(currency)
  return {
    kind,
    workspace_id,
    buyer: partyOf(buyer),
    lines: invoice.lines.map((line) => ({
      key: newKey(),
      name: line.name,
      qty: typedOf(line.qty_milli, 3),
      unit: line.unit,
      price: typedOf(line.price_minor, digits, true),
      discount: line.discount_bp === 0 ? '' : typedOf(line.discount_bp, 2),
      rate: typedOf(line.tax_bp, 2),
      category: line.tax_category,
    })),
    currency,
    issued_on: issued_on ?? '',
    due_on: due_on ?? '',
    supplied,
    buyer_reference,
    terms,
    tax_reasons: invoice.tax_reasons,
    repeats: repeat?.next_on ?? '',
  }
}

/** A line as it is counted; undefined where a number is none. */
export function countedLine(line: DraftLine, currency: string): Required<InvoiceLineInput> | undefined {
  const qty_milli = scaledOf(line.qty, 3)
  const price_minor = minorOf(line.price || '0', currency)
  const discount_bp = scaledOf(line.discount || '0', 2)
  const tax_bp = scaledOf(line.rate || '0', 2)
  if (qty_milli === undefined || price_minor === undefined || discount_bp === undefined || tax_bp === undefined)
    return undefined
  if (qty_milli < 0 || discount_bp < 0 || discount_bp > 10_000 || tax_bp < 0 || tax_bp > 10_000) return undefined
  const { name, unit, category: tax_category } = line
  return { name, unit, qty_milli, price_minor, discount_bp, tax_bp, tax_category }
}

export const countedLines = ({ lines, currency }: Pick<Draft, 'lines' | 'currency'>) =>
  lines.flatMap((line) => countedLine(line, currency) ?? [])

/** A line without a name and a price says nothing, and is not sent. */
export const saysSomething = ({ name, price }: DraftLine) => name.trim() !== '' || price.trim() !== ''

const orNull = (day: string) => (day === '' ? null : day)

/** What is sent of it. */
export function bodyOf(draft: Draft, known?: Pick<Invoice, 'id' | 'updated_at' | 'buyer'>): SaveInvoice {
  const { street, ...buyer } = draft.buyer
  const lines = draft.lines.filter(saysSomething)
  return {
    ...(known && { id: known.id, updated_at: known.updated_at }),
    kind: draft.kind,
    workspace_id: draft.workspace_id,
    buyer: {
      ...buyer,
      country: buyer.country.trim().toUpperCase(),
      lines: street.trim() === '' ? [] : [street],
      ...(known?.buyer.endpoint && { endpoint: known.buyer.endpoint }),
    },
    lines: countedLines({ ...draft, lines }),
    currency: draft.currency,
    issued_on: orNull(draft.issued_on),
    due_on: orNull(draft.due_on),
    supplied: draft.supplied,
    buyer_reference: draft.buyer_reference,
    terms: draft.terms,
    tax_reasons: Object.fromEntries(Object.entries(draft.tax_reasons).filter(([, reason]) => reason.trim() !== '')),
    repeat: draft.repeats === '' ? null : { every: 'month', next_on: draft.repeats },
  }
}
