import { and, asc, count, eq, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAsideOn, NOTHING_OPEN, openTotal, sumOf } from '@/lib/domain/standing'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { assets, leads, scans, widgetLeads, wpSites } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { isBy, type Moment, placeOf, rowsAt, timesOf } from '@/server/records/moments'
import { openAt } from '@/server/records/open-findings'
import type { removalsOf } from '@/server/routes/asset/removals'

type Removals = Awaited<ReturnType<typeof removalsOf>>
type Removed = Removals[number]

/** The eight figures of the dashboard. */
export type Figures = Awaited<ReturnType<typeof figuresAt>>[number]

/** The findings that were open at moments: of what is there, and of what was then. */
export async function openFindingsAt(
  db: Db,
  scope: Scope,
  moments: Moment[],
  removals: Removals,
): Promise<SeverityCounts[]> {
  const open = await openAt(db, scope, moments)
  return moments.map((moment, index) =>
    sumOf([open[index], ...removals.filter((one) => isThere(one, moment)).map((one) => openThen(one, moment))]),
  )
}

const isThere = ({ removed_at }: Removed, moment: Moment) => !isBy(removed_at, moment)

/** What the report left open that was the latest at a moment. */
function openThen({ scans: own }: Removed, moment: Moment): SeverityCounts | null {
  const reports = own.filter(({ counts, ended_at }) => counts && ended_at && isBy(ended_at, moment))
  const latest = reports.toSorted((a, b) => Number(a.ended_at) - Number(b.ended_at)).at(-1)
  if (!latest?.counts) return null
  const open = { ...latest.counts }
  const day = (moment === 'now' ? new Date() : moment).toISOString().slice(0, 10)
  for (const aside of latest.asides)
    if (isBy(aside.from, moment) && isAsideOn(aside, day)) open[aside.severity] = Math.max(0, open[aside.severity] - 1)
  return open
}

/**
 * When the first figures of a workspace are from: what it has is counted from its first asset or lead, its findings from
 * its first report.
 */
export async function beginningsOf(
  db: Db,
  scope: Scope,
  removals: Removals,
): Promise<{ counts: Date | undefined; findings: Date | undefined }> {
  const [[first], [lead], [visitor], [report]] = await Promise.all([
    db
      .select({ at: min(assets.created_at) })
      .from(assets)
      .where(within(assets.workspace_id, scope)),
    db
      .select({ at: min(leads.created_at) })
      .from(leads)
      .where(and(within(leads.workspace_id, scope), isNull(leads.removed_at))),
    db
      .select({ at: min(widgetLeads.created_at) })
      .from(widgetLeads)
      .where(ofVisitors(scope)),
    db
      .select({ at: scans.completed_at })
      .from(scans)
      .where(
        and(
          within(scans.workspace_id, scope),
          eq(scans.status, 'completed'),
          isNotNull(scans.completed_at),
          isNotNull(scans.counts),
        ),
      )
      .orderBy(asc(scans.completed_at))
      .limit(1),
  ])
  const reported = removals.flatMap((one) =>
    one.scans.flatMap(({ counts, ended_at }) => (counts && ended_at ? [ended_at] : [])),
  )
  return {
    counts: earliest([first?.at, lead?.at, visitor?.at, ...removals.map(({ created_at }) => created_at)]),
    findings: earliest([report?.at, ...reported]),
  }
}

/** Who came by the widget and is not among the saved leads. */
const ofVisitors = (scope: Scope) =>
  and(within(widgetLeads.workspace_id, scope), isNull(widgetLeads.removed_at), isNull(widgetLeads.lead_id))

function earliest(dates: (Date | null | undefined)[]): Date | undefined {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** The eight figures of the dashboard as they were at moments. */
export async function figuresAt(db: Db, scope: Scope, moments: Moment[], removals: Removals) {
  const [open, added, verified, begun, running, sites, saved, visitors] = await Promise.all([
    openFindingsAt(db, scope, moments, removals),
    countBy(db, moments, assets, assets.created_at, within(assets.workspace_id, scope)),
    countBy(
      db,
      moments,
      assets,
      assets.verified_at,
      and(within(assets.workspace_id, scope), eq(assets.status, 'verified'), isNotNull(assets.verified_at)),
    ),
    countBy(db, moments, scans, scans.created_at, within(scans.workspace_id, scope)),
    runningAt(db, scope, moments),
    countBy(db, moments, wpSites, wpSites.created_at, within(wpSites.workspace_id, scope)),
    countBy(db, moments, leads, leads.created_at, and(within(leads.workspace_id, scope), isNull(leads.removed_at))),
    countBy(db, moments, widgetLeads, widgetLeads.created_at, ofVisitors(scope)),
  ])
  return moments.map((moment, index) => {
    const there = removals.filter((one) => isThere(one, moment))
    const own = there.flatMap((one) => one.scans).filter(({ created_at }) => isBy(created_at, moment))
    const counts = open[index] ?? NOTHING_OPEN
    return {
      total_assets: (added[index] ?? 0) + there.filter(({ created_at }) => isBy(created_at, moment)).length,
      verified_assets:
        (verified[index] ?? 0) + there.filter(({ verified_at }) => verified_at && isBy(verified_at, moment)).length,
      total_scans: (begun[index] ?? 0) + own.length,
      active_scans: (running[index] ?? 0) + own.filter(({ ended_at }) => !(ended_at && isBy(ended_at, moment))).length,
      critical_findings: counts.critical,
      open_findings: openTotal(counts),
      wordpress_sites: sites[index] ?? 0,
      leads: (saved[index] ?? 0) + (visitors[index] ?? 0),
    }
  })
}

/** How many rows there were by each moment. */
async function countBy(
  db: Db,
  moments: Moment[],
  table: typeof assets | typeof leads | typeof scans | typeof widgetLeads | typeof wpSites,
  at: PgColumn,
  where: SQL | undefined,
): Promise<number[]> {
  const { order, ends } = timesOf(moments)
  const rows = await db
    .select({ from: placeOf(at, ends).as('from_place'), rows: count().as('rows') })
    .from(table)
    .where(where)
    .groupBy(sql`from_place`)
  return rowsAt(
    rows.map((row) => ({ ...row, to: null })),
    order,
  )
}

/**
 * How many scans had begun and not ended. Only those are looked at that ended since the first moment, or did not yet.
 */
async function runningAt(db: Db, scope: Scope, moments: Moment[]): Promise<number[]> {
  const { order, ends } = timesOf(moments)
  const ended = sql`case when ${scans.status} in ('completed', 'failed') then coalesce(${scans.completed_at}, ${scans.updated_at}) end`
  const rows = await db
    .select({
      from: placeOf(scans.created_at, ends).as('from_place'),
      to: placeOf(ended, ends).as('to_place'),
      rows: count().as('rows'),
    })
    .from(scans)
    .where(
      and(
        within(scans.workspace_id, scope),
        or(isNull(scans.completed_at), sql`${scans.completed_at} >= ${ends[0]}::timestamptz`),
      ),
    )
    .groupBy(sql`from_place`, sql`to_place`)
  return rowsAt(rows, order)
}
