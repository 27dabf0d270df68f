import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { LEAD_STATUSES } from '@/lib/contract/lead-record'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Db } from '@/server/db/db'
import { leads } from '@/server/db/schema'
import { isWaiting, stagesOf } from '@/server/leads/listing'

const mine = (userId: string) => and(eq(leads.user_id, userId), isNull(leads.removed_at), isNull(leads.archived_at))

/** The columns of the board over all workspaces, and how many next steps are overdue. */
export async function pipelineOf(db: Db, userId: string) {
  const { stages, overdue } = await stagesOf(db, mine(userId))
  const rows = await db
    .select({
      status: leads.status,
      thisWeek: sql<number>`(count(*) filter (where ${leads.status_at} > now() - interval '7 days'))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting} or (${leads.status} = 'replied' and ${leads.next_step} is null)))::int`,
    })
    .from(leads)
    .where(mine(userId))
    .groupBy(leads.status)
  const pipeline = LEAD_STATUSES.map((status) => {
    const [stage, row] = [stages.find((one) => one.status === status), rows.find((one) => one.status === status)]
    return {
      status,
      count: stage?.count ?? 0,
      this_week: row?.thisWeek ?? 0,
      monthly: stage?.monthly ?? [],
      waiting: row?.waiting ?? 0,
    }
  })
  return { pipeline, overdue }
}

type User = { id: string; timezone: string | null }

/** How many were saved on each of the last 14 days of the person's own zone. */
export async function newLeadsOf(db: Db, { id, timezone }: User) {
  const zone = timezone && isTimeZone(timezone) ? timezone : 'UTC'
  const day = sql<string>`to_char(${leads.created_at} at time zone ${zone}, 'YYYY-MM-DD')`
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
  const rows = await db
    .select()
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
  return rows.flatMap(({ id, workspace_id, name, next_step, next_step_at, next_step_has_time }) =>
    next_step && next_step_at
      ? [{ lead_id: id, workspace_id, name, next_step, at: next_step_at.toISOString(), has_time: next_step_has_time }]
      : [],
  )
}
