import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { FindingState } from '@/lib/contract/finding'
import type { ScanResult } from '@/lib/contract/scan-result'
import { couldSee, isAnswer } from '@/lib/domain/scan-diff'
import type { Db } from '@/server/db/db'
import { findings, findingsTriage, scans, users } from '@/server/db/schema'
import { isReportOf } from '@/server/records/keep-findings'
import { asideOn } from '@/server/records/open-findings'

/** How many completed scans back the answer to a claim is looked for. */
const HISTORY = 50

type Span = { finding: string; opened_at: Date; gone_at: Date | null; first_seen: Date; seen_light: Date | null }
type Look = { started_at: Date; completed_at: Date; mode: ScanResult['mode']; answered: Set<string> }
type Decided = { triage: typeof findingsTriage.$inferSelect; by: { id: string; name: string } | null; isAside: boolean }
type Report = Pick<typeof scans.$inferSelect, 'asset_id' | 'completed_at' | 'result'>

/**
 * Every finding of a report with how it stands today: what was decided, and what later scans and the calendar made of
 * it.
 */
export async function findingStates(db: Db, { asset_id, completed_at, result }: Report): Promise<FindingState[]> {
  if (!result) return []
  const [decided, spans] = await Promise.all([decisionsOf(db, asset_id), spansOf(db, asset_id)])
  const claims = [...decided.values()].flatMap(({ triage }) => (triage.status === 'fixed_claimed' ? [triage.at] : []))
  const looks = claims.length > 0 ? await looksSince(db, asset_id, new Date(Math.min(...claims.map(Number)))) : []
  return result.findings.map(({ id, check }) => {
    const own = spans.get(id) ?? []
    const first = [...own.map((span) => span.first_seen), ...(completed_at ? [completed_at] : [])].sort(
      (a, b) => a.getTime() - b.getTime(),
    )[0]
    const isForLight = result.mode === 'light' || own.some(({ seen_light }) => seen_light !== null)
    const able = looks.filter((scan) => couldSee(scan, check, isForLight))
    return { id, first_seen: first?.toISOString() ?? null, ...standing(decided.get(id), able, own) }
  })
}

function standing(
  decided: Decided | undefined,
  able: Look[],
  spans: Span[],
): Pick<FindingState, 'status' | 'decision' | 'verified_at'> {
  if (!decided) return { status: 'open', decision: null }
  const { status, note, accepted_until: until, at } = decided.triage
  const decision = { status, note, until, by: decided.by, at: at.toISOString() }
  if (status === 'accepted') return { status: decided.isAside ? status : 'open', decision }
  if (status !== 'fixed_claimed') return { status, decision }
  // The scan has to have begun after the claim: one that was under way may have looked before the repair.
  const verdict = able.findLast((scan) => scan.started_at >= at)
  if (!verdict) return { status, decision }
  const isStillThere = spans.some(
    ({ opened_at, gone_at }) =>
      opened_at <= verdict.completed_at && (gone_at === null || gone_at > verdict.completed_at),
  )
  return { status: isStillThere ? 'open' : 'fixed', decision, verified_at: verdict.completed_at.toISOString() }
}

async function decisionsOf(db: Db, asset: string): Promise<Map<string, Decided>> {
  const rows = await db
    .select({
      triage: findingsTriage,
      by: { id: users.id, name: users.name },
      isAside: sql<boolean>`${asideOn(new Date().toISOString().slice(0, 10))}`,
    })
    .from(findingsTriage)
    .leftJoin(users, eq(users.id, findingsTriage.by))
    .where(eq(findingsTriage.asset_id, asset))
  return new Map(rows.map((row) => [row.triage.finding, row]))
}

async function spansOf(db: Db, asset: string): Promise<Map<string, Span[]>> {
  const rows = await db
    .select({
      finding: findings.finding,
      opened_at: findings.opened_at,
      gone_at: findings.gone_at,
      first_seen: findings.first_seen,
      seen_light: findings.seen_light,
    })
    .from(findings)
    .where(eq(findings.asset_id, asset))
  return Map.groupBy(rows, ({ finding }) => finding)
}

/** The completed scans of an asset since then, oldest first: which checks of each answered. */
async function looksSince(db: Db, asset: string, since: Date): Promise<Look[]> {
  const rows = await db
    .select({
      started_at: scans.started_at,
      completed_at: scans.completed_at,
      mode: sql<ScanResult['mode']>`${scans.result}->>'mode'`,
      checks: sql<Pick<ScanResult['checks'][number], 'key' | 'state'>[]>`${scans.result}->'checks'`,
    })
    .from(scans)
    .where(and(isReportOf(asset), gte(scans.completed_at, since), isNotNull(scans.result)))
    .orderBy(desc(scans.completed_at))
    .limit(HISTORY)
  return rows.reverse().flatMap(({ started_at, completed_at, mode, checks }) => {
    if (!completed_at) return []
    const answered = new Set(checks.filter(({ state }) => isAnswer(state)).map(({ key }) => key))
    return [{ started_at: started_at ?? completed_at, completed_at, mode, answered }]
  })
}
