const DAY_MS = 86_400_000

/** Whole days that are left; negative when it is over, null for a date that is none. */
export function daysUntil(at: string | null | undefined, now: number): number | null {
  const days = Math.floor((Date.parse(at ?? '') - now) / DAY_MS)
  return Number.isNaN(days) ? null : days
}
