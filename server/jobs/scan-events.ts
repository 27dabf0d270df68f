import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { FailureReason, ScanChanges } from '@/lib/contract/scan'
import { type Finding, type ScanResult, SEVERITIES } from '@/lib/contract/scan-result'
import { isAnswer, looksAtLess } from '@/lib/domain/scan-diff'
import type { Db } from '@/server/db/db'
import type { EventFacts, EventType, FindingFacts } from '@/server/db/event-facts'
import { namedIn, type NamedFinding } from '@/lib/domain/stored-result'
import { findings, scans } from '@/server/db/schema'
import { record } from '@/server/records/events'

/** An event has room for so many findings; of the others it has the count. */
const MAX_NAMED = 100

type Found = Pick<Finding, 'id' | 'check' | 'severity'> & NamedFinding & { confidence: Finding['confidence'] | null }
type Looked = Pick<ScanResult['checks'][number], 'key' | 'state' | 'category'>
type Report = Awaited<ReturnType<typeof reports>>[number]

const ended = {
  id: scans.id,
  workspace_id: scans.workspace_id,
  asset_id: scans.asset_id,
  asset_value: scans.asset_value,
  scan_type: scans.scan_type,
  status: scans.status,
  score: scans.score,
  grade: scans.grade,
  counts: scans.counts,
  initiated_by: scans.initiated_by,
  caused_by: scans.caused_by,
  reason: sql<FailureReason | null>`${scans.failure_reason}`,
}

/** Writes down what a scan's end means, in the transaction that ends it. What a person stopped did not happen. */
export async function recordEnd(tx: Db, scanId: string): Promise<void> {
  const [scan] = await tx.select(ended).from(scans).where(eq(scans.id, scanId))
  if (!scan || scan.reason === 'aborted') return
  const { workspace_id, asset_id, score, grade, counts, reason, caused_by } = scan
  const scanned = {
    scan_id: scan.id,
    scan_type: scan.scan_type,
    asset_value: scan.asset_value,
    started_by: scan.initiated_by,
  }
  const happened = <T extends EventType>(type: T, data: EventFacts[T]) =>
    record(tx, { type, about: scan.id, workspace_id, asset_id, caused_by, data })
  if (scan.status === 'failed') return void (await happened('scan.failed', { ...scanned, reason }))

  const [now, before] = await reports(tx, asset_id, scan.id)
  const earlier = before ? { score: before.score, grade: before.grade, counts: before.counts } : null
  await happened('scan.completed', { ...scanned, score, grade, counts, earlier })
  if (!now) return
  const changes = before
    ? await changesBetween(tx, asset_id, { before, now })
    : { new: factsOf(now.found, now.checks), fixed: [], back: [] }
  if (before)
    await tx
      .update(scans)
      .set({ changes: totalOf(changes) })
      .where(eq(scans.id, scan.id))
  for (const kind of ['new', 'fixed', 'back'] as const) {
    const findings = changes[kind].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    const { length: count } = findings
    if (count > 0)
      await happened(`findings.${kind}`, {
        ...scanned,
        count,
        findings: findings.slice(0, MAX_NAMED),
        is_first: !before,
      })
  }
  const lost = earlier?.score ?? null
  if (earlier && lost !== null && score !== null && score < lost)
    await happened('score.dropped', { ...scanned, before: lost, after: score, grade, counts, earlier })
}

/**
 * What is back is new to whoever reads a list; what the report before could not have seen is counted apart. Notes are
 * nothing to fix.
 */
function totalOf(changes: Record<'new' | 'fixed' | 'back', FindingFacts[]>): ScanChanges {
  const count = (facts: FindingFacts[], isComparable = true) =>
    facts.filter(({ severity, comparable }) => severity !== 'info' && comparable === isComparable).length
  const unchecked_before = count(changes.new, false)
  return {
    new: count(changes.new) + count(changes.back),
    fixed: count(changes.fixed),
    ...(unchecked_before > 0 && { unchecked_before }),
  }
}

