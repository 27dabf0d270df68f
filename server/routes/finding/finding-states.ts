import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { FindingState } from '@/lib/contract/finding'
import type { ScanResult } from '@/lib/contract/scan-result'
import { couldSee, isAnswer } from '@/lib/domain/scan-diff'
import type { Db } from '@/server/db/db'
import { findingsTriage, scans, users } from '@/server/db/schema'

/** How many completed scans back the story of a finding is told. */
const HISTORY = 50

type Seen = { started_at: Date; completed_at: Date; mode: ScanResult['mode']; answered: Set<string>; ids: Set<string> }
type Decided = { triage: typeof findingsTriage.$inferSelect; by: { id: string; name: string } | null }
type Report = Pick<typeof scans.$inferSelect, 'asset_id' | 'completed_at' | 'result'>

/** Every finding of a report with how it stands today: what was decided, and what later scans and the calendar made of it. */
export async function findingStates(db: Db, { asset_id, completed_at, result }: Report): Promise<FindingState[]> {
  if (!result) return []
  const [decided, history] = await Promise.all([decisionsOf(db, asset_id), historyOf(db, asset_id)])
  return result.findings.map((finding) => {
    const seen = history.filter(({ ids }) => ids.has(finding.id))
    const first = [...seen.map((scan) => scan.completed_at), ...(completed_at ? [completed_at] : [])].sort((a, b) => a.getTime() - b.getTime())[0]
    const isForLight = result.mode === 'light' || seen.some(({ mode }) => mode === 'light')
    return {
      id: finding.id,
      first_seen: first?.toISOString() ?? null,
      ...standing(
        decided.get(finding.id),
        history.filter((scan) => couldSee(scan, finding.check, isForLight)),
        finding.id,
      ),
    }
  })
}

function standing(decided: Decided | undefined, able: Seen[], id: string): Pick<FindingState, 'status' | 'decision' | 'verified_at'> {
  if (!decided) return { status: 'open', decision: null }
  const { status, note, accepted_until: until, at } = decided.triage
  const decision = { status, note, until, by: decided.by, at: at.toISOString() }
  if (status === 'accepted') return { status: until && until >= new Date().toISOString().slice(0, 10) ? status : 'open', decision }
  if (status !== 'fixed_claimed') return { status, decision }
  // The scan has to have begun after the claim: one that was under way may have looked before the repair.
  const verdict = able.findLast((scan) => scan.started_at >= at)
  if (!verdict) return { status, decision }
  return { status: verdict.ids.has(id) ? 'open' : 'fixed', decision, verified_at: verdict.completed_at.toISOString() }
}

async function decisionsOf(db: Db, asset: string): Promise<Map<string, Decided>> {
  const rows = await db
    .select({ triage: findingsTriage, by: { id: users.id, name: users.name } })
    .from(findingsTriage)
    .leftJoin(users, eq(users.id, findingsTriage.by))
    .where(eq(findingsTriage.asset_id, asset))
  return new Map(rows.map((row) => [row.triage.finding, row]))
}

/** The completed scans of an asset, oldest first: which findings each saw, and which checks answered. */
async function historyOf(db: Db, asset: string): Promise<Seen[]> {
  const rows = await db
    .select({
      started_at: scans.started_at,
      completed_at: scans.completed_at,
      mode: sql<ScanResult['mode']>`${scans.result}->>'mode'`,
      checks: sql<Pick<ScanResult['checks'][number], 'key' | 'state'>[]>`${scans.result}->'checks'`,
      ids: sql<string[]>`jsonb_path_query_array(${scans.result}, '$.findings[*].id')`,
    })
    .from(scans)
    .where(and(eq(scans.asset_id, asset), eq(scans.status, 'completed'), isNotNull(scans.completed_at), isNotNull(scans.result)))
    .orderBy(desc(scans.completed_at))
    .limit(HISTORY)
  return rows.reverse().flatMap(({ started_at, completed_at, mode, checks, ids }) => {
    if (!completed_at) return []
    const answered = new Set(checks.filter(({ state }) => isAnswer(state)).map(({ key }) => key))
    return [{ started_at: started_at ?? completed_at, completed_at, mode, answered, ids: new Set(ids) }]
  })
}
