import { lt, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import {
  attempts,
  emailChanges,
  events,
  knownDevices,
  leadBatches,
  leads,
  leadSearches,
  leadSpots,
  shares,
  widgetLeads,
  wpHistory,
} from '@/server/db/schema'
import type { Settings } from '@/server/settings'
import type { Chore } from './chore'

const QUEUE = 'housekeeping'

/**
 * Once a day what has had its time goes: tries, links, browsers that nobody used for a year, events after 90 days, the history of WordPress sites after 400, and
 * the audit log after AUDIT_DAYS.
 */
export const housekeeping = (db: Db, settings: Pick<Settings, 'auditDays'>): Chore => ({
  name: QUEUE,
  family: QUEUE,
  cron: '17 3 * * *',
  isDue: async () => false,
  run: () => tidyUp(db, settings),
})

export async function tidyUp(db: Db, { auditDays }: Pick<Settings, 'auditDays'>): Promise<void> {
  await db.delete(attempts).where(lt(attempts.until, sql`now()`))
  await db.delete(emailChanges).where(lt(emailChanges.expires_at, sql`now()`))
  await db.delete(events).where(lt(events.at, sql`now() - interval '90 days'`))
  await db.delete(wpHistory).where(lt(wpHistory.at, sql`now() - interval '400 days'`))
  await db.update(leadSearches).set({ results: null, page_tokens: [] }).where(lt(leadSearches.expires_at, sql`now()`))
  await db.delete(leadSearches).where(lt(leadSearches.ran_at, sql`now() - interval '30 days'`))
  await db.delete(leadSpots).where(lt(leadSpots.at, sql`now() - interval '30 days'`))
  await db.delete(leads).where(lt(leads.removed_at, sql`now() - interval '1 hour'`))
  await db.delete(widgetLeads).where(lt(widgetLeads.removed_at, sql`now() - interval '1 hour'`))
  await db.delete(leadBatches).where(lt(leadBatches.created_at, sql`now() - interval '30 days'`))
  await db.delete(shares).where(lt(shares.expires_at, sql`now()`))
  await db.delete(knownDevices).where(lt(knownDevices.last_used_at, sql`now() - interval '1 year'`))
  if (auditDays > 0) await db.execute(sql`select forget_audit(now() - make_interval(days => ${auditDays}))`)
}
