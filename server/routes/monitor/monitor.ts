import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { type IncidentKind, monitorApi } from '@/lib/contract/monitor'
import type { Db } from '@/server/db/db'
import { assets, incidents, monitors } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Facts } from '@/server/db/monitor-facts'
import { publicIncidents } from './incident-rows'
import { publicMonitors } from './monitor-rows'

export const monitorRoutes = new Hono<Env>()

const allOf = (db: Db, workspace: string) => publicMonitors(db, eq(assets.workspace_id, workspace))

async function oneOf(db: Db, asset: typeof assets.$inferSelect) {
  const [monitor] = await publicMonitors(db, eq(assets.id, asset.id))
  if (!monitor) throw notFound('asset')
  return { monitor }
}

serve(monitorRoutes, monitorApi.list, async ({ db, workspace }) => {
  return { monitors: await allOf(db, workspace.id) }
})

serve(monitorRoutes, monitorApi.incidents, async ({ db, workspace, asset, query, pageSize }) => {
  return publicIncidents(db, { workspace: workspace.id, asset: asset?.id, after: query.after, limit: pageSize })
})

serve(monitorRoutes, monitorApi.startAll, async ({ db, deps, workspace: { id } }) => {
  const rows = await db.select({ asset_id: assets.id }).from(assets).where(eq(assets.workspace_id, id))
  const begun =
    rows.length > 0
      ? await db.transaction((tx) =>
          tx.insert(monitors).values(rows).onConflictDoNothing().returning({ id: monitors.asset_id }),
        )
      : []
  await deps.monitors.checkSoon(begun.map((monitor) => monitor.id))
  return { monitors: await allOf(db, id) }
})

serve(monitorRoutes, monitorApi.save, async ({ db, deps, asset, body }) => {
  await db.transaction(async (tx) => {
    await tx.insert(monitors).values({ asset_id: asset.id }).onConflictDoNothing()
    const [before] = await tx.select().from(monitors).where(eq(monitors.asset_id, asset.id)).for('update')
    const isResumed = body.is_paused === false && before?.is_paused === true
    const isSooner = body.interval_minutes !== undefined && body.interval_minutes !== before?.interval_minutes
    // A new rhythm begins now.
    const values = {
      ...body,
      ...((isResumed || isSooner) && { next_check_at: new Date() }),
      ...(body.is_paused && { suspects: [], claimed_at: null }),
    }
    if (Object.keys(values).length > 0) await tx.update(monitors).set(values).where(eq(monitors.asset_id, asset.id))
    if (body.is_paused) await endOutages(tx, asset.id)
  })
  if (!body.is_paused) await deps.monitors.checkSoon([asset.id])
  return oneOf(db, asset)
})

/** Nobody looks any more, so nobody knows how long it lasts. What changed stays to be judged. */
async function endOutages(tx: Db, asset: string) {
  await tx
    .update(incidents)
    .set({ ended_at: new Date(), ending: 'paused' })
    .where(and(eq(incidents.asset_id, asset), isNull(incidents.ended_at), inArray(incidents.kind, ['down', 'slow'])))
  await tx.update(monitors).set({ state: 'waiting' }).where(eq(monitors.asset_id, asset))
}

serve(monitorRoutes, monitorApi.remove, async ({ db, asset }) => {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(monitors).where(eq(monitors.asset_id, asset.id)).returning({ id: monitors.asset_id })
    if (gone.length === 0) throw notFound('monitor')
  })
  return { message: 'Monitoring stopped.' }
})

serve(monitorRoutes, monitorApi.check, async ({ db, deps, limits, asset }) => {
  const [monitor] = await db.select().from(monitors).where(eq(monitors.asset_id, asset.id))
  if (!monitor) throw notFound('monitor')
  if (monitor.is_paused) throw new HttpError(409, 'monitor_paused')
  await limits.take('checksByAsset', asset.id)
  await db.transaction((tx) =>
    tx.update(monitors).set({ next_check_at: new Date() }).where(eq(monitors.asset_id, asset.id)),
  )
  await deps.monitors.checkSoon([asset.id])
  return oneOf(db, asset)
})

serve(monitorRoutes, monitorApi.accept, async ({ db, asset, body }) => {
  await db.transaction(async (tx) => {
    const [monitor] = await tx.select().from(monitors).where(eq(monitors.asset_id, asset.id)).for('update')
    if (!monitor) throw notFound('monitor')
    const now = factsOf(body.kind, monitor.current)
    if (!now) throw new HttpError(409, 'outage_ends_by_itself')
    await tx
      .update(monitors)
      .set({ baseline: { ...monitor.baseline, ...now } })
      .where(eq(monitors.asset_id, asset.id))
    await tx
      .update(incidents)
      .set({ ended_at: new Date(), ending: 'accepted' })
      .where(and(eq(incidents.asset_id, asset.id), eq(incidents.kind, body.kind), isNull(incidents.ended_at)))
  })
  return oneOf(db, asset)
})

/** The facts that such an incident is about; null for an outage. */
function factsOf(kind: IncidentKind, { headers, certificate, dns, exposed, scores }: Facts): Partial<Facts> | null {
  const facts: Record<IncidentKind, Partial<Facts> | null> = {
    down: null,
    slow: null,
    domain: null,
    headers: { headers },
    certificate: { certificate },
    // What was accepted is all that is right: an earlier network would be a change again.
    dns: { dns, networks: {} },
    exposed: { exposed },
    score: { scores },
  }
  return facts[kind]
}
