import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { rules } from '@/lib/messages/en/rules'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { assets, leads, workspaces } from '@/server/db/schema'
import { isOverdue } from '@/server/leads/listing'
import { leavingByWorkspace } from '@/server/leads/retention'
import { invoicesOverdue } from './invoices'
import { contractsDue } from './signatures'
import { type clientsOf, stateOf } from './clients'
import { sitesWaiting } from './sites-waiting'
import { countUrgent, newestUrgent, URGENT_KINDS } from './urgent-findings'

type Clients = Awaited<ReturnType<typeof clientsOf>>
type Kind = AgencyAttention['kind']
/** Of each kind, how many there are. */
type Counts = Partial<Record<Kind, number>>
const NOTHING = { rows: [] as AgencyAttention[], counts: {} as Counts }

const RANKS = {
  critical: 100,
  down: 95,
  overdue_high: 80,
  certificate: 75,
  high: 70,
  next_step: 55,
  proof_lost: 50,
  leads_leaving: 45,
} as const
/** So many of each kind are told, so that none takes the place of another; of the rest their number is. */
const MOST_OF_KIND = 50
/** A certificate is to be renewed by so many days before its end. */
const CERTIFICATE_DAYS = 14

/** Of a client, how much of its security needs somebody: what is urgent, and what is only to be set up. */
type Needs = { urgent: number; to_set_up: number }
const TO_SET_UP: readonly Kind[] = ['never', 'unverified']

/**
 * What needs somebody, the most urgent first, and how many there are of each kind and client, told or not. Only what the
 * person's plans open is told.
 */
export async function attentionOf(db: Db, user: Account, clients: Clients, stepsOverdue: number) {
  const hasTools = admits('agencyTools', user)
  const [found, urgent, steps, contracts, bills, ...read] = await Promise.all([
    findingsOf(db, user),
    countUrgent(db, user.id),
    hasTools ? stepsDue(db, user.id) : [],
    hasTools ? contractsDue(db, user.id, MOST_OF_KIND) : NOTHING,
    hasTools ? invoicesOverdue(db, user, MOST_OF_KIND) : NOTHING,
    hasTools ? leavingLeads(db, user.id) : [],
    proofsLost(db, user.id),
  ])
  const hasReports = admits('core', user)
  const seenOn = (client: Clients[number]) => [
    ...downOf(client),
    ...certificatesOf(client),
    ...sitesWaiting(client, hasReports),
  ]
  // All of them are here, unlike those that are counted where they are kept.
  const whole = [...read.flat(), ...clients.flatMap(seenOn)]
  const counts: Counts = { ...contracts.counts, ...bills.counts, next_step: stepsOverdue }
  const needs = new Map<string, Needs>()
  for (const { kind, count, workspace_id } of [...urgent, ...whole.map((row) => ({ ...row, count: 1 }))]) {
    counts[kind] = (counts[kind] ?? 0) + count
    if (workspace_id && kind !== 'leads_leaving') add(needs, workspace_id, kind, count)
  }
  return { rows: mostUrgent([...found, ...steps, ...contracts.rows, ...bills.rows, ...whole]), counts, needs }
}

function add(needs: Map<string, Needs>, workspace: string, kind: Kind, count: number) {
  const { urgent, to_set_up } = needs.get(workspace) ?? { urgent: 0, to_set_up: 0 }
  const isToSetUp = TO_SET_UP.includes(kind)
  needs.set(workspace, { urgent: urgent + (isToSetUp ? 0 : count), to_set_up: to_set_up + (isToSetUp ? count : 0) })
}

/** Of what is equally urgent, what came last; what is overdue, the longest first. Of no kind too many. */
function mostUrgent(rows: AgencyAttention[]): AgencyAttention[] {
  const told: Counts = {}
  return rows
    .toSorted((a, b) => b.rank - a.rank || (a.kind === 'next_step' ? -1 : 1) * (b.at ?? '').localeCompare(a.at ?? ''))
    .filter(({ kind }) => (told[kind] = (told[kind] ?? 0) + 1) <= MOST_OF_KIND)
}

const titles: Readonly<Record<string, { title: string }>> = rules

