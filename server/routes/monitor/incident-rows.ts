import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Incident } from '@/lib/contract/monitor'
import type { Db } from '@/server/db/db'
import { alerts, assets, incidents } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from '@/server/api/ids'
import { MAX_ATTEMPTS } from '@/server/monitor/alerts'

type Wanted = { workspace: string; asset?: string; after?: string; limit: number }

/** Newest first, the open ones before all others, each with who was told. A page of them, and where the next one begins. */
export async function publicIncidents(db: Db, { workspace, asset, after, limit }: Wanted): Promise<{ incidents: Incident[]; next: string | null }> {
  const wanted = and(eq(assets.workspace_id, workspace), asset === undefined ? undefined : eq(assets.id, asset))
  const found = await db
    .select({ incident: incidents, value: assets.value })
    .from(incidents)
    .innerJoin(assets, eq(assets.id, incidents.asset_id))
    .where(and(wanted, after === undefined ? undefined : await behind(db, wanted, after)))
    .orderBy(sql`${incidents.ended_at} is null desc`, desc(incidents.started_at), desc(incidents.id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const ids = rows.map(({ incident }) => incident.id)
  const told = ids.length > 0 ? await db.select().from(alerts).where(inArray(alerts.incident_id, ids)).orderBy(alerts.created_at) : []
  const page = rows.map(({ incident, value }) => ({
    id: incident.id,
    asset_id: incident.asset_id,
    asset_value: value,
    kind: incident.kind,
    cause: incident.cause,
    message: incident.message,
    changes: incident.changes,
    started_at: incident.started_at.toISOString(),
    ended_at: incident.ended_at?.toISOString() ?? null,
    ending: incident.ending,
    alerts: told.filter(({ incident_id }) => incident_id === incident.id).flatMap(publicAlert),
  }))
  return { incidents: page, next: found.length > limit ? (ids.at(-1) ?? null) : null }
}

/** What comes after this one in the order above. */
async function behind(db: Db, wanted: SQL | undefined, after: string): Promise<SQL> {
  const [last] = await db
    .select({ isOpen: sql<boolean>`${incidents.ended_at} is null`, at: sql<string>`${incidents.started_at}::text`, id: incidents.id })
    .from(incidents)
    .innerJoin(assets, eq(assets.id, incidents.asset_id))
    .where(and(wanted, eq(incidents.id, asId(after))))
  if (!last) throw notFound('incident')
  return sql`(${incidents.ended_at} is null, ${incidents.started_at}, ${incidents.id}) < (${last.isOpen}::boolean, ${last.at}::timestamptz, ${last.id}::uuid)`
}

function publicAlert({ kind, sent_at, sent_to, attempts }: typeof alerts.$inferSelect): Incident['alerts'] {
  const isMuted = sent_at !== null && sent_to === null
  if (kind === 'expiring' || isMuted) return []
  const state = sent_at ? 'sent' : attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting'
  return [{ kind, state, sent_to, sent_at: sent_at?.toISOString() ?? null }]
}
