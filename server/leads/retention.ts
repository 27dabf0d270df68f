import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { KEPT_MONTHS } from '@/lib/contract/lead-book'
import type { Db } from '@/server/db/db'
import { leadFacts, leads, leadScans, leadSettings } from '@/server/db/schema'
import { RETENTION_MONTHS } from './lead-settings'
import { refreshLeads } from './refresh'

const AT_ONCE = 500

/**
 * Once a day what may not be kept any longer goes: what a source lends for a time, leads that nobody touched for as
 * long as their account says, and scans that no lead shows.
 */
export async function tidyLeads(db: Db): Promise<void> {
  while (await forgetLent(db)) continue
  const months = sql`make_interval(months => coalesce((select ${leadSettings.retention_months} from ${leadSettings} where ${leadSettings.user_id} = ${leads.user_id}), ${RETENTION_MONTHS}))`
  await db.delete(leads).where(
    and(
      isNull(leads.client_workspace_id),
      // By the index: what is younger than the shortest time goes nowhere.
      lt(leads.touched_at, sql`now() - make_interval(months => ${KEPT_MONTHS.least})`),
      sql`${leads.touched_at} < now() - ${months}`,
    ),
  )
  await db
    .delete(leadScans)
    .where(
      and(
        lt(leadScans.created_at, sql`now() - interval '30 days'`),
        sql`not exists (select 1 from ${leads} where ${leads.lead_scan_id} = ${leadScans.id})`,
      ),
    )
}

/** Answers whether there may be more. What others say of the same, or a person typed, stays. */
const forgetLent = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const over = await tx
      .select({ id: leadFacts.id, lead: leadFacts.lead_id, user: leadFacts.user_id })
      .from(leadFacts)
      .where(lt(leadFacts.expires_at, sql`now()`))
      .limit(AT_ONCE)
    if (over.length === 0) return false
    await tx.delete(leadFacts).where(
      inArray(
        leadFacts.id,
        over.map(({ id }) => id),
      ),
    )
    for (const [user, rows] of Map.groupBy(over, (row) => row.user))
      await refreshLeads(tx, user, [...new Set(rows.map(({ lead }) => lead))])
    return over.length === AT_ONCE
  })
