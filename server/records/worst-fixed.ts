import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WorstFixed } from '@/lib/contract/asset'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { type Scored, score } from '@/lib/domain/score'
import { checksTogether } from '@/lib/domain/with-earlier'
import type { Db } from '@/server/db/db'
import { assets, findings, findingsTriage, scans } from '@/server/db/schema'
import { newestFull } from './newest-full'
import { asideOn, isOfFinding } from './open-findings'

type Open = Scored & { is_aside: boolean; until: string | null }
/** `until`: the last day on which that is so, because a finding of that severity is set aside no longer. */
export type KeptWorstFixed = WorstFixed & { until: string | null }

/** What is kept of that, where it still holds on a day such as `2026-11-20`. */
export const worstFixedOn = (day: string) =>
  sql<WorstFixed | null>`(case when coalesce(${assets.worst_fixed}->>'until', ${day}) >= ${day}
    then ${assets.worst_fixed} - 'until' end)`

type Report = { id: string; score: number | null }

/**
 * Score and grade of an asset once whoever looks after it has fixed its worst findings, which are critical or high:
 * what was set aside stays. Null without such findings, and where these findings do not make the score of the report
 * (another version counted it).
 */
export async function worstFixed(tx: Db, asset: string, report: Report): Promise<KeptWorstFixed | null> {
  const open = await openOf(tx, asset)
  const severity = (['critical', 'high'] as const).find((one) =>
    open.some((finding) => finding.severity === one && !finding.is_aside),
  )
  if (!severity || report.score === null) return null
  const rows = await checksOf(tx, asset, report.id)
  if (score(open, rows, true).score !== report.score) return null
  const fixed = score(
    open.filter((finding) => finding.severity !== severity || finding.is_aside),
    rows,
    true,
  )
  if (fixed.score === null || fixed.grade === null) return null
  const ends = open.flatMap((finding) => (finding.severity === severity ? (finding.until ?? []) : [])).sort()
  return { severity, score: fixed.score, grade: fixed.grade, until: ends[0] ?? null }
}

/** Each kind of them once: places add nothing to a score. */
function openOf(tx: Db, asset: string): Promise<Open[]> {
  const today = new Date().toISOString().slice(0, 10)
  const isAside = sql<boolean>`(${findingsTriage.finding} is not null)`
  return tx
    .selectDistinct({
      check: findings.check,
      rule: findings.rule,
      severity: findings.severity,
      confidence: findings.confidence,
      is_aside: isAside,
      until: findingsTriage.accepted_until,
    })
    .from(findings)
    .leftJoin(findingsTriage, and(isOfFinding, asideOn(today)))
    .where(and(eq(findings.asset_id, asset), isNull(findings.gone_at)))
}

async function checksOf(tx: Db, asset: string, report: string): Promise<Check[]> {
  const [own] = await tx
    .select({
      mode: sql<ScanResult['mode']>`${scans.result}->>'mode'`,
      checks: sql<Check[]>`coalesce(${scans.result}->'checks', '[]')`,
    })
    .from(scans)
    .where(eq(scans.id, report))
  if (!own) return []
  return [...checksTogether(own, own.mode === 'light' ? await newestFull(tx, asset) : null)]
}
