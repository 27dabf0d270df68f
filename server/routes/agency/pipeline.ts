import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { LEAD_STATUSES } from '@/lib/contract/lead-record'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Db } from '@/server/db/db'
import { leads } from '@/server/db/schema'
import { isOverdue, isWaiting, monthly, weekAgo } from '@/server/leads/listing'

const mine = (userId: string) => and(eq(leads.user_id, userId), isNull(leads.removed_at), isNull(leads.archived_at))

const OPEN = ['new', 'contacted', 'replied', 'meeting']

/** The columns of the board over all workspaces, and how many next steps are overdue. */
export async function pipelineOf(db: Db, userId: string) {
  const rows = await db
    .select({
      status: leads.status,
      currency: leads.value_currency,
      isOnce: sql<boolean>`coalesce(${leads.value_period} = 'once', false)`,
      count: sql<number>`count(*)::int`,
      minor: sql<number>`coalesce(sum((${monthly})::float8), 0)`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      thisWeek: sql<number>`(count(*) filter (where ${leads.status_at} > ${weekAgo}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting} or (${leads.status} = 'replied' and ${leads.next_step} is null)))::int`,
    })
    .from(leads)
    .where(mine(userId))
    .groupBy(sql`1, 2, 3`)
  const sum = (of: typeof rows, key: 'count' | 'overdue' | 'thisWeek' | 'waiting') =>
    of.reduce((all, row) => all + row[key], 0)
  const pipeline = LEAD_STATUSES.map((status) => {
    const own = rows.filter((row) => row.status === status)
    return {
      status,
      count: sum(own, 'count'),
      this_week: sum(own, 'thisWeek'),
      monthly: own.flatMap(({ currency, isOnce, minor }) =>
        currency && !isOnce && minor > 0 ? [{ currency, minor: Math.round(minor) }] : [],
      ),
      waiting: sum(own, 'waiting'),
    }
  })
  return {
    pipeline,
    overdue: sum(
      rows.filter(({ status }) => OPEN.includes(status)),
      'overdue',
    ),
  }
}

type User = { id: string; timezone: string | null }

/** How many were saved on each of the last 14 days of the person's own zone. */
export async function newLeadsOf(db: Db, { id, timezone }: User) {
  const zone = timezone && isTimeZone(timezone) ? timezone : 'UTC'
  // As a date: a text of every lead took as long as all the rest.
  const day = sql<string>`(${leads.created_at} at time zone ${zone})::date`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(mine(id), gt(leads.created_at, sql`now() - interval '15 days'`)))
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.day, row.count]))
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const days = Array.from({ length: 14 }, (_, place) => {
    const date = format.format(new Date(Date.now() - (13 - place) * 86_400_000))
    return { date, count: counts.get(date) ?? 0 }
  })
  const sum = (part: typeof days) => part.reduce((all, { count }) => all + count, 0)
  return { this_week: sum(days.slice(7)), last_week: sum(days.slice(0, 7)), days }
}

/** What is planned next, the most overdue first. */
export async function nextStepsOf(db: Db, userId: string) {
  const { id, workspace_id, name, next_step, next_step_at, next_step_has_time } = leads
  const rows = await db
    .select({ id, workspace_id, name, next_step, next_step_at, next_step_has_time })
    .from(leads)
    .where(
      and(
        mine(userId),
        isNotNull(leads.next_step),
        isNotNull(leads.next_step_at),
        inArray(leads.status, ['new', 'contacted', 'replied', 'meeting']),
      ),
    )
    .orderBy(asc(leads.next_step_at))
    .limit(10)
  return rows.flatMap(({ id: lead_id, next_step_at: at, next_step_has_time: has_time, ...row }) =>
    row.next_step && at ? [{ ...row, lead_id, next_step: row.next_step, at: at.toISOString(), has_time }] : [],
  )
}
