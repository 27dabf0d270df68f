import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { LeadColumn, LeadListQuery } from '@/lib/contract/lead-book'
import { LEAD_STATUSES } from '@/lib/contract/lead-record'
import { GRADES } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { leads, leadScans } from '@/server/db/schema'
import { isLeaving } from './retention'

const grades = sql.raw(`array[${GRADES.map((grade) => `'${grade}'`).join()}]`)
const stages = sql.raw(`array[${LEAD_STATUSES.map((status) => `'${status}'`).join()}]`)
const gradeOf = sql`(select ${leadScans.grade} from ${leadScans} where ${leadScans.id} = ${leads.lead_scan_id})`
/** What one brings a month; what comes once, as it is. */
export const monthly = sql`case ${leads.value_period} when 'month' then ${leads.value_minor} when 'year' then ${leads.value_minor} / 12 else ${leads.value_minor} end`

type Way = { by: SQL | typeof leads.created_at; type: 'timestamptz' | 'text' | 'numeric'; isNullable?: true }

const WAYS: Record<LeadColumn, Way> = {
  created: { by: leads.created_at, type: 'timestamptz' },
  name: { by: sql`lower(${leads.name})`, type: 'text' },
  status: { by: sql`array_position(${stages}, ${leads.status})::numeric`, type: 'numeric' },
  opportunity: { by: sql`${leads.opportunity}::numeric`, type: 'numeric' },
  grade: { by: sql`array_position(${grades}, ${gradeOf})::numeric`, type: 'numeric', isNullable: true },
  next_step: { by: sql`${leads.next_step_at}`, type: 'timestamptz', isNullable: true },
  value: { by: sql`(${monthly})::numeric`, type: 'numeric', isNullable: true },
  rank: { by: sql`(${leads.rank} collate "C")`, type: 'text' },
}

/** How a list is ordered, as its query says. */
export function leadOrder(sort: LeadListQuery['sort'] = '-created') {
  const column = sort.replace(/^-/, '') as LeadColumn
  return { name: sort, ...WAYS[column], isDown: sort.startsWith('-') }
}

/** Of the next step; a day without a time is kept as its end, in the zone of whoever chose it. */
export const isOverdue = lt(leads.next_step_at, sql`now()`)

/** Worked out once, not for each lead. */
export const weekAgo = sql`(select now() - interval '7 days')`

/** Written to more than a week ago, and no answer. */
export const isWaiting = and(
  eq(leads.status, 'contacted'),
  lt(leads.last_contact_at, weekAgo),
  or(isNull(leads.last_reply_at), lt(leads.last_reply_at, leads.last_contact_at)),
)

const NEXT: Record<NonNullable<LeadListQuery['next']>, SQL | undefined> = {
  overdue: isOverdue,
  planned: isNotNull(leads.next_step),
  none: isNull(leads.next_step),
  waiting: isWaiting,
  leaving: isLeaving,
}

const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Every word stands in the name, the site, the place, an address or a tag. */
function says(q: string | undefined): SQL[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, 10)
  return words.map(
    (word) =>
      sql`concat_ws(' ', ${leads.name}, ${leads.website}, ${leads.city}, ${leads.email}, ${leads.phone}, ${leads.category}, array_to_string(${leads.tags}, ' ')) ilike ${pattern(word)}`,
  )
}

const WEBSITE = {
  any: isNotNull(leads.website),
  none: isNull(leads.website),
  plain: sql`${leads.website} like 'http:%'`,
}

/** Which leads of a workspace are asked for. `status` is left to the caller: the columns of a board count all of them. */
export function askedLeads(workspaceId: string, query: LeadListQuery): SQL | undefined {
  const { grade, tag, website, next } = query
  const graded = grade === 'none' ? isNull(gradeOf) : grade && eq(gradeOf, grade)
  return and(
    eq(leads.workspace_id, workspaceId),
    isNull(leads.removed_at),
    query.archived ? isNotNull(leads.archived_at) : isNull(leads.archived_at),
    ...says(query.q),
    graded,
    tag === undefined ? undefined : sql`${tag} = any(${leads.tags})`,
    website && WEBSITE[website],
    query.has_email && isNotNull(leads.email),
    next && NEXT[next],
  )
}

const IS_RECENT = gt(leads.status_at, sql`now() - interval '30 days'`)

/** The columns of the board, and what the headline says, over all that is asked for. */
export async function stagesOf(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      status: leads.status,
      currency: leads.value_currency,
      isOnce: sql<boolean>`coalesce(${leads.value_period} = 'once', false)`,
      count: sql<number>`count(*)::int`,
      minor: sql<number>`coalesce(sum(${monthly}), 0)::float8`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      recent: sql<number>`(count(*) filter (where ${IS_RECENT}))::int`,
    })
    .from(leads)
    .where(where)
    .groupBy(sql`1, 2, 3`)
  const sum = (of: readonly (typeof rows)[number][], key: 'count' | 'overdue' | 'waiting' | 'recent') =>
    of.reduce((all, row) => all + row[key], 0)
  const sums = (of: readonly (typeof rows)[number][]) =>
    of.flatMap(({ currency, minor }) => (currency && minor > 0 ? [{ currency, minor: Math.round(minor) }] : []))
  return {
    stages: LEAD_STATUSES.map((status) => {
      const own = rows.filter((row) => row.status === status)
      return {
        status,
        count: sum(own, 'count'),
        monthly: sums(own.filter(({ isOnce }) => !isOnce)),
        once: sums(own.filter(({ isOnce }) => isOnce)),
        overdue: sum(own, 'overdue'),
        ...(status === 'won' && { recent: sum(own, 'recent') }),
      }
    }),
    overdue: sum(
      rows.filter(({ status }) => status !== 'won' && status !== 'lost'),
      'overdue',
    ),
    waiting: sum(rows, 'waiting'),
  }
}

/** The tags of a workspace, by name. */
export async function tagsOf(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${leads.tags})` })
    .from(leads)
    .where(and(eq(leads.workspace_id, workspaceId), isNull(leads.removed_at)))
  return rows
    .map(({ tag }) => tag)
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, 500)
}
