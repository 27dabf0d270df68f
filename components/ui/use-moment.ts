import { useLocale, useTimeZone } from 'use-intl'
import { useNow } from './relative-time'
import { absoluteTime, clockTime, comma, date, dayAndMonth, type Moment } from '@/lib/domain/format'

const DAY_MS = 86_400_000
const HALF_YEAR_MS = 182 * DAY_MS

/**
 * A point in time within a sentence: the time of day where it is today’s, with its day where that is yesterday or
 * tomorrow, a day, or all of it when that is long ago or ahead.
 */
export function useMoment() {
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const now = useNow()
  return (at: Moment) => {
    const away = Math.abs(new Date(at).getTime() - now)
    const isToday = date(at, options) === date(now, options)
    return away < DAY_MS
      ? `${isToday ? '' : `${dayAndMonth(at, options)}${comma(options.locale)}`}${clockTime(at, options)}`
      : away < HALF_YEAR_MS
        ? dayAndMonth(at, options)
        : absoluteTime(at, options)
  }
}
