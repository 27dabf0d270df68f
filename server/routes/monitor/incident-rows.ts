import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Incident } from '@/lib/contract/monitor'
import { saysOf } from '@/lib/domain/older-result'
import type { Db } from '@/server/db/db'
import { alerts, assets, deliveries, incidents } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { notFound } from '@/server/errors'
import { asId } from '@/server/api/ids'

type Wanted = { workspace: Scope; asset?: string; after?: string; limit: number }

/**
 * Newest first, the open ones before all others, each with who was told. A page of them, and where the next one begins.
 */
export async function publicIncidents(
  db: Db,
  { workspace, asset, after, limit }: Wanted,
): Promise<{ incidents: Incident[]; next: string | null }> {
  const wanted = and(within(assets.workspace_id, workspace), asset === undefined ? undefined : eq(assets.id, asset))
  const found = await db
    .select({ incident: incidents, value: assets.value, name: assets.name, place: assets.workspace_id })
    .from(incidents)
    .innerJoin(assets, eq(assets.id, incidents.asset_id))
    .where(and(wanted, after === undefined ? undefined : await behind(db, wanted, after)))
    .orderBy(sql`${incidents.ended_at} is null desc`, desc(incidents.started_at), desc(incidents.id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const ids = rows.map(({ incident }) => incident.id)
  const told = ids.length > 0 ? await alertsOf(db, ids) : []
  const page = rows.map(({ incident, value, name, place }) => ({
    id: incident.id,
    workspace_id: place,
    asset_id: incident.asset_id,
    asset_value: value,
    ...(name && { asset_name: name }),
    kind: incident.kind,
    cause: incident.cause,
    message: incident.message,
    ...(incident.message && { message_says: saysOf(incident.message, incident.says) }),
    changes: incident.changes,
    started_at: incident.started_at.toISOString(),
    ended_at: incident.ended_at?.toISOString() ?? null,
    ending: incident.ending,
    alerts: told.filter(({ alert }) => alert.incident_id === incident.id).flatMap(publicAlert),
  }))
  return { incidents: page, next: found.length > limit ? (ids.at(-1) ?? null) : null }
}

/** What comes after this one in the order above. */
async function behind(db: Db, wanted: SQL | undefined, after: string): Promise<SQL> {
  const [last] = await db
    .select({
      isOpen: sql<boolean>`${incidents.ended_at} is null`,
      at: sql<string>`${incidents.started_at}::text`,
      id: incidents.id,
    })
    .from(incidents)
    .innerJoin(assets, eq(assets.id, incidents.asset_id))
    .where(and(wanted, eq(incidents.id, asId(after))))
  if (!last) throw notFound('incident')
  return sql`(${incidents.ended_at} is null, ${incidents.started_at}, ${incidents.id}) < (${last.isOpen}::boolean, ${last.at}::timestamptz, ${last.id}::uuid)`
}

const alertsOf = (db: Db, ids: string[]) =>
  db
    .select({ alert: alerts, mail: { state: deliveries.state, to: deliveries.target, at: deliveries.done_at } })
    .from(alerts)
    .leftJoin(deliveries, eq(deliveries.id, alerts.delivery_id))
    .where(inArray(alerts.incident_id, ids))
    .orderBy(alerts.created_at)

function publicAlert({
  alert: { kind, decided_at },
  mail,
}: Awaited<ReturnType<typeof alertsOf>>[number]): Incident['alerts'] {
  const isMuted = decided_at !== null && mail === null
  if (kind === 'expiring' || isMuted) return []
  if (mail?.state !== 'done')
    return [{ kind, state: mail?.state === 'failed' ? 'failed' : 'waiting', sent_to: null, sent_at: null }]
  return [{ kind, state: 'sent', sent_to: mail.to, sent_at: mail.at?.toISOString() ?? null }]
}
