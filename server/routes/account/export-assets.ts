import { asc, eq, inArray, type SQLWrapper } from 'drizzle-orm'
import { writtenResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import {
  alerts,
  assets,
  findings,
  findingsTriage,
  incidents,
  monitorChecks,
  monitors,
  removedAssets,
  scans,
  workspaces,
} from '@/server/db/schema'
import { once, type Rows } from './export-rows'

/** A result may have some hundred kilobytes. */
const SCANS_AT_ONCE = 20

/** What these workspaces have, and what was found there. */
export function assetsOf(db: Db, userId: string, mine: SQLWrapper): Record<string, Rows> {
  const ownAssets = db.select({ id: assets.id }).from(assets).where(inArray(assets.workspace_id, mine))
  return {
    workspaces: once(() =>
      db.select().from(workspaces).where(eq(workspaces.user_id, userId)).orderBy(workspaces.created_at),
    ),
    assets: once(() => db.select().from(assets).where(inArray(assets.workspace_id, mine)).orderBy(assets.created_at)),
    removed_assets: once(() =>
      db
        .select()
        .from(removedAssets)
        .where(inArray(removedAssets.workspace_id, mine))
        .orderBy(removedAssets.removed_at),
    ),
    findings: once(() =>
      db
        .select()
        .from(findings)
        .where(inArray(findings.asset_id, ownAssets))
        .orderBy(findings.asset_id, findings.opened_at),
    ),
    decisions: once(() => db.select().from(findingsTriage).where(inArray(findingsTriage.asset_id, ownAssets))),
    scans: scansOf(db, userId),
    ...monitoringOf(db, ownAssets),
  }
}

function monitoringOf(db: Db, ownAssets: SQLWrapper): Record<string, Rows> {
  return {
    monitors: once(() =>
      db.select().from(monitors).where(inArray(monitors.asset_id, ownAssets)).orderBy(monitors.created_at),
    ),
    monitor_checks: checksOf(db, ownAssets),
    incidents: once(() =>
      db.select().from(incidents).where(inArray(incidents.asset_id, ownAssets)).orderBy(incidents.started_at),
    ),
    alerts: once(() => db.select().from(alerts).where(inArray(alerts.asset_id, ownAssets)).orderBy(alerts.created_at)),
  }
}

async function* scansOf(db: Db, userId: string): Rows {
  const ids = await db
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .where(eq(workspaces.user_id, userId))
    .orderBy(asc(scans.created_at), scans.id)
  for (let from = 0; from < ids.length; from += SCANS_AT_ONCE) {
    const batch = ids.slice(from, from + SCANS_AT_ONCE).map(({ id }) => id)
    const rows = await db.select().from(scans).where(inArray(scans.id, batch)).orderBy(asc(scans.created_at), scans.id)
    yield rows.map((row) => ({ ...row, result: row.result && writtenResult(row.result) }))
  }
}

/** Minute by minute for a month is forty thousand for each site: one site at a time. */
async function* checksOf(db: Db, ownAssets: SQLWrapper): Rows {
  const watched = await db.select({ id: monitors.asset_id }).from(monitors).where(inArray(monitors.asset_id, ownAssets))
  for (const { id } of watched)
    yield await db.select().from(monitorChecks).where(eq(monitorChecks.asset_id, id)).orderBy(monitorChecks.at)
}
