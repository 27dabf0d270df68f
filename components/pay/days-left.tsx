import { useLocale } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import { useRegion } from '@/lib/react/region'

const DAY_MS = 86_400_000

/**
 * How many days away a day is: "tomorrow", "9 days ago". Counted as the server tells what is overdue: by the calendar of
 * the account, and by that of UTC where it has no time zone.
 */
export function DaysLeft({ until, isLate }: { until: string; isLate: boolean }) {
  const locale = useLocale()
  const now = useNow()
  const { timezone } = useRegion()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone ?? 'UTC' }).format(now)
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return <span className={`text-12 ${isLate ? 'text-high-text' : 'text-3'}`}>{words.format(days, 'day')}</span>
}
