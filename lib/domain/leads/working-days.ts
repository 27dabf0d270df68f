import { asUtc, offsetAt, wallAt } from '@/lib/domain/zone'

const DAY_MS = 86_400_000
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay())

/** The last minute of a day so many working days ahead, Monday to Friday, by the clocks of a zone. */
export function endOfWorkingDay(from: number, days: number, zone: string): Date {
  let day = asUtc({ ...wallAt(from, zone), hour: 23, minute: 59 })
  for (let left = days; left > 0; ) {
    day += DAY_MS
    if (!isWeekend(day)) left -= 1
  }
  return new Date(day - offsetAt(day - offsetAt(day, zone), zone))
}
