import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import type { Monitor } from '@/lib/contract/monitor'
import { absoluteTime, clockTime, date, dayAndMonth } from '@/lib/domain/format'

const DAY_MS = 86_400_000
/** A day less than the thirty: the first check of a period never falls on its first moment. */
const MONTH_MS = 29 * DAY_MS

type Covered = {
  isDay: boolean
  since: string | null /** For a cell: "since 5 Nov", or "since 16:13". */
  short: string | null
}

/** What the shares of a site cover: whether a whole day, and "since 5 Nov 2026" where it is no whole month. */
export function useCovered({ uptime_since }: Monitor): Covered {
  const t = useTranslations('monitoring')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const now = useNow()
  if (uptime_since === null) return { isDay: true, since: null, short: null }
  const age = now - Date.parse(uptime_since)
  const isDay = age >= DAY_MS
  if (age >= MONTH_MS) return { isDay, since: null, short: null }
  return {
    isDay,
    since: t('uptimeSince', { time: isDay ? date(uptime_since, options) : absoluteTime(uptime_since, options) }),
    short: t('uptimeSince', { time: isDay ? dayAndMonth(uptime_since, options) : clockTime(uptime_since, options) }),
  }
}