async function findingsOf(db: Db, user: Account): Promise<AgencyAttention[]> {
  const hasReports = admits('core', user)
  const read = URGENT_KINDS.map(async (kind) =>
    (await newestUrgent(db, user.id, kind, MOST_OF_KIND)).map((row) => ({
      id: `${kind}:${row.asset_id}:${row.finding}`,
      kind,
      group: 'security' as const,
      rank: RANKS[kind],
      workspace_id: row.workspace_id,
      asset_id: row.asset_id,
      name: row.name,
      detail: titles[row.rule]?.title ?? row.rule,
      rule: row.rule,
      site: row.site,
      site_name: row.site_name,
      at: new Date(row.since).toISOString(),
      // Who has no reports reads what a light scan found.
      href: hasReports ? href('report', { id: row.report_id }) : href('scan', { id: row.asset_id }),
    })),
  )
  return (await Promise.all(read)).flat()
}

const downOf = ({ workspace_id, name, all, down_since }: Clients[number]): AgencyAttention[] =>
  all
    .filter((site) => stateOf(site) === 'down')
    .map(({ id, value, name: site_name }) => ({
      id: `down:${id}:${down_since}`,
      kind: 'down',
      group: 'security',
      rank: RANKS.down,
      workspace_id,
      asset_id: id,
      name,
      detail: null,
      site: value,
      site_name,
      at: down_since,
      href: href('monitoring'),
    }))

/** Seen by monitors: they end soon, or have ended. */
const certificatesOf = ({ workspace_id, name, all }: Clients[number]): AgencyAttention[] =>
  all.flatMap((site) => {
    const ends = site.ends
    const end = Date.parse(ends ?? '')
    if (stateOf(site) === null || Number.isNaN(end) || end > Date.now() + CERTIFICATE_DAYS * 86_400_000) return []
    return {
      id: `certificate:${site.id}:${ends}`,
      kind: 'certificate' as const,
      group: 'security' as const,
      rank: RANKS.certificate,
      workspace_id,
      asset_id: site.id,
      name,
      detail: null,
      site: site.value,
      site_name: site.name,
      at: new Date(end).toISOString(),
      href: href('monitoring'),
    }
  })

async function stepsDue(db: Db, userId: string): Promise<AgencyAttention[]> {
  const { id, name, host, workspace_id, next_step, next_step_at } = leads
  const rows = await db
    .select({ id, name, host, workspace_id, next_step, next_step_at })
    .from(leads)
    .where(
      and(
        eq(leads.user_id, userId),
        isNull(leads.removed_at),
        isNull(leads.archived_at),
        inArray(leads.status, ['new', 'contacted', 'replied', 'meeting']),
        isOverdue,
      ),
    )
    .orderBy(asc(leads.next_step_at))
    .limit(MOST_OF_KIND)
  return rows.map((row) => ({
    id: `next_step:${row.id}:${row.next_step_at?.toISOString()}`,
    kind: 'next_step',
    group: 'sales',
    rank: RANKS.next_step,
    workspace_id: row.workspace_id,
    lead_id: row.id,
    name: row.name,
    detail: row.next_step,
    site: row.host,
    at: row.next_step_at?.toISOString() ?? null,
    href: `${href('leads')}?lead=${row.id}`,
  }))
}

/** Nobody uses them: their owner was told that they go. */
const leavingLeads = async (db: Db, userId: string): Promise<AgencyAttention[]> =>
  (await leavingByWorkspace(db, userId)).map(({ workspace_id, name, count, on }) => ({
    id: `leads_leaving:${workspace_id}:${on}`,
    kind: 'leads_leaving',
    group: 'sales',
    rank: RANKS.leads_leaving,
    workspace_id,
    name,
    detail: String(count),
    at: on,
    href: `${href('leads')}?next=leaving`,
  }))

/** Proved once, and the proof is not there any more. */
async function proofsLost(db: Db, userId: string): Promise<AgencyAttention[]> {
  const rows = await db
    .select({
      id: assets.id,
      value: assets.value,
      site_name: assets.name,
      at: assets.proof_missed_at,
      workspace_id: workspaces.id,
      name: workspaces.name,
    })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(workspaces.user_id, userId), sql`${assets.proof_misses} > 0`, isNotNull(assets.last_proved_at)))
  return rows.map(({ id, value, site_name, at, workspace_id, name }) => ({
    id: `proof_lost:${id}`,
    kind: 'proof_lost',
    group: 'security',
    rank: RANKS.proof_lost,
    workspace_id,
    asset_id: id,
    name,
    detail: null,
    site: value,
    site_name,
    at: at?.toISOString() ?? null,
    href: `${href('asset')}?verify=${id}`,
  }))
}
