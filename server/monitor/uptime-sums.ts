import type { BeatOutcome } from '@/lib/contract/monitor'

/** A check says how the site is until the next one, but no longer than two intervals: after that nobody looked. */
const INTERVALS_COVERED = 2
const MINUTE_MS = 60_000

/**
 * For how long a site was watched, and was there, since its monitor began. What follows a failure that was not
 * confirmed counts for nothing.
 */
export type Sums = { watched_ms: number; up_ms: number }
type Counted = Sums & { at: Date }

/** The sums at a moment after the last check. */
export function sumsAfter(
  last: (Counted & { outcome: BeatOutcome }) | undefined,
  now: Date,
  intervalMinutes: number,
): Sums {
  if (!last) return { watched_ms: 0, up_ms: 0 }
  const covered = Math.max(
    0,
    Math.min(now.getTime() - last.at.getTime(), INTERVALS_COVERED * intervalMinutes * MINUTE_MS),
  )
  const isUp = last.outcome === 'up' || last.outcome === 'slow'
  return {
    watched_ms: last.watched_ms + (last.outcome === 'unsure' ? 0 : covered),
    up_ms: last.up_ms + (isUp ? covered : 0),
  }
}

/**
 * The sums at a moment between a check and what follows it: they grow with the time until they are what they were then.
 */
export function sumsBetween(before: Counted | undefined, moment: Date, after: Sums): Sums {
  if (!before) return after
  const passed = moment.getTime() - before.at.getTime()
  return {
    watched_ms: Math.min(before.watched_ms + passed, after.watched_ms),
    up_ms: Math.min(before.up_ms + passed, after.up_ms),
  }
}
