import { isTimeZone } from '@/lib/contract/time-zone'

/** The day it is where somebody lives: `2026-11-24`. */
export function todayOf({ timezone }: { timezone: string | null }, now = new Date()): string {
  const timeZone = timezone && isTimeZone(timezone) ? timezone : 'UTC'
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** That day of the next month, or its last one. */
export function monthAfter({ next_on, day }: { next_on: string; day?: number | undefined }): string {
  const [year = 0, month = 0, own = 1] = next_on.split('-').map(Number)
  const date = day ?? own
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}
