import { lt } from 'drizzle-orm'
import { incidents, monitorChecks } from '@/server/db/schema'
import type { MonitorDeps } from './deps'

const DAY_MS = 86_400_000
/** As far back as the longest figure that is counted from them, and a day. */
const CHECK_DAYS = 31
const INCIDENT_DAYS = 400

/** Forgets what no figure is made of any more. What is still open stays. */
export async function forgetOld({ db, now }: Pick<MonitorDeps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.delete(monitorChecks).where(lt(monitorChecks.at, before(CHECK_DAYS)))
  await db.delete(incidents).where(lt(incidents.ended_at, before(INCIDENT_DAYS)))
}
