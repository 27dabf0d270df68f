import { and, asc, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { deliveries, leads, leadScans, widgetLeads, workspaces } from '@/server/db/schema'
import { RESULT_MAIL } from './leave-token'
import type { Entry } from './no-contact'

const LAST_DIGITS = 6
const MOST = 200

/** What somebody left in widgets and in forms of websites, the oldest first. Also what was deleted a moment ago. */
export async function visitsOf(db: Db, userId: string, entries: readonly Entry[]) {
  const whose = leftBy(db, userId, entries)
  if (!whose) return []
  return db.select().from(widgetLeads).where(whose).orderBy(asc(widgetLeads.created_at)).limit(MOST)
}

/** Deletes it for good, with mails on their way to them and the scans that nobody else asked for. */
export async function dropVisits(tx: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  const whose = leftBy(tx, userId, entries)
  if (!whose) return
  const gone = await tx
    .delete(widgetLeads)
    .where(whose)
    .returning({ id: widgetLeads.id, scan: widgetLeads.lead_scan_id })
  if (gone.length === 0) return
  const letters = gone.map(({ id }) => `${RESULT_MAIL}${id}`)
  await tx.delete(deliveries).where(and(inArray(deliveries.key, letters), eq(deliveries.state, 'waiting')))
  const scans = gone.flatMap(({ scan }) => scan ?? [])
  if (scans.length === 0) return
  const ofOthers = [
    tx.select({ id: widgetLeads.id }).from(widgetLeads).where(eq(widgetLeads.lead_scan_id, leadScans.id)),
    tx.select({ id: leads.id }).from(leads).where(eq(leads.lead_scan_id, leadScans.id)),
  ]
  await tx
    .delete(leadScans)
    .where(
      and(
        inArray(leadScans.id, scans),
        eq(leadScans.source, 'widget'),
        ...ofOthers.map((others) => not(exists(others))),
      ),
    )
}

function leftBy(db: Db, userId: string, entries: readonly Entry[]): SQL | undefined {
  const mine = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, userId))
  const said = entries.map(({ kind, value }) => {
    if (kind === 'email') return eq(widgetLeads.email_norm, value)
    if (kind === 'phone')
      return sql`regexp_replace(${widgetLeads.phone}, '\\D', '', 'g') like ${`%${value.slice(-LAST_DIGITS)}`}`
    return or(eq(widgetLeads.host, value), sql`split_part(${widgetLeads.email_norm}, '@', 2) = ${value}`)
  })
  return said.length === 0 ? undefined : and(inArray(widgetLeads.workspace_id, mine), or(...said))
}
