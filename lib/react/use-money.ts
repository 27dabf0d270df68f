import { useLocale } from 'use-intl'
import { written } from '@/lib/domain/format'

/** An amount in the smallest unit of its currency, as its language writes it. Whole amounts without a fraction. */
export function useMoney() {
  const locale = useLocale()
  return (minor: number, currency: string) => {
    const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    const amount = minor / 10 ** digits
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    })
    return written(format, amount)
  }
}
