import { numberFormat } from './formatters'

/** Money is whole numbers of the smallest unit of its currency; nothing here ever goes through a fraction. */

/** What a line of an invoice is counted from. Quantities in thousandths, rates in hundredths of a percent. */
export type Line = {
  qty_milli: number
  price_minor: number
  discount_bp: number
  tax_bp: number
  tax_category: string
}

export type TaxGroup = { bp: number; category: string; net_minor: number; tax_minor: number }

/** How many decimals a currency is written with: 2 of the euro, 0 of the yen, 3 of the dinar of Kuwait. */
export const decimalsOf = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Half up, away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value
  const whole = (size * 2n + by) / (by * 2n)
  return value < 0n ? -whole : whole
}

/** Before the discount. */
export const grossOf = ({ qty_milli, price_minor }: Pick<Line, 'qty_milli' | 'price_minor'>): number =>
  Number(divided(BigInt(qty_milli) * BigInt(price_minor), 1_000n))

/** Quantity times price less discount, rounded once. */
export const netOf = ({ qty_milli, price_minor, discount_bp }: Omit<Line, 'tax_bp' | 'tax_category'>): number =>
  Number(divided(BigInt(qty_milli) * BigInt(price_minor) * BigInt(10_000 - discount_bp), 10_000_000n))

/** Sums of an invoice: tax is counted once for each rate and category, on the sum of their lines (EN 16931, BR-CO-17). */
export function sumsOf(lines: readonly Line[]): { net_minor: number; tax: TaxGroup[]; total_minor: number } {
  const groups = new Map<string, TaxGroup>()
  for (const line of lines) {
    const key = `${line.tax_category} ${line.tax_bp}`
    const group = groups.get(key) ?? { bp: line.tax_bp, category: line.tax_category, net_minor: 0, tax_minor: 0 }
    groups.set(key, { ...group, net_minor: group.net_minor + netOf(line) })
  }
  const tax = [...groups.values()]
    .map((group) => ({ ...group, tax_minor: Number(divided(BigInt(group.net_minor) * BigInt(group.bp), 10_000n)) }))
    .sort((one, other) => other.bp - one.bp || one.category.localeCompare(other.category))
  const net_minor = tax.reduce((sum, group) => sum + group.net_minor, 0)
  return { net_minor, tax, total_minor: tax.reduce((sum, group) => sum + group.tax_minor, net_minor) }
}

/** `1234.50`: as programs read it. */
export const plainAmount = (minor: number, currency: string): string => typedOf(minor, decimalsOf(currency), true)

/** What somebody typed as an amount, in any of the usual ways of writing one. Undefined for what is none. */
export const minorOf = (typed: string, currency: string): number | undefined => scaledOf(typed, decimalsOf(currency))

/** The same of any number, as a whole one of its smallest part. */
export function scaledOf(typed: string, digits: number): number | undefined {
  const text = typed
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.')
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isFraction = mark >= 0 && text.length - mark - 1 <= digits
  const whole = (isFraction ? text.slice(0, mark) : text).replaceAll(/[.,]/g, '') || '0'
  const fraction = isFraction ? text.slice(mark + 1) : ''
  if (text === '' || !/^-?\d{1,12}$/.test(whole) || !/^\d*$/.test(fraction)) return undefined
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

/** A whole number of the smallest part, as it is typed: `2.5`. */
export function typedOf(scaled: number, digits: number, keepsAll = false): string {
  const size = String(Math.abs(scaled)).padStart(digits + 1, '0')
  const whole = digits === 0 ? size : `${size.slice(0, -digits)}.${size.slice(-digits)}`
  const short = keepsAll || digits === 0 ? whole : whole.replace(/\.?0+$/, '')
  return scaled < 0 ? `-${short}` : short
}

/** An amount as its language writes it, with all its decimals. */
export const moneyText = (minor: number, currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** decimalsOf(currency))

/** A quantity: `1`, `2.5`. */
export const quantityText = (milli: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 3 }).format(milli / 1_000)

/** A rate: `23%`, `7.7%`. */
export const rateText = (bp: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000)
