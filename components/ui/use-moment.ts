import { useLocale, useTimeZone } from 'use-intl'
import { useNow } from './relative-time'
import { absoluteTime, clockTime, comma, date, dayAndMonth, type Moment } from '@/lib/domain/format'

const DAY_MS = 86_400_000
const HALF_YEAR_MS = 182 * DAY_MS

/** A day without a time of day, as a contract ends on one: the same day in every zone. */
const isDay = (at: Moment) => typeof at === 'string' && at.length === 10

/**
 * A point in time within a sentence: of today the time of day, of the days beside it the day and the time, else a day,
 * or all of it when that is long ago or ahead.
 */
export function useMoment() {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  return (at: Moment) => {
    const options = { locale, timeZone: isDay(at) ? 'UTC' : timeZone }
    const away = Math.abs(new Date(at).getTime() - now)
    if (away >= HALF_YEAR_MS) return isDay(at) ? date(at, options) : absoluteTime(at, options)
    const day = dayAndMonth(at, options)
    if (isDay(at) || away >= 2 * DAY_MS) return day
    const time = clockTime(at, options)
    return date(at, options) === date(now, options) ? time : `${day}${comma(locale)}${time}`
  }
}
