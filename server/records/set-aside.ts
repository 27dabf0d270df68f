import { and, inArray, sql } from 'drizzle-orm'
import type { Severity, SeverityCounts } from '@/lib/contract/scan-result'
import type { Carried } from '@/lib/domain/scan-diff'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { findingsTriage, scans } from '@/server/db/schema'

/** A finding of a scan that a person set aside: from when, and to which last day; null is for good. */
export type SetAside = { finding?: string; severity: Severity; from: Date; until: string | null }
/** By the id of the scan; without those of which nothing was set aside. */
export type SetAsides = Map<string, SetAside[]>

/** What has to be known of reports, beside their own counts, to say what is open. Both by the id of the scan. */
export type Standing = { asides: SetAsides; carried: Map<string, Carried[]> }

/** Now has no upper bound: what the database and other servers just wrote may be ahead of our clock. */
export type Moment = Date | 'now'

export const isBy = (date: Date, moment: Moment) => moment === 'now' || date <= moment

type Report = { id: string; asset_id: string }

/** Asked for the few reports that are looked into: of a large site each may carry thousands of findings. */
export async function standingOf(db: Db, reports: Report[]): Promise<Standing> {
  const ids = reports.map(({ id }) => id)
  const rows = await db
    .select({ id: scans.id, carried: scans.carried })
    .from(scans)
    .where(and(anyOf(scans.id, ids), sql`jsonb_array_length(${scans.carried}) > 0`))
  const carried = new Map(rows.map((row) => [row.id, row.carried ?? []]))
  return { carried, asides: await setAsideIn(db, reports, carried) }
}

/** What was set aside of the findings of these scans: false positives and accepted risks. A claim to be fixed is not among them: it is not proved. */
async function setAsideIn(db: Db, reports: Report[], carried: Standing['carried']): Promise<SetAsides> {
  const decisions = await decisionsOn(db, [...new Set(reports.map((report) => report.asset_id))])
  const decided = reports.filter((report) => decisions.has(report.asset_id))
  const asides: SetAsides = new Map()
  if (decided.length === 0) return asides
  const ids = [...new Set([...decisions.values()].flatMap((some) => [...some.keys()]))]
  // A report may hold thousands of findings: only those decided on leave the database. A join with the decisions could be planned as all with all.
  const found = await db
    .select({ scan: scans.id, asset: scans.asset_id, id: sql<string>`found.id`, severity: sql<Severity>`found.severity` })
    .from(scans)
    .innerJoinLateral(sql`jsonb_to_recordset(${scans.result} -> 'findings') as found(id text, severity text)`, sql`found.id = any(${sql.param(ids)}::text[])`)
    .where(
      anyOf(
        scans.id,
        decided.map(({ id }) => id),
      ),
    )
  const carriedOn = decided.flatMap(({ id: scan, asset_id: asset }) => (carried.get(scan) ?? []).map(({ id, severity }) => ({ scan, asset, id, severity })))
  for (const { scan, asset, id, severity } of [...found, ...carriedOn]) {
    const decision = decisions.get(asset)?.get(id)
    if (!decision) continue
    const some = asides.get(scan) ?? []
    some.push({ ...decision, severity })
    asides.set(scan, some)
  }
  return asides
}

/** By asset, then by finding. */
async function decisionsOn(db: Db, assets: string[]) {
  const rows = await db
    .select({ asset: findingsTriage.asset_id, finding: findingsTriage.finding, from: findingsTriage.at, until: findingsTriage.accepted_until })
    .from(findingsTriage)
    .where(and(anyOf(findingsTriage.asset_id, assets), inArray(findingsTriage.status, ['false_positive', 'accepted'])))
  return new Map([...Map.groupBy(rows, ({ asset }) => asset)].map(([asset, some]) => [asset, new Map(some.map((row) => [row.finding, row]))]))
}

function isInForce({ from, until }: SetAside, moment: Moment) {
  const day = (moment === 'now' ? new Date() : moment).toISOString().slice(0, 10)
  return isBy(from, moment) && (until === null || until >= day)
}

/** What somebody still had to act on at a moment: what a scan found, and what it could not see that earlier ones had found. */
export function openCounts(scan: { id: string; counts: SeverityCounts | null }, { asides, carried }: Standing, moment: Moment): SeverityCounts | null {
  if (!scan.counts) return null
  const open = { ...scan.counts }
  for (const { severity } of carried.get(scan.id) ?? []) open[severity] += 1
  for (const aside of asides.get(scan.id) ?? []) if (isInForce(aside, moment)) open[aside.severity] = Math.max(0, open[aside.severity] - 1)
  return open
}

/** The part of it that the scan itself does not show. */
export function openCarried(scan: string, { asides, carried }: Standing, moment: Moment): Carried[] {
  const aside = new Set(asides.get(scan)?.flatMap((one) => (isInForce(one, moment) ? [one.finding] : [])))
  return (carried.get(scan) ?? []).filter(({ id }) => !aside.has(id))
}
