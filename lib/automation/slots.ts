import { type Trigger, WEEKDAYS } from '@/lib/contract/recipe-parts'
import { asUtc, offsetAt, type Wall, wallAt } from '@/lib/domain/zone'

export type Schedule = Extract<Trigger, { type: 'schedule' }>['config']
type Weekday = (typeof WEEKDAYS)[number]
const DAY_MS = 86_400_000

export const weekdayOf = ({ year, month, day }: Wall): Weekday =>
  WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? 'mon'

/**
 * When a clock on the wall shows a time: the first time of two, and where it is left out, as late as it would have
 * been.
 */
function momentOf(wall: Wall, zone: string): number {
  const wanted = asUtc(wall)
  const before = offsetAt(wanted - DAY_MS, zone)
  const first = wanted - before
  if (asUtc(wallAt(first, zone)) === wanted) return first
  const second = wanted - offsetAt(wanted + DAY_MS, zone)
  return asUtc(wallAt(second, zone)) === wanted ? second : first
}

/** When a schedule runs on a day of the calendar, if it does. */
function slotOn({ every, weekday, day, at: time }: Schedule, date: Date, zone: string): number | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute }
  if (every === 'week' && weekdayOf(wall) !== weekday) return undefined
  return every === 'month' && wall.day !== day ? undefined : momentOf(wall, zone)
}

/** The first slot that is wanted, day by day from the one of `at`. */
function walk(schedule: Schedule, at: number, zone: string, step: 1 | -1): number {
  const today = wallAt(at, zone)
  const noon = Date.UTC(today.year, today.month - 1, today.day, 12)
  for (let days = 0; days <= 62; days += 1) {
    const slot = slotOn(schedule, new Date(noon + step * days * DAY_MS), zone)
    if (slot !== undefined && (step > 0 ? slot > at : slot <= at)) return slot
  }
  throw new Error('A schedule has a slot every month')
}

/** When a schedule ran last, up to and with `at`, by the clock of the zone. */
export const lastSlot = (schedule: Schedule, at: number, zone: string): number => walk(schedule, at, zone, -1)

/** When it runs next, after `at`. */
export const nextSlot = (schedule: Schedule, at: number, zone: string): number => walk(schedule, at, zone, 1)

/** All times of a schedule after `from`, up to and with `to`, the oldest first. */
export function slotsBetween(schedule: Schedule, from: number, to: number, zone: string): number[] {
  const slots: number[] = []
  for (let slot = lastSlot(schedule, to, zone); slot > from; slot = lastSlot(schedule, slot - 1, zone)) slots.push(slot)
  return slots.reverse()
}
