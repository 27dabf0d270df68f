import { useLocale } from 'use-intl'
import { useToday } from './use-today'

const DAY_MS = 86_400_000

/** How many days away a day is: "tomorrow", "9 days ago". */
export function DaysLeft({ until, isLate }: { until: string; isLate: boolean }) {
  const locale = useLocale()
  const days = Math.round((Date.parse(until) - Date.parse(useToday())) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return <span className={`text-12 ${isLate ? 'text-high-text' : 'text-3'}`}>{words.format(days, 'day')}</span>
}
