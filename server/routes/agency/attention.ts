import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import type { Db } from '@/server/db/db'
import { assets, findings, findingsTriage, leads, workspaces } from '@/server/db/schema'
import { isOverdue } from '@/server/leads/listing'
import type { clientsOf } from './clients'

type Clients = Awaited<ReturnType<typeof clientsOf>>

const RANKS = { critical: 100, down: 95, overdue_high: 80, next_step: 55, proof_lost: 50 } as const
/** A high finding is to be gone after so many days. */
const HIGH_DAYS = 30

/** What needs somebody, the most urgent first. */
export async function attentionOf(
  db: Db,
  userId: string,
  clients: Clients,
  hasTools: boolean,
): Promise<AgencyAttention[]> {
  const all = [
    ...(await findingsOf(db, userId)),
    ...clients.flatMap(downOf),
    ...(hasTools ? await stepsDue(db, userId) : []),
    ...(await proofsLost(db, userId)),
  ]
  return all.toSorted((a, b) => b.rank - a.rank || (b.at ?? '').localeCompare(a.at ?? ''))
}

/** Open and not set aside: the critical ones, and the high ones past their time. */
async function findingsOf(db: Db, userId: string): Promise<AgencyAttention[]> {
  const { asset_id, rule, severity, since } = findings
  const rows = await db
    .select({
      asset_id,
      rule,
      severity,
      since,
      finding: findings.finding,
      workspace_id: findings.workspace_id,
      name: workspaces.name,
      report: findings.report_id,
    })
    .from(findings)
    .innerJoin(workspaces, eq(workspaces.id, findings.workspace_id))
    .leftJoin(
      findingsTriage,
      and(eq(findingsTriage.asset_id, findings.asset_id), eq(findingsTriage.finding, findings.finding)),
    )
    .where(
      and(
        eq(workspaces.user_id, userId),
        isNull(findings.gone_at),
        sql`(${findingsTriage.status} is null or ${findingsTriage.status} not in ('accepted_risk', 'false_positive') or ${findingsTriage.accepted_until} < current_date)`,
        sql`(${severity} = 'critical' or (${severity} = 'high' and ${since} < now() - make_interval(days => ${HIGH_DAYS})))`,
      ),
    )
    .limit(1_000)
  return rows.map((row) => {
    const kind = row.severity === 'critical' ? ('critical' as const) : ('overdue_high' as const)
    return {
      id: `${kind}:${row.asset_id}:${row.finding}`,
      kind,
      group: 'security' as const,
      rank: RANKS[kind],
      workspace_id: row.workspace_id,
      asset_id: row.asset_id,
      name: row.name,
      detail: row.rule,
      at: row.since.toISOString(),
      href: `/report?asset=${row.asset_id}`,
    }
  })
}

const downOf = ({ workspace_id, name, all, down_since }: Clients[number]): AgencyAttention[] =>
  all
    .filter(({ state, isPaused }) => state === 'down' && !isPaused)
    .map(({ id, value }) => ({
      id: `down:${id}:${down_since}`,
      kind: 'down',
      group: 'security',
      rank: RANKS.down,
      workspace_id,
      asset_id: id,
      name,
      detail: value,
      at: down_since,
      href: '/monitoring',
    }))

async function stepsDue(db: Db, userId: string): Promise<AgencyAttention[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.user_id, userId),
        isNull(leads.removed_at),
        isNull(leads.archived_at),
        isNotNull(leads.next_step),
        inArray(leads.status, ['new', 'contacted', 'replied', 'meeting']),
        isOverdue,
      ),
    )
    .limit(500)
  return rows.map(({ id, name, workspace_id, next_step, next_step_at }) => ({
    id: `next_step:${id}:${next_step_at?.toISOString()}`,
    kind: 'next_step',
    group: 'sales',
    rank: RANKS.next_step,
    workspace_id,
    lead_id: id,
    name,
    detail: next_step,
    at: next_step_at?.toISOString() ?? null,
    href: `/leads?lead=${id}`,
  }))
}

/** Proved once, and the proof is not there any more. */
async function proofsLost(db: Db, userId: string): Promise<AgencyAttention[]> {
  const rows = await db
    .select({ id: assets.id, value: assets.value, at: assets.proof_missed_at, workspace: workspaces })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(workspaces.user_id, userId), sql`${assets.proof_misses} > 0`, isNotNull(assets.last_proved_at)))
    .limit(500)
  return rows.map(({ id, value, at, workspace }) => ({
    id: `proof_lost:${id}`,
    kind: 'proof_lost',
    group: 'security',
    rank: RANKS.proof_lost,
    workspace_id: workspace.id,
    asset_id: id,
    name: workspace.name,
    detail: value,
    at: at?.toISOString() ?? null,
    href: `/asset/${id}`,
  }))
}
