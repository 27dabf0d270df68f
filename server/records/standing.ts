import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Severity } from '@/lib/contract/scan-result'
import { type Aside, type CarriedCounts, NOTHING_OPEN } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { assets, findings, findingsTriage, scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { isReportOf, keepFindings } from './keep-findings'
import { isOfFinding, SET_ASIDE } from './open-findings'
import { worstFixed } from './worst-fixed'

/**
 * Whoever changes what an asset stands for waits here for whoever does already, so that nobody writes what is outdated.
 */
export const lockStanding = (tx: Db, asset: string) =>
  tx.select({ id: assets.id }).from(assets).where(eq(assets.id, asset)).for('no key update')

/** Writes down how an asset stands, in the transaction that completed a scan of it or decided on a finding. */
export async function keepStanding(tx: Db, asset: string): Promise<void> {
  const reports = await keepFindings(tx, asset)
  const [report] = await tx
    .select({
      id: scans.id,
      score: scans.score,
      grade: scans.grade,
      hasCounts: sql<boolean>`${scans.counts} is not null`,
    })
    .from(scans)
    .where(isReportOf(asset))
    .orderBy(desc(scans.completed_at))
    .limit(1)
  if (!report) return
  const open = await openByReport(tx, asset)
  const carried = open.filter((some) => some.report !== report.id)
  const isBad = open.some(({ severity }) => severity === 'critical' || severity === 'high')
  await tx
    .update(assets)
    .set({
      latest_report_id: report.id,
      reported_at: sql`(select completed_at from scans where id = ${report.id})`,
      reports,
      score: report.score,
      grade: report.grade,
      counts: report.hasCounts
        ? open.reduce(
            (sum, { severity, findings: some }) => ({ ...sum, [severity]: sum[severity] + some }),
            NOTHING_OPEN,
          )
        : null,
      carried: carriedCounts(carried),
      asides: (await asidesOf(tx, asset)).map(
        ({ severity, until, report: shown }): Aside => ({
          severity,
          until,
          report: shown === report.id ? null : shown,
        }),
      ),
      worst_fixed: isBad ? await worstFixed(tx, asset, report) : null,
    })
    .where(eq(assets.id, asset))
}

type OpenRow = { report: string; severity: Severity; findings: number }

const carriedCounts = (rows: OpenRow[]): CarriedCounts[] =>
  [...Map.groupBy(rows, ({ report }) => report)].map(([report, some]) => {
    const counts = Object.fromEntries(some.map(({ severity, findings: number }) => [severity, number]))
    return { report, counts: { ...NOTHING_OPEN, ...counts } }
  })

/** By the report that shows them last. */
const openByReport = (tx: Db, asset: string) =>
  tx
    .select({ report: findings.report_id, severity: findings.severity, findings: count() })
    .from(findings)
    .where(and(eq(findings.asset_id, asset), isNull(findings.gone_at)))
    .groupBy(findings.report_id, findings.severity)

const asidesOf = (tx: Db, asset: string) =>
  tx
    .select({ severity: findings.severity, until: findingsTriage.accepted_until, report: findings.report_id })
    .from(findings)
    .innerJoin(findingsTriage, and(isOfFinding, inArray(findingsTriage.status, SET_ASIDE)))
    .where(and(eq(findings.asset_id, asset), isNull(findings.gone_at)))

/** So many a call looks into before it answers: what a server of an earlier version completed beside us. */
const BEHIND_AT_ONCE = 50

const isBehind = sql`${assets.reported_at} is distinct from ${assets.followed_at}`

/**
 * Brings the rows of a workspace up to its last reports. After an update of a large one the background does most of it
 * (`followAll`).
 */
export async function followBehind(db: Db, scope: Scope): Promise<void> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(within(assets.workspace_id, scope), isBehind))
    .limit(BEHIND_AT_ONCE)
  for (const { id } of rows) await standAnew(db, id)
}

/**
 * Brings the rows of every asset up to its last report, one after the other, so that nobody waits long for one of them.
 * One that fails holds up no other.
 */
export async function followAll(db: Db, log: Logger, signal: AbortSignal): Promise<void> {
  let assetsDone = 0
  try {
    for (let before: string | undefined; !signal.aborted; ) {
      const rows = await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(isBehind, before === undefined ? undefined : gt(assets.id, before)))
        .orderBy(assets.id)
        .limit(BEHIND_AT_ONCE)
      for (const { id } of rows) {
        if (signal.aborted) return
        await standAnew(db, id).catch((error) =>
          log.error({ asset: id, err: error }, 'What is open on an asset could not be brought up to its last report'),
        )
        assetsDone += 1
      }
      before = rows.at(-1)?.id
      if (before === undefined) break
    }
    log.debug({ assets: assetsDone }, 'What is open is kept of every asset')
  } catch (error) {
    log.error({ err: error }, 'What is open could not be brought up to the last reports')
  }
}

const standAnew = (db: Db, asset: string) =>
  db.transaction(async (tx) => {
    await lockStanding(tx, asset)
    await keepStanding(tx, asset)
  })