/** This report and the one before it. */
async function reports(tx: Db, asset: string, scan: string) {
  const columns = sql.raw('id text, rule text, "check" text, severity text, confidence text, title text, words jsonb')
  const found = await tx
    .select({
      id: scans.id,
      score: scans.score,
      grade: scans.grade,
      counts: scans.counts,
      at: scans.completed_at,
      carried: scans.carried,
      mode: sql<ScanResult['mode']>`${scans.result}->>'mode'`,
      // A report may be megabytes: only these leave the database.
      found: sql<
        Found[]
      >`(select coalesce(jsonb_agg(to_jsonb(found)), '[]') from jsonb_to_recordset(${scans.result}->'findings') as found(${columns}))`,
      checks: sql<Looked[]>`(
        select coalesce(jsonb_agg(to_jsonb(looked)), '[]') from jsonb_to_recordset(${scans.result}->'checks') as looked(key text, state text, category text))`,
    })
    .from(scans)
    .where(isReportOf(asset))
    .orderBy(sql`${scans.id} = ${scan} desc`, desc(scans.completed_at))
    .limit(2)
  return found[0]?.id === scan ? found : []
}

const isReportOf = (asset: string) =>
  and(eq(scans.asset_id, asset), eq(scans.status, 'completed'), isNotNull(scans.result))

/** As they are kept: what their rule says of them anyway stays out. */
function factsOf(
  found: readonly Found[],
  checks: readonly Looked[],
  { isComparable = () => false, goneDays }: Telling = {},
): FindingFacts[] {
  const categories = new Map(checks.map(({ key, category }) => [key, category]))
  return found.map(({ title: written, words, ...finding }) => {
    const named = namedIn({ rule: finding.rule, title: written, words })
    const isOwn = Boolean(written !== null || words?.title)
    return {
      ...finding,
      comparable: isComparable(finding),
      category: categories.get(finding.check),
      ...(isOwn && { title: named.title, words: named.words }),
      ...(goneDays && { seen_before_days: goneDays(finding.id) }),
    }
  })
}

type Telling = { isComparable?: (finding: Pick<Found, 'check'>) => boolean; goneDays?: (id: string) => number }

async function changesBetween(tx: Db, asset: string, { before, now }: { before: Report; now: Report }) {
  const earlier = openOf(before)
  const open = new Set(openOf(now).map(({ id }) => id))
  const known = new Set(earlier.map(({ id }) => id))
  const fresh = now.found.filter(({ id }) => !known.has(id))
  const again = await goneDaysOf(tx, asset, fresh, now.at ?? new Date())
  const answered = new Set(before.checks.filter(({ state }) => isAnswer(state)).map(({ key }) => key))
  const isComparable = ({ check }: Pick<Found, 'check'>) => answered.has(check) && !looksAtLess(before, now)
  // What no scan looks for any more is not fixed.
  const looked = new Set(now.checks.map(({ key }) => key))
  const all = [...before.checks, ...now.checks]
  const isTold = { isComparable: () => true }
  return {
    new: factsOf(
      fresh.filter(({ id }) => !again.has(id)),
      all,
      { isComparable },
    ),
    back: factsOf(
      fresh.filter(({ id }) => again.has(id)),
      all,
      { ...isTold, goneDays: (id) => again.get(id) ?? 0 },
    ),
    fixed: factsOf(
      earlier.filter(({ id, check }) => !open.has(id) && looked.has(check)),
      all,
      isTold,
    ),
  }
}

/** What it found, and what earlier scans found and it could not see. */
function openOf({ found, carried }: Report): Found[] {
  return [
    ...found,
    ...(carried ?? []).map(({ id, check, severity, rule = '', confidence = null }) => ({
      id,
      rule,
      check,
      severity,
      confidence,
      title: null,
      words: null,
    })),
  ]
}

const DAY_MS = 86_400_000

/** What earlier reports had, and for how many days it was gone: of this report nothing is followed yet. */
async function goneDaysOf(tx: Db, asset: string, found: readonly Found[], now: Date): Promise<Map<string, number>> {
  const ids = found.map(({ id }) => id)
  const rows = await tx
    .select({ id: findings.finding, gone: max(findings.gone_at) })
    .from(findings)
    .where(and(eq(findings.asset_id, asset), sql`${findings.finding} = any(${sql.param(ids)}::text[])`))
    .groupBy(findings.finding)
  return new Map(rows.map(({ id, gone }) => [id, gone ? Math.floor((now.getTime() - gone.getTime()) / DAY_MS) : 0]))
}
