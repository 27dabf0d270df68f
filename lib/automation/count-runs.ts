import { wallAt } from '@/lib/domain/zone'
import { createLimiter, type Limit } from './limit'

const DAY_MS = 86_400_000
const QUARTER_MS = 15 * 60_000
/** As far back as a preview counts. */
export const PREVIEW_MS = 30 * DAY_MS
/** What a limit says on the first day began before it. */
const WINDOWS_BEFORE = 3

export const lookedAtFrom = (from: number, { throttle_minutes }: Limit) =>
  from - WINDOWS_BEFORE * throttle_minutes * 60_000

type Counting = { from: number; now: number; zone: string }

/** Of what a recipe would have matched, the oldest first: what its limit lets through and what it holds back, by days. */
export function countRuns<T extends { at: number; subject: string }>(
  limit: Limit,
  matches: readonly T[],
  { from, now, zone }: Counting,
) {
  const judge = createLimiter(limit)
  const day = dayOf(zone)
  const days = new Map(daysBetween(now, day).map((date) => [date, { date, count: 0, held: 0 }]))
  const all: (T & { isHeld: boolean })[] = []
  for (const one of matches) {
    const isRun = judge(one.at, one.subject).kind === 'run'
    if (one.at < from) continue
    const bar = days.get(day(one.at))
    if (bar) bar[isRun ? 'count' : 'held'] += 1
    all.push({ ...one, isHeld: !isRun })
  }
  const held = all.filter(({ isHeld }) => isHeld).length
  return { all, count: all.length - held, held, days: [...days.values()] }
}

/** The date in a zone: `2026-11-23`. */
function dayOf(zone: string) {
  const known = new Map<number, string>()
  return (at: number) => {
    const quarter = Math.floor(at / QUARTER_MS)
    const before = known.get(quarter)
    if (before !== undefined) return before
    const { year, month, day } = wallAt(quarter * QUARTER_MS, zone)
    const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
    known.set(quarter, date)
    return date
  }
}

/** Thirty days and today, however long each was. */
function daysBetween(now: number, day: (at: number) => string): string[] {
  const today = Date.parse(`${day(now)}T00:00:00Z`)
  return Array.from({ length: 31 }, (_, back) => new Date(today - (30 - back) * DAY_MS).toISOString().slice(0, 10))
}
