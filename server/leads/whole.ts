import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { WholeLead } from '@/lib/contract/lead-record'
import type { Db } from '@/server/db/db'
import { leadFacts, leadNotes, leadOutreach, leads, leadScans, shares } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { shownFact } from './facts'
import { publicLead } from './lead-rows'
import { areListed } from './no-contact'
import { mayBeSame } from './save'
import { publicScan } from './scan-rows'

type Row = typeof leads.$inferSelect

/** What stands in its place while it is on the list. */
const HIDDEN = ['phone', 'email', 'social']

/** One lead with everything that is known of it, in the words of its reader. */
export async function wholeLead(db: Db, lead: Row, voice: Voice, { hidesContacts = true } = {}): Promise<WholeLead> {
  const [scan] = lead.lead_scan_id ? await db.select().from(leadScans).where(eq(leadScans.id, lead.lead_scan_id)) : []
  const [isListed = false] = await areListed(db, lead.user_id, [lead])
  const facts = await db.select().from(leadFacts).where(eq(leadFacts.lead_id, lead.id)).orderBy(asc(leadFacts.key))
  const isHidden = isListed && hidesContacts
  const told = isHidden ? facts.filter(({ key }) => !HIDDEN.includes(key)) : facts
  return {
    ...publicLead(lead, null, isListed),
    ...(scan && { scan: publicScan(scan, voice, { hidesContacts: isHidden }) }),
    parts: lead.opportunity_parts,
    facts: told.map((fact) => ({
      id: fact.id,
      key: fact.key,
      value: fact.value,
      source: fact.source,
      source_url: fact.source_url,
      seen_at: fact.seen_at.toISOString(),
      expires_at: fact.expires_at?.toISOString() ?? null,
      is_shown: shownFact(facts, fact.key)?.id === fact.id,
    })),
    note_list: await notesOf(db, lead.id),
    outreach: await outreachOf(db, lead.id),
    shares: await sharesOf(db, lead.id),
    alike: await alikeTo(db, lead),
  }
}

async function notesOf(db: Db, leadId: string) {
  const rows = await db
    .select()
    .from(leadNotes)
    .where(eq(leadNotes.lead_id, leadId))
    .orderBy(desc(leadNotes.at), desc(leadNotes.id))
    .limit(500)
  return rows.map(publicNote)
}

export const publicNote = ({ id, kind, text, at }: typeof leadNotes.$inferSelect) => ({
  id,
  kind,
  text,
  at: at.toISOString(),
})

async function outreachOf(db: Db, leadId: string) {
  const rows = await db
    .select()
    .from(leadOutreach)
    .where(eq(leadOutreach.lead_id, leadId))
    .orderBy(desc(leadOutreach.created_at))
    .limit(200)
  return rows.map(publicOutreach)
}

export const publicOutreach = ({
  user_id: _user,
  lead_id: _lead,
  sent_at,
  created_at,
  ...row
}: typeof leadOutreach.$inferSelect) => ({
  ...row,
  sent_at: sent_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

async function sharesOf(db: Db, leadId: string) {
  const rows = await db
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.lead_id, leadId),
        eq(shares.kind, 'lead_report'),
        isNull(shares.revoked_at),
        sql`${shares.expires_at} > now()`,
      ),
    )
    .orderBy(desc(shares.created_at))
  return rows.map((row) => publicShare(row))
}

/** `url`: known only to whoever has just made it. */
export const publicShare = (row: typeof shares.$inferSelect, url?: string) => ({
  id: row.id,
  ...(url !== undefined && { url }),
  language: row.language,
  views: row.views,
  last_view_at: row.last_view_at?.toISOString() ?? null,
  expires_at: row.expires_at.toISOString(),
  created_at: row.created_at.toISOString(),
})

const DEGREE = 0.001

/** What may be the same business: close by, or by the same number, and alike by name. */
async function alikeTo(db: Db, lead: Row) {
  const { lat, lng } = lead
  if (lat === null || lng === null) return []
  const rows = await db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.user_id, lead.user_id),
        eq(leads.workspace_id, lead.workspace_id),
        ne(leads.id, lead.id),
        isNull(leads.removed_at),
        or(
          sql`(${leads.lat} between ${lat - DEGREE} and ${lat + DEGREE} and ${leads.lng} between ${lng - 2 * DEGREE} and ${lng + 2 * DEGREE})`,
        ),
      ),
    )
    .limit(50)
  return rows
    .filter((other) => mayBeSame(lead, other))
    .map(({ id, name, created_at }) => ({ id, name, created_at: created_at.toISOString() }))
}
