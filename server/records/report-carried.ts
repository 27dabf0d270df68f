import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CarriedFrom } from '@/lib/contract/report'
import { type Finding, SEVERITIES } from '@/lib/contract/scan-result'
import type { Carried } from '@/lib/domain/scan-diff'
import { countsOf, gradeOf } from '@/lib/domain/standing'
import { namedIn, type NamedFinding, writtenResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { findingsTriage, scans } from '@/server/db/schema'
import type { EarlierFinding } from '@/server/pdf/input'
import { asideOn } from './open-findings'

/** So many are named, the worst first. */
const NAMED = 5

type Report = Pick<typeof scans.$inferSelect, 'id' | 'asset_id' | 'status' | 'carried'>

/** What a report leaves open of what earlier ones found, by the report that shows it, the worst first. */
export async function carriedFrom(db: Db, report: Report): Promise<CarriedFrom[]> {
  if (report.status !== 'completed' || !report.carried?.length) return []
  const open = await notSetAside(db, report.asset_id, report.carried)
  const byScan = Map.groupBy(open, ({ scan }) => scan)
  const [reports, names] = await Promise.all([reportsOf(db, [...byScan.keys()]), namesOf(db, open)])
  const rank = (counts: CarriedFrom['counts']) => SEVERITIES.findIndex((severity) => counts[severity] > 0)
  return reports
    .map(({ id, scan_type, at, score, grade }) => {
      const some = byScan.get(id) ?? []
      const named = some
        .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
        .slice(0, NAMED)
      const findings = named.map(({ id: finding, severity, claimed }) => ({
        id: finding,
        severity,
        ...(claimed && { claimed }),
        ...(names.get(finding) ?? { title: finding }),
      }))
      return {
        report: id,
        scan_type,
        at: at?.toISOString() ?? null,
        score,
        grade: gradeOf(grade),
        counts: countsOf(some),
        findings,
      }
    })
    .sort((a, b) => rank(a.counts) - rank(b.counts))
}

/** What a report leaves open of what earlier ones found, whole, for whoever prints it. */
export async function earlierFindings(db: Db, id: string): Promise<EarlierFinding[]> {
  const [report] = await db
    .select({ asset_id: scans.asset_id, status: scans.status, carried: scans.carried })
    .from(scans)
    .where(eq(scans.id, id))
  if (report?.status !== 'completed' || !report.carried?.length) return []
  const open = await notSetAside(db, report.asset_id, report.carried)
  const found: EarlierFinding[] = []
  // One report after the other: each may be megabytes.
  for (const [scan, own] of Map.groupBy(open, (one) => one.scan)) {
    const [row] = await db
      .select({ scan_type: scans.scan_type, at: scans.completed_at, result: scans.result })
      .from(scans)
      .where(eq(scans.id, scan))
    const states = new Map(own.map((one) => [one.id, one.claimed ? ('fixed_claimed' as const) : ('open' as const)]))
    for (const finding of row?.result ? writtenResult(row.result).findings : []) {
      const status = states.get(finding.id)
      if (row && status && finding.severity !== 'info')
        found.push({ finding, status, scan_type: row.scan_type, at: row.at?.toISOString() ?? null })
    }
  }
  return found
}

/** What nobody has set aside; `claimed`: somebody says that it is fixed, which no scan has seen yet. */
async function notSetAside(db: Db, asset: string, carried: Carried[]): Promise<(Carried & { claimed: boolean })[]> {
  const ids = carried.map(({ id }) => id)
  const isAside = sql<boolean>`(${asideOn(new Date().toISOString().slice(0, 10))})`
  const rows = await db
    .select({ finding: findingsTriage.finding, status: findingsTriage.status, isAside })
    .from(findingsTriage)
    .where(and(eq(findingsTriage.asset_id, asset), inArray(findingsTriage.finding, ids)))
  const decided = new Map(rows.map((row) => [row.finding, row]))
  return carried
    .filter(({ id }) => !decided.get(id)?.isAside)
    .map((one) => ({ ...one, claimed: decided.get(one.id)?.status === 'fixed_claimed' }))
}

const reportsOf = (db: Db, ids: string[]) =>
  db
    .select({
      id: scans.id,
      scan_type: scans.scan_type,
      at: scans.completed_at,
      score: scans.score,
      grade: scans.grade,
    })
    .from(scans)
    .where(anyOf(scans.id, ids))

async function namesOf(db: Db, findings: Carried[]): Promise<Map<string, Pick<Finding, 'rule' | 'title' | 'words'>>> {
  const ids = findings.map(({ id }) => id)
  const found = sql`jsonb_to_recordset(${scans.result}->'findings') as found(id text, rule text, title text, words jsonb)`
  const rows = await db
    .select({ id: sql<string>`found.id`, named: sql<NamedFinding>`to_jsonb(found)` })
    .from(scans)
    .innerJoinLateral(found, sql`found.id = any(${sql.param(ids)}::text[])`)
    .where(anyOf(scans.id, [...new Set(findings.map(({ scan }) => scan))]))
  return new Map(rows.map(({ id, named }) => [id, namedIn(named)]))
}
