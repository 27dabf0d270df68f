import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { doNotContact, leadBatches, leads, shares, widgetLeads, workspaces } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from './ids'

type Owner = { id: string }

/** A lead of the user's own workspaces, or of this one of them. `isRemoved`: within an hour it can be taken back. */
async function ownLead(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.id, asId(id)),
        eq(leads.user_id, user.id),
        workspace === undefined ? undefined : eq(leads.workspace_id, asId(workspace)),
      ),
    )
  if (!row) throw notFound('lead')
  return row
}

async function ownThereLead(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const lead = await ownLead(db, user, id, workspace)
  if (lead.removed_at) throw notFound('lead')
  return lead
}

async function ownLeadBatch(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select()
    .from(leadBatches)
    .where(
      and(
        eq(leadBatches.id, asId(id)),
        eq(leadBatches.user_id, user.id),
        workspace === undefined ? undefined : eq(leadBatches.workspace_id, asId(workspace)),
      ),
    )
  if (!row) throw notFound('lead_batch')
  return row
}

/** A link to a report of a lead that is in this workspace. */
async function ownLeadShare(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ share: shares })
    .from(shares)
    .innerJoin(leads, eq(leads.id, shares.lead_id))
    .where(
      and(
        eq(shares.id, asId(id)),
        eq(shares.user_id, user.id),
        isNull(leads.removed_at),
        workspace === undefined ? undefined : eq(leads.workspace_id, asId(workspace)),
      ),
    )
  if (!row) throw notFound('lead_share')
  return row.share
}

async function ownListedContact(db: Db, user: Owner, id: string) {
  const [row] = await db
    .select()
    .from(doNotContact)
    .where(and(eq(doNotContact.id, asId(id)), eq(doNotContact.user_id, user.id)))
  if (!row) throw notFound('listed_contact')
  return row
}

/** Who left an address in the widget of the user's own workspaces; within an hour also one that was deleted. */
async function ownWidgetLead(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ lead: widgetLeads })
    .from(widgetLeads)
    .innerJoin(workspaces, eq(workspaces.id, widgetLeads.workspace_id))
    .where(
      and(
        eq(widgetLeads.id, asId(id)),
        eq(workspaces.user_id, user.id),
        workspace === undefined ? undefined : eq(workspaces.id, asId(workspace)),
      ),
    )
  if (!row) throw notFound('lead')
  return row.lead
}

/** How what belongs to leads is found among what is the user's own. */
export const LEAD_LOOK = {
  lead: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    lead: await ownThereLead(db, user, id, workspace),
  }),
  otherLead: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    otherLead: await ownThereLead(db, user, id, workspace),
  }),
  removedLead: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    removedLead: await ownLead(db, user, id, workspace),
  }),
  leadBatch: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    leadBatch: await ownLeadBatch(db, user, id, workspace),
  }),
  leadShare: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    leadShare: await ownLeadShare(db, user, id, workspace),
  }),
  widgetLead: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    widgetLead: await ownWidgetLead(db, user, id, workspace),
  }),
  listedContact: async (db: Db, user: Owner, id: string) => ({ listedContact: await ownListedContact(db, user, id) }),
}
