import { offsetAt } from '@/lib/domain/zone'

const DAY_MS = 86_400_000

/** The moment a day begins in a time zone. `day` is its midnight read as if it were UTC. */
function beginOf(day: number, timeZone: string) {
  const guess = day - offsetAt(day, timeZone)
  // Around a change of the clocks the first guess is off by that change.
  return day - offsetAt(guess, timeZone)
}

/** The ends of the last days in a time zone, every `step` days, oldest first. Today ends now. */
export function endsOfDays(count: number, step: number, timeZone: string, now: Date): Date[] {
  const local = now.getTime() + offsetAt(now.getTime(), timeZone)
  const today = Math.floor(local / DAY_MS) * DAY_MS
  const past = Array.from({ length: count - 1 }, (_, index) => today - (count - 1 - index) * step * DAY_MS)
  return [...past.map((day) => new Date(beginOf(day + DAY_MS, timeZone) - 1)), now]
}
