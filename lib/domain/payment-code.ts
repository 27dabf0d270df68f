import { plainAmount } from './money'

/** Who is paid, how much, and by which words it is known again. */
export type Claim = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  iban: string
  bic: string
  link: string
  amount_minor: number
  currency: string
  reference: string
}

export type PaymentCode = { kind: 'epc' | 'swiss' | 'link'; payload: string }

/** Where euros are sent by SEPA: the countries of the scheme by the first letters of an IBAN. */
const SEPA =
  /^(?:AD|AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GI|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MC|MT|NL|NO|PL|PT|RO|SE|SI|SK|SM|VA)/
const MOST_EPC = 99_999_999_999

const oneLine = (text: string, most: number) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' '))
    .slice(0, most)
    .join('')
    .trim()

export const bareIban = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase()

/** For the eye, in fours. */
export const shownIban = (iban: string) => bareIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

/**
 * What a banking app reads of an invoice: in Switzerland and Liechtenstein a QR-bill, of euros an EPC code, else the
 * agency's own link. Null: nothing is open, or there is no way to pay it.
 */
export function paymentCode(claim: Claim): PaymentCode | null {
  const { amount_minor, currency, link } = claim
  const iban = bareIban(claim.iban)
  if (amount_minor <= 0) return null
  const isSwiss = /^(?:CH|LI)/.test(iban) && (currency === 'CHF' || currency === 'EUR')
  if (isSwiss && claim.name !== '' && claim.postalCode !== '' && claim.city !== '' && claim.country !== '')
    return { kind: 'swiss', payload: swissPayload({ ...claim, iban }) }
  if (currency === 'EUR' && SEPA.test(iban) && amount_minor <= MOST_EPC && claim.name !== '')
    return { kind: 'epc', payload: epcPayload({ ...claim, iban }) }
  return link === '' ? null : { kind: 'link', payload: link }
}

/** EPC069-12, version 2, UTF-8: at most 331 bytes. */
function epcPayload({ name, iban, bic, amount_minor, currency, reference }: Claim): string {
  const make = (who: string) =>
    [
      'BCD',
      '002',
      '1',
      'SCT',
      bic,
      who,
      iban,
      `EUR${plainAmount(amount_minor, currency)}`,
      '',
      '',
      oneLine(reference, 140),
    ].join('\n')
  let who = oneLine(name, 70)
  while (new TextEncoder().encode(make(who)).length > 331) who = Array.from(who).slice(0, -1).join('')
  return make(who)
}

/** A QR-IBAN wants a reference of digits alone, any other may have words. */
export const isQrIban = (iban: string) => /^(?:CH|LI)\d\d3[01]\d{3}/.test(bareIban(iban))

const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** 27 digits, the last of which proves the others. */
export function qrReference(reference: string): string {
  const digits = reference.replaceAll(/\D/g, '').slice(-26).padStart(26, '0')
  const carried = Array.from(digits).reduce((carry, digit) => CARRY[(carry + Number(digit)) % 10] ?? 0, 0)
  return `${digits}${(10 - carried) % 10}`
}

/** What every printer of a Swiss slip has: letters of Western Europe, others without their marks. */
export const western = (text: string) =>
  Array.from(text.normalize('NFC'), (sign) =>
    sign <= '\u00ff' ? sign : sign.normalize('NFD').replaceAll(/[^\u0020-\u00ff]/g, ''),
  ).join('')

/** Swiss Implementation Guidelines QR-bill 2.3, with structured addresses. */
function swissPayload({
  name,
  street,
  postalCode,
  city,
  country,
  iban,
  amount_minor,
  currency,
  reference,
}: Claim): string {
  const isQr = isQrIban(iban)
  return [
    'SPC',
    '0200',
    '1',
    iban,
    'S',
    oneLine(western(name), 70),
    oneLine(western(street), 70),
    '',
    oneLine(western(postalCode), 16),
    oneLine(western(city), 35),
    country,
    ...Array.from({ length: 7 }, () => ''),
    plainAmount(amount_minor, currency),
    currency,
    ...Array.from({ length: 7 }, () => ''),
    isQr ? 'QRR' : 'NON',
    isQr ? qrReference(reference) : '',
    isQr ? '' : oneLine(reference, 140),
    'EPD',
  ].join('\n')
}
