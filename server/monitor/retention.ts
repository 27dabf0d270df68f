import { and, eq, lt } from 'drizzle-orm'
import { incidents, monitorChecks, monitors } from '@/server/db/schema'
import type { MonitorDeps } from './deps'

const DAY_MS = 86_400_000
/** As far back as the longest figure that is counted from them, and a day. */
const CHECK_DAYS = 31
const INCIDENT_DAYS = 400

/**
 * Forgets what no figure is made of any more. What is still open stays. One monitor at a time: its key finds what is
 * old, and nobody waits for all of it.
 */
export async function forgetOld({ db, now }: Pick<MonitorDeps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const all = await db.select({ id: monitors.asset_id }).from(monitors)
  for (const { id } of all) {
    await db.delete(monitorChecks).where(and(eq(monitorChecks.asset_id, id), lt(monitorChecks.at, before(CHECK_DAYS))))
    await db.delete(incidents).where(and(eq(incidents.asset_id, id), lt(incidents.ended_at, before(INCIDENT_DAYS))))
  }
}
