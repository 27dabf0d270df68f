import { WEEKDAYS } from '@/lib/contract/recipe-parts'
import type { Trigger } from '@/lib/contract/recipe-parts'

export type Schedule = Extract<Trigger, { type: 'schedule' }>['config']
type Weekday = (typeof WEEKDAYS)[number]
type Wall = { year: number; month: number; day: number; hour: number; minute: number }

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock on the wall in a zone. */
export function wallAt(at: number, zone: string): Wall {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

const asUtc = ({ year, month, day, hour, minute }: Wall) => Date.UTC(year, month - 1, day, hour, minute)
export const weekdayOf = ({ year, month, day }: Wall): Weekday => WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? 'mon'

/** When a clock on the wall shows a time: the first time of two, and where it is left out, as late as it would have been. */
function momentOf(wall: Wall, zone: string): number {
  const wanted = asUtc(wall)
  const offsetAt = (at: number) => asUtc(wallAt(at, zone)) - Math.floor(at / MINUTE_MS) * MINUTE_MS
  const before = offsetAt(wanted - DAY_MS)
  const first = wanted - before
  if (asUtc(wallAt(first, zone)) === wanted) return first
  const second = wanted - offsetAt(wanted + DAY_MS)
  return asUtc(wallAt(second, zone)) === wanted ? second : first
}

/** When a schedule ran last, up to and with `at`, by the clock of the zone. */
export function lastSlot({ every, weekday, day, at: time }: Schedule, at: number, zone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const today = wallAt(at, zone)
  const noon = Date.UTC(today.year, today.month - 1, today.day, 12)
  for (let back = 0; back <= 62; back += 1) {
    const date = new Date(noon - back * DAY_MS)
    const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute }
    if (every === 'week' && weekdayOf(wall) !== weekday) continue
    if (every === 'month' && wall.day !== day) continue
    const slot = momentOf(wall, zone)
    if (slot <= at) return slot
  }
  throw new Error('A schedule has a slot every month')
}

/** All times of a schedule after `from`, up to and with `to`, the oldest first. */
export function slotsBetween(schedule: Schedule, from: number, to: number, zone: string): number[] {
  const slots: number[] = []
  for (let slot = lastSlot(schedule, to, zone); slot > from; slot = lastSlot(schedule, slot - 1, zone)) slots.push(slot)
  return slots.reverse()
}
