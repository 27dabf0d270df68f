import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { WEEKDAYS } from '@/lib/contract/recipe-parts'

type Weekday = (typeof WEEKDAYS)[number]

/** The days of the week as the reader's language has them. */
export function useWeekdays(form: 'long' | 'short') {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' })
    // 5 January 2026 was a Monday.
    return Object.fromEntries(
      WEEKDAYS.map((day, index) => [day, format.format(Date.UTC(2026, 0, 5 + index))]),
    ) as Record<Weekday, string>
  }, [locale, form])
}
