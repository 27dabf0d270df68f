import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import { written } from '@/lib/domain/format'

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than all else of writing an amount. */
function formatOf(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  formats.set(key, format)
  return format
}

/** An amount in the smallest unit of its currency, as its language writes it. Whole amounts without a fraction. */
export function useMoney() {
  const locale = useLocale()
  return useCallback(
    (minor: number, currency: string) => {
      const { maximumFractionDigits: digits = 2 } = formatOf('en', currency, false).resolvedOptions()
      const amount = minor / 10 ** digits
      return written(formatOf(locale, currency, Number.isInteger(amount)), amount)
    },
    [locale],
  )
}
