import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { LeadResult } from '@/lib/contract/lead'
import { opportunityOf, weightsOf } from '@/lib/domain/leads/opportunity'
import type { Db } from '@/server/db/db'
import { assets, leads, leadScans, workspaces } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { factsOf } from './facts'
import { isSame, scanHostOf, siteOf } from './identity'
import { publicWorst, SCAN_WORST } from './lead-rows'
import { areListed } from './no-contact'
import { businessOf, ownWeights, sitesOf } from './refresh'
import { freshOf, knownLike } from './save'

/** What the account knows of businesses that a search found. Who asked not to be contacted comes without addresses. */
export async function annotated(
  db: Db,
  userId: string,
  results: readonly LeadResult[],
  voice: Voice,
): Promise<LeadResult[]> {
  if (results.length === 0) return []
  const fresh = results.map((result) => freshOf(result, 0))
  const known = await knownLike(db, userId, fresh)
  const listed = await areListed(
    db,
    userId,
    fresh.map(({ columns }) => columns),
  )
  const clients = await clientHosts(
    db,
    userId,
    fresh.flatMap(({ columns }) => columns.host ?? []),
  )
  const scans = await lastScans(
    db,
    userId,
    fresh.flatMap(({ columns }) => (columns.website ? [scanHostOf(columns.website)] : [])),
  )
  const sites = await sitesOf(
    db,
    [...scans.values()].map(({ id }) => id),
  )
  const weights = weightsOf(await ownWeights(db, userId))
  const workspaceOf = await workspacesOf(db, known)
  return results.map((result, place) => {
    const { identity, columns } = fresh[place] ?? freshOf(result, 0)
    const same = known.find((other) => isSame(identity, other))
    const scan = columns.website === null ? undefined : scans.get(scanHostOf(columns.website))
    const now = new Date()
    const said = factsOf(result, 1).map((fact) => ({ ...fact, seen_at: now, is_chosen: false }))
    return {
      ...result,
      ...(listed[place] && { phone: null, email: null }),
      already_saved: same
        ? { id: same.id, at: same.created_at.toISOString(), workspace_id: workspaceOf.get(same.id) ?? '' }
        : null,
      is_client: columns.host !== null && clients.has(columns.host),
      do_not_contact: listed[place] ?? false,
      opportunity: opportunityOf(businessOf(said, (scan && sites.get(scan.id)) ?? null), weights),
      scan: scan ? publicWorst(scan, voice) : null,
    }
  })
}

/** Which of these sites are assets of the account. */
async function clientHosts(db: Db, userId: string, hosts: readonly string[]): Promise<Set<string>> {
  if (hosts.length === 0) return new Set()
  const rows = await db
    .select({ value: assets.value })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(workspaces.user_id, userId), or(...hosts.map((host) => sql`strpos(${assets.value}, ${host}) > 0`))))
    .limit(2_000)
  return new Set(rows.flatMap(({ value }) => siteOf(value)?.host ?? []))
}

/** The newest scan of each of these sites, of the last 30 days. */
async function lastScans(db: Db, userId: string, hosts: readonly string[]) {
  if (hosts.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([leadScans.host], { ...SCAN_WORST, host: leadScans.host })
    .from(leadScans)
    .where(
      and(
        eq(leadScans.user_id, userId),
        inArray(leadScans.host, [...hosts]),
        sql`${leadScans.created_at} > now() - interval '30 days'`,
      ),
    )
    .orderBy(leadScans.host, desc(leadScans.created_at))
  return new Map(rows.map((row) => [row.host, row]))
}

async function workspacesOf(db: Db, known: readonly { id: string }[]): Promise<Map<string, string>> {
  if (known.length === 0) return new Map()
  const ids = known.map(({ id }) => id)
  const rows = await db
    .select({ id: leads.id, workspace: leads.workspace_id })
    .from(leads)
    .where(inArray(leads.id, ids))
  return new Map(rows.map(({ id, workspace }) => [id, workspace]))
}
