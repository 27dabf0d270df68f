import { Hono } from 'hono'
import { STAT_DAYS, STAT_KEYS, TREND_STEPS, statsApi } from '@/lib/contract/stats'
import type { Env } from '../middleware/env'
import { ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { endsOfDays } from './days'
import type { Moment } from './set-aside'
import { figuresAt, openFindingsAt, pastOf } from './stat-series'

const DAY_MS = 86_400_000

/** The last of the moments is now. */
const upToNow = (moments: Date[]): Moment[] => [...moments.slice(0, -1), 'now']

export const statsRoutes = new Hono<Env>()

serve(
  statsRoutes,
  statsApi.show,
  async ({ db, user, params }) => {
    const { id } = await ownWorkspace(db, user, params.workspaceId)
    const now = Date.now()
    const moments = upToNow(Array.from({ length: STAT_DAYS + 1 }, (_, index) => new Date(now - (STAT_DAYS - index) * DAY_MS)))
    const past = await pastOf(db, id, moments)
    const days = moments.map((moment) => figuresAt(past, moment))
    const [before, today] = [days[0], days.at(-1)]
    return {
      stats: Object.fromEntries(STAT_KEYS.map((key) => [key, { value: today?.[key] ?? 0, previous: before?.[key] ?? 0, series: days.map((day) => day[key]) }])),
    }
  },
  { gate: 'core' },
)

serve(
  statsRoutes,
  statsApi.trend,
  async ({ db, user, params, query }) => {
    const { id } = await ownWorkspace(db, user, params.workspaceId)
    const step = TREND_STEPS[query.days]
    const ends = endsOfDays(Math.ceil(Number(query.days) / step), step, query.zone, new Date())
    const moments = upToNow(ends)
    const past = await pastOf(db, id, moments)
    return { points: ends.map((at, index) => ({ at: at.toISOString(), counts: openFindingsAt(past, moments[index] ?? at) })) }
  },
  { gate: 'core' },
)
