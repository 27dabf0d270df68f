import { Hono } from 'hono'
import {
  STAT_DAYS,
  STAT_KEYS,
  type Stat,
  type StatKey,
  TREND_STEPS,
  type TrendDays,
  statsApi,
} from '@/lib/contract/stats'
import { NOTHING_OPEN, openTotal } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import type { Scope } from '@/server/db/within'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { overdueFindings } from './overdue'
import { isBy, type Moment } from '@/server/records/moments'
import { followBehind } from '@/server/records/standing'
import { removalsOf } from '@/server/routes/asset/removals'
import { sitesOf } from './sites'
import { beginningsOf, type Figures, figuresAt, openFindingsAt } from './stat-series'
import { offsetAt } from '@/lib/domain/zone'

const DAY_MS = 86_400_000

/** The last of the moments is now. */
const upToNow = (moments: Date[]): Moment[] => [...moments.slice(0, -1), 'now']

const isOfFindings = (key: StatKey) => key === 'critical_findings' || key === 'open_findings'

type Day = { moment: Moment } & Figures

/**
 * A figure of these days, of which the last is now. Before there was anything to count it was not zero but unknown:
 * `first` is when there was.
 */
function statOf(key: StatKey, days: Day[], began: Date | undefined, first: Figures | undefined): Stat {
  const known = began ? days.filter(({ moment }) => isBy(began, moment)) : []
  const series = known.map((day) => day[key])
  const value = days.at(-1)?.[key] ?? 0
  // How many scans ran while the first one did says nothing.
  if (!began || !first || (key === 'active_scans' && known.length < days.length)) return { value }
  if (known.length === days.length) return { value, previous: series[0], series }
  const previous = first[key]
  return { value, previous, since: began.toISOString(), series: [previous, ...series] }
}

export const statsRoutes = new Hono<Env>()

serve(statsRoutes, statsApi.show, ({ db, workspace }) => statsIn(db, workspace.id))

serve(statsRoutes, statsApi.trend, ({ db, workspace, query }) => trendIn(db, workspace.id, query))

serve(statsRoutes, statsApi.overdue, async ({ db, workspace }) => overdueFindings(db, workspace.id, new Date()))

serve(statsRoutes, statsApi.sites, async ({ db, workspace: { id } }) => {
  await followBehind(db, id)
  return sitesOf(db, id)
})

/** The eight figures of the dashboard, of one workspace or of several together. */
export async function statsIn(db: Db, scope: Scope) {
  await followBehind(db, scope)
  const now = Date.now()
  const moments = upToNow(
    Array.from({ length: STAT_DAYS + 1 }, (_, index) => new Date(now - (STAT_DAYS - index) * DAY_MS)),
  )
  const removals = await removalsOf(db, scope)
  const began = await beginningsOf(db, scope, removals)
  // Beginnings are asked about with the days: one look for all.
  const figures = await figuresAt(db, scope, [...moments, began.counts ?? 'now', began.findings ?? 'now'], removals)
  const days = moments.flatMap((moment, index) => (figures[index] ? [{ moment, ...figures[index] }] : []))
  const [counts, findings] = figures.slice(moments.length)
  return {
    stats: Object.fromEntries(
      STAT_KEYS.map((key) => [
        key,
        isOfFindings(key) ? statOf(key, days, began.findings, findings) : statOf(key, days, began.counts, counts),
      ]),
    ),
  }
}

/** The findings that were open over time, of one workspace or of several together. */
export async function trendIn(db: Db, scope: Scope, { days, zone }: { days: TrendDays; zone: string }) {
  await followBehind(db, scope)
  const step = TREND_STEPS[days]
  const ends = endsOfDays(Math.ceil(Number(days) / step), step, zone, new Date())
  const removals = await removalsOf(db, scope)
  const open = await openFindingsAt(db, scope, upToNow(ends), removals)
  const { findings: since } = await beginningsOf(db, scope, removals)
  const pointAt = (at: Date, counts = NOTHING_OPEN) => {
    // Counted is known, whatever the clock of the database says.
    const isKnown = openTotal(counts) > 0 || (since && since <= at)
    return { at: at.toISOString(), counts, ...(!isKnown && { is_unknown: true }) }
  }
  return { points: ends.map((at, index) => pointAt(at, open[index])) }
}

/** The moment a day begins in a time zone. `day` is its midnight read as if it were UTC. */
function beginOf(day: number, timeZone: string) {
  const guess = day - offsetAt(day, timeZone)
  // Around a change of the clocks the first guess is off by that change.
  return day - offsetAt(guess, timeZone)
}

/** The ends of the last days in a time zone, every `step` days, oldest first. Today ends now. */
function endsOfDays(count: number, step: number, timeZone: string, now: Date): Date[] {
  const local = now.getTime() + offsetAt(now.getTime(), timeZone)
  const today = Math.floor(local / DAY_MS) * DAY_MS
  const past = Array.from({ length: count - 1 }, (_, index) => today - (count - 1 - index) * step * DAY_MS)
  return [...past.map((day) => new Date(beginOf(day + DAY_MS, timeZone) - 1)), now]
}
