import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { type Contact, leadFacts, leads, leadScans, widgetLeads } from '@/server/db/schema'
import { record } from '@/server/records/events'
import type { ScanOutcome } from '@/server/scanner/outcome'
import type { NewFact } from './facts'
import { scanHostOf } from './identity'
import { textOf } from './place'
import { refreshLeads } from './refresh'

type Row = Pick<typeof leadScans.$inferSelect, 'id' | 'user_id' | 'url' | 'host'>

export type CompletedScan = typeof leadScans.$inferSelect

type End = {
  mine: SQL | undefined
  outcome: ScanOutcome
  /** In the same transaction, for one that has a result. */
  onEnd: (tx: Db, scan: CompletedScan) => Promise<void>
}

/** Writes down how a scan ended, and tells the leads of that site what it says. */
export function endLeadScan(db: Db, row: Row, { mine, outcome, onEnd }: End): Promise<void> {
  return db.transaction(async (tx) => {
    if (outcome.status === 'failed') {
      await tx
        .update(leadScans)
        .set({
          status: 'failed',
          failure_reason: outcome.reason,
          failure_message: outcome.message,
          failure_says: outcome.says ?? null,
          checks: [],
          visitor: null,
          completed_at: sql`now()`,
        })
        .where(mine)
      return
    }
    const { observations, ...rest } = outcome.result
    const { contacts: found, ...facts } = observations
    const contacts = contactsOf(found)
    const { score, grade, counts } = outcome.result
    const [written] = await tx
      .update(leadScans)
      .set({
        status: 'completed',
        result: { ...rest, observations: facts } as typeof outcome.result,
        checks: [],
        score,
        grade,
        counts,
        contacts,
        visitor: null,
        completed_at: sql`now()`,
      })
      .where(mine)
      .returning()
    if (!written) return
    await tellLeads(tx, row, contacts)
    await recordScanned(tx, written)
    await onEnd(tx, written)
  })
}

/** That it ended, once for everybody whose site it is. A visitor who is a saved lead, too, is one of them. */
export async function recordScanned(tx: Db, { id, score, grade }: CompletedScan): Promise<void> {
  const { page_url: page, workspace_id, lead_id } = widgetLeads
  const visitors = await tx
    .select({ id: widgetLeads.id, page, country: leads.country, workspace_id, lead_id })
    .from(widgetLeads)
    // A visitor does not say where they are; what is known of the saved lead may.
    .leftJoin(leads, eq(leads.id, widgetLeads.lead_id))
    .where(and(eq(widgetLeads.lead_scan_id, id), isNull(widgetLeads.removed_at)))
  const saved = await tx
    .select({ id: leads.id, country: leads.country, workspace_id: leads.workspace_id })
    .from(leads)
    .where(and(eq(leads.lead_scan_id, id), isNull(leads.removed_at)))
  const known = new Set(visitors.map((visitor) => visitor.lead_id))
  const told = [
    ...visitors.map((one) => ({ ...one, who: { widget_lead_id: one.id } })),
    ...saved.filter((lead) => !known.has(lead.id)).map((one) => ({ ...one, page: null, who: { lead_id: one.id } })),
  ]
  for (const { id: about, workspace_id: workspace, who, ...one } of told)
    await record(tx, {
      type: 'lead.scanned',
      about: `${about}:${id}`,
      workspace_id: workspace,
      asset_id: null,
      data: {
        ...who,
        page: one.page,
        country: one.country,
        has_website: true,
        lead_scan_id: id,
        score,
        grade,
      },
    })
}

/** From another process, and from a stranger's page before that. */
function contactsOf(found: unknown): Contact[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const { kind, value, page, how } = Object(one) as Record<string, unknown>
    const [text, path] = [textOf(value), textOf(page, 500)]
    if ((kind !== 'email' && kind !== 'phone') || text === null || path === null) return []
    return [{ kind, value: text, page: path, how: how === 'link' || how === 'data' ? how : 'text' }]
  })
}

/** What the site itself publishes comes to the leads it belongs to, with the page it stands on. */
async function tellLeads(tx: Db, { id, user_id, url, host }: Row, contacts: readonly Contact[]): Promise<void> {
  const rows = await tx
    .select({ id: leads.id, website: leads.website })
    .from(leads)
    .where(and(eq(leads.user_id, user_id), isNull(leads.removed_at), sql`${leads.website} ilike ${`%${host}%`}`))
  const ids = rows.flatMap(({ id: lead, website }) => (website && scanHostOf(website) === host ? [lead] : []))
  if (ids.length === 0) return
  await tx.update(leads).set({ lead_scan_id: id }).where(inArray(leads.id, ids))
  await tx.delete(leadFacts).where(and(inArray(leadFacts.lead_id, ids), eq(leadFacts.source, 'website')))
  const facts = factsOf(url, contacts)
  if (facts.length > 0)
    await tx
      .insert(leadFacts)
      .values(ids.flatMap((lead_id) => facts.map((fact) => ({ ...fact, lead_id, user_id }))))
      .onConflictDoNothing()
  await refreshLeads(tx, user_id, ids)
}

/** The best of each kind first: what a page links is meant to be used. */
function factsOf(url: string, contacts: readonly Contact[]): NewFact[] {
  const ways = ['link', 'data', 'text']
  return contacts
    .toSorted((a, b) => ways.indexOf(a.how) - ways.indexOf(b.how))
    .filter(({ kind }, place, all) => all.findIndex((other) => other.kind === kind) === place)
    .map(({ kind, value, page }) => ({
      key: kind,
      value,
      source: 'website',
      source_url: new URL(page, url).href,
      expires_at: null,
    }))
}
