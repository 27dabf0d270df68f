import { eq, getTableColumns, inArray, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import {
  catalogue,
  doNotContact,
  invoiceNumbers,
  invoices,
  invoiceSettings,
  leadBatches,
  leadFacts,
  leadNotes,
  leadOutreach,
  leads,
  leadScans,
  leadSearches,
  leadSettings,
  payments,
  shares,
  widgetLeads,
  widgets,
} from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { hash: _hash, ...shownOfListed } = getTableColumns(doNotContact)
const { link_hash: _link, ...shownOfInvoices } = getTableColumns(invoices)
const { token_hash: _token, ...shownOfShares } = getTableColumns(shares)
const { reply_hash: _reply, ...shownOfWidgets } = getTableColumns(widgets)

/** A result has up to 400 kB. */
const SCANS_AT_ONCE = 20

type Owned = PgTable & { user_id: PgColumn }

/** What somebody looked for, saved, scanned and wrote as an agency. */
export function leadsOf(db: Db, userId: string, mine: SQLWrapper): Record<string, Rows> {
  const all = (table: Owned, order: PgColumn) =>
    once(() => db.select().from(table).where(eq(table.user_id, userId)).orderBy(order))
  return {
    lead_searches: all(leadSearches, leadSearches.ran_at),
    leads: all(leads, leads.created_at),
    lead_facts: all(leadFacts, leadFacts.seen_at),
    lead_notes: all(leadNotes, leadNotes.at),
    lead_outreach: all(leadOutreach, leadOutreach.created_at),
    lead_batches: all(leadBatches, leadBatches.created_at),
    catalogue: all(catalogue, catalogue.created_at),
    invoices: once(() =>
      db.select(shownOfInvoices).from(invoices).where(eq(invoices.user_id, userId)).orderBy(invoices.created_at),
    ),
    payments: all(payments, payments.created_at),
    invoice_numbers: all(invoiceNumbers, invoiceNumbers.year),
    invoice_settings: all(invoiceSettings, invoiceSettings.user_id),
    lead_settings: all(leadSettings, leadSettings.user_id),
    do_not_contact: once(() =>
      db.select(shownOfListed).from(doNotContact).where(eq(doNotContact.user_id, userId)).orderBy(doNotContact.at),
    ),
    shares: once(() =>
      db.select(shownOfShares).from(shares).where(eq(shares.user_id, userId)).orderBy(shares.created_at),
    ),
    lead_scans: scansOf(db, userId),
    widgets: once(() => db.select(shownOfWidgets).from(widgets).where(inArray(widgets.workspace_id, mine))),
    widget_leads: once(() =>
      db.select().from(widgetLeads).where(inArray(widgetLeads.workspace_id, mine)).orderBy(widgetLeads.created_at),
    ),
  }
}

async function* scansOf(db: Db, userId: string): Rows {
  const ids = await db
    .select({ id: leadScans.id })
    .from(leadScans)
    .where(eq(leadScans.user_id, userId))
    .orderBy(leadScans.created_at, leadScans.id)
  for (let from = 0; from < ids.length; from += SCANS_AT_ONCE) {
    const batch = ids.slice(from, from + SCANS_AT_ONCE).map(({ id }) => id)
    yield await db
      .select()
      .from(leadScans)
      .where(inArray(leadScans.id, batch))
      .orderBy(leadScans.created_at, leadScans.id)
  }
}
