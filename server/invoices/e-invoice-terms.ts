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
    [seller.name === '', 'BT-27', 'Add your name.'],
    [seller.country === '', 'BT-40', 'Add your country.'],
    [(seller.vat ?? '') === '' && !categories.has('O'), 'BT-31', 'Add your VAT number.'],
    [buyer.name === '', 'BT-44', 'Add the buyer’s name.'],
    [buyer.country === '', 'BT-55', 'Add the buyer’s country.'],
    [needsBuyerVat && (buyer.vat ?? '') === '', 'BT-48', 'Add the buyer’s VAT number.'],
    [lines.length === 0, 'BG-25', 'Add at least one line.'],
    [lines.some(({ name }) => name === ''), 'BT-153', 'Name every line.'],
    [lines.some(({ price_minor }) => price_minor < 0), 'BT-146', 'Prices can’t be negative.'],
    [decimalsOf(currency) > 2, 'BT-5', 'This currency has three decimals; electronic invoices allow two.'],
    [categories.has('O') && categories.size > 1, 'BT-151', 'Lines outside VAT can’t be combined with others.'],
    ...tax.map(
      ({ bp, category, reason = '' }) =>
        [bp === 0 && category !== 'Z' && reason === '', 'BT-120', 'Add the reason for 0% VAT.'] satisfies [
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
