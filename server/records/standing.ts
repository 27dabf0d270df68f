import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Carried } from '@/lib/domain/scan-diff'
import { type Aside, type CarriedCounts, countsOf } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import { openCounts, standingOf } from './set-aside'

/** Whoever changes what an asset stands for waits here for who does already, so that nobody writes what is outdated. */
export const lockStanding = (tx: Db, asset: string) => tx.select({ id: assets.id }).from(assets).where(eq(assets.id, asset)).for('no key update')

/** Writes down how an asset stands, in the transaction that completed a scan of it or decided on a finding. */
export async function keepStanding(tx: Db, asset: string): Promise<void> {
  const isReport = and(eq(scans.asset_id, asset), eq(scans.status, 'completed'), isNotNull(scans.completed_at))
  const [report] = await tx
    .select({ id: scans.id, asset_id: scans.asset_id, score: scans.score, grade: scans.grade, counts: scans.counts, completed_at: scans.completed_at })
    .from(scans)
    .where(isReport)
    .orderBy(desc(scans.completed_at))
    .limit(1)
  if (!report) return
  const { carried, asides } = await standingOf(tx, [report])
  const some = carried.get(report.id) ?? []
  await tx
    .update(assets)
    .set({
      latest_report_id: report.id,
      reported_at: report.completed_at,
      reports: await tx.$count(scans, isReport),
      score: report.score,
      grade: report.grade,
      counts: openCounts(report, { carried, asides: new Map() }, 'now'),
      carried: byReport(some),
      asides: (asides.get(report.id) ?? []).map(({ finding, severity, until }): Aside => {
        return { severity, until, report: some.find(({ id }) => id === finding)?.scan ?? null }
      }),
    })
    .where(eq(assets.id, asset))
}

/** By the report that shows them. */
const byReport = (findings: readonly Carried[]): CarriedCounts[] =>
  [...Map.groupBy(findings, ({ scan }) => scan)].map(([report, some]) => ({ report, counts: countsOf(some) }))
