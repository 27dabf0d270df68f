/** Seconds until the next attempt: 8 attempts over 28 hours. */
const WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]
export const MAX_ATTEMPTS = WAITS.length + 1
/** In seconds: what a receiver asks for beyond is not granted. */
export const LONGEST_WISH = 86_400
/** So that those that failed together do not come back together. */
const SPREAD = 0.1

/** What the receiver may still change its mind about. */
const PASSING = [401, 403, 404, 408, 409, 425, 429]

/** Whether the same message would be answered the same for ever. */
export const isFinalStatus = (status: number) =>
  status === 410 || (status >= 400 && status < 500 && !PASSING.includes(status))

/**
 * Seconds until the next attempt, or as long as the receiver wishes; null when there is none. `random`: from 0 to 1.
 */
export function secondsToNext(attempt: number, retryAfter: number | null, random: number): number | null {
  const wait = WAITS[attempt - 1]
  if (wait === undefined) return null
  return Math.max(wait * (1 - SPREAD + 2 * SPREAD * random), retryAfter ?? 0)
}
