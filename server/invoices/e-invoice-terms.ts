import type { Invoice } from '@/lib/contract/invoice'
import { decimalsOf } from '@/lib/domain/money'

type Told = Pick<Invoice, 'kind' | 'seller' | 'buyer' | 'lines' | 'currency' | 'tax'>
type Missing = { term: string; text: string }

/** What an invoice has to say for EN 16931 and does not: by the number of the term, in a sentence. */
export function missingTerms({ kind, seller, buyer, lines, currency, tax }: Told): Missing[] {
  if (kind === 'offer') return []
  const categories = new Set(tax.map(({ category }) => category))
  const needsBuyerVat = categories.has('AE') || categories.has('K')
  const rules: [isMissing: boolean, term: string, text: string][] = [
    [seller.name === '', 'BT-27', 'Your name is missing.'],
    [seller.country === '', 'BT-40', 'Your country is missing.'],
    [(seller.vat ?? '') === '' && !categories.has('O'), 'BT-31', 'Your VAT number is missing.'],
    [buyer.name === '', 'BT-44', 'The buyer’s name is missing.'],
    [buyer.country === '', 'BT-55', 'The buyer’s country is missing.'],
    [needsBuyerVat && (buyer.vat ?? '') === '', 'BT-48', 'The buyer’s VAT number is missing.'],
    [lines.length === 0, 'BG-25', 'A line is missing.'],
    [lines.some(({ name }) => name === ''), 'BT-153', 'A line has no name.'],
    [lines.some(({ price_minor }) => price_minor < 0), 'BT-146', 'A price is below zero.'],
    [decimalsOf(currency) > 2, 'BT-5', 'Amounts have two decimals at most, and this currency has three.'],
    [categories.has('O') && categories.size > 1, 'BT-151', 'Lines outside VAT cannot stand beside others.'],
    ...tax.map(
      ({ bp, category, reason = '' }) =>
        [bp === 0 && category !== 'Z' && reason === '', 'BT-120', 'The reason for no VAT is missing.'] satisfies [
          boolean,
          string,
          string,
        ],
    ),
  ]
  return rules.flatMap(([isMissing, term, text]) => (isMissing ? [{ term, text }] : []))
}

/** What the two formats for networks and authorities want beyond that. */
export function missingForXml(
  invoice: Told & Pick<Invoice, 'buyer_reference'>,
  format: 'cii' | 'ubl' | 'xrechnung',
): Missing[] {
  const { kind, seller, buyer, buyer_reference } = invoice
  const common = missingTerms(invoice)
  if (format === 'cii') return common
  const cannotBeSent = (party: Invoice['seller']) => !party.endpoint && (party.email ?? '') === ''
  const network: [isMissing: boolean, term: string, text: string][] = [
    [format === 'ubl' && kind === 'credit', 'BT-3', 'A credit note goes out as PDF or XRechnung.'],
    [cannotBeSent(seller), 'BT-34', 'Your email address is missing.'],
    [cannotBeSent(buyer), 'BT-49', 'The buyer’s email address is missing.'],
  ]
  const authorities: typeof network =
    format === 'xrechnung'
      ? [
          [buyer_reference === '', 'BT-10', 'The client’s reference is missing.'],
          [seller.city === '', 'BT-37', 'Your city is missing.'],
          [seller.postal_code === '', 'BT-38', 'Your postal code is missing.'],
          [(seller.phone ?? '') === '', 'BT-42', 'Your phone number is missing.'],
          [buyer.city === '', 'BT-52', 'The buyer’s city is missing.'],
          [buyer.postal_code === '', 'BT-53', 'The buyer’s postal code is missing.'],
        ]
      : []
  return [
    ...common,
    ...[...network, ...authorities].flatMap(([isMissing, term, text]) => (isMissing ? [{ term, text }] : [])),
  ]
}
