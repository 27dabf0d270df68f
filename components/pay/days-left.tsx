import { useLocale } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'

const DAY_MS = 86_400_000

/** How many days away a day is, counted by the calendar of whoever looks: "tomorrow", "9 days ago". */
export function DaysLeft({ until, isLate }: { until: string; isLate: boolean }) {
  const locale = useLocale()
  const now = new Date(useNow())
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((Date.parse(until) - today) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return <span className={`text-12 ${isLate ? 'text-high-text' : 'text-3'}`}>{words.format(days, 'day')}</span>
}
