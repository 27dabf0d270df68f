import type { InvoiceLineInput } from '@/lib/contract/invoice'

/** Each of another currency, and every fifth a credit note; `npm run test:full` tries all. */
export const EVERY = Array.from({ length: 500 }, (_, seed) => seed)
const CURRENCIES = { EUR: 2, CHF: 2, JPY: 0, KWD: 3 }
const REASONS = { AE: 'Reverse charge', E: 'Exempt', Z: '' } as const
const RATES = [2300, 770, 550, 1900]

/** A stream of numbers that is the same in every run. */
function dice(seed: number) {
  let state = (seed + 1) * 40_503
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % end
  }
}

/** An invoice of up to seven lines; one in four has lines without VAT, too. */
export function randomInvoice(seed: number) {
  const roll = dice(seed)
  const [currency = 'EUR'] = Object.keys(CURRENCIES).slice(seed % 4)
  const free = ([...Object.keys(REASONS), ...Array.from({ length: 9 }, () => null)] as const)[roll(12)]
  const line = (at: number) => ({
    name: `Line ${at} & more <of it>`,
    qty_milli: 1 + roll(20_000),
    unit: ['hour', 'month', 'site', ''][roll(4)] ?? '',
    price_minor: 1 + roll(1_000_000),
    discount_bp: roll(3) === 0 ? roll(9_000) : 0,
    tax_bp: RATES[roll(4)] ?? 2300,
    tax_category: 'S' as const,
  })
  const lines: Required<InvoiceLineInput>[] = Array.from({ length: 1 + roll(6) }, (_, at) => line(at))
  lines.push({ ...line(7), qty_milli: 1000, price_minor: 100 + roll(900), discount_bp: 0 })
  if (free) lines.push({ ...line(8), tax_bp: 0, tax_category: free as keyof typeof REASONS })
  const supplied = ['', 'November', '2026-11-20'][seed % 3] ?? ''
  return { currency, lines, supplied, tax_reasons: REASONS }
}

/** Counted here, in another way than the product counts. */
export function independent(lines: readonly Required<InvoiceLineInput>[]) {
  const round = (top: bigint, bottom: bigint) => {
    const [whole, rest] = [top / bottom, top % bottom]
    return rest * 2n >= bottom ? whole + 1n : whole
  }
  const nets = lines.map((line) =>
    round(BigInt(line.qty_milli) * BigInt(line.price_minor) * BigInt(10_000 - line.discount_bp), 10_000_000n),
  )
  const rates = [...new Set(lines.map(({ tax_bp }) => tax_bp))]
  const taxes = rates.map((rate) =>
    round(
      nets.filter((_, at) => lines[at]?.tax_bp === rate).reduce((sum, net) => sum + net, 0n) * BigInt(rate),
      10_000n,
    ),
  )
  const net = nets.reduce((sum, each) => sum + each, 0n)
  return { net, total: taxes.reduce((sum, tax) => sum + tax, net) }
}

/** An amount by its digits: `1234.50`, and as a page in English has it, `€1,234.50`. */
export function written(minor: bigint, currency: string) {
  const decimals = CURRENCIES[currency as keyof typeof CURRENCIES]
  const digits = String(minor).padStart(decimals + 1, '0')
  const [whole, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const sign = { EUR: '€', JPY: 'JP¥' }[currency] ?? `${currency}\u00a0`
  const end = decimals === 0 ? '' : `.${rest}`
  return { plain: whole + end, shown: sign + grouped + end }
}
