import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type WidgetLead, widgetApi } from '@/lib/contract/widget'
import type { Account, Env } from '@/server/api/env'
import { requireGate, serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { assets, leadScans, widgetLeads } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { leadsByIds } from '@/server/leads/lead-rows'
import { publicScan } from '@/server/leads/scan-rows'
import { saveLead } from '@/server/leads/widget-capture'
import { publicAsset } from '@/server/routes/asset/asset-rows'
import { newWorkspace, valueOf } from '@/server/routes/lead/convert'
import { refuseMoreAssets } from '@/server/routes/workspace/quotas'
import { publicWorkspace } from '@/server/routes/workspace/workspace-rows'
import { type Voice, voiceOf } from '@/server/voice'
import { MAX_LEADS } from '@/lib/domain/usage'

export const widgetLeadRoutes = new Hono<Env>()

type Row = typeof widgetLeads.$inferSelect
type Scan = typeof leadScans.$inferSelect

/** Nobody reads more of them in one list. */
const MOST = 5_000
const MOST_ISSUES = 10

serve(widgetLeadRoutes, widgetApi.leads, async ({ db, user, workspace }) => {
  const rows = await db
    .select()
    .from(widgetLeads)
    .where(and(eq(widgetLeads.workspace_id, workspace.id), isNull(widgetLeads.removed_at)))
    .orderBy(desc(widgetLeads.created_at), desc(widgetLeads.id))
    .limit(MOST)
  return { leads: await publicLeads(db, rows, user) }
})

async function publicLeads(db: Db, rows: readonly Row[], user: Account): Promise<WidgetLead[]> {
  const voice = await voiceOf(user.locale)
  const ids = [...new Set(rows.flatMap(({ lead_scan_id }) => lead_scan_id ?? []))]
  const scans = new Map<string, Scan>()
  for (let from = 0; from < ids.length; from += SCANS_AT_ONCE)
    for (const scan of await db
      .select()
      .from(leadScans)
      .where(inArray(leadScans.id, ids.slice(from, from + SCANS_AT_ONCE))))
      scans.set(scan.id, { ...scan, result: from < DETAILED ? scan.result : null })
  return rows.map((row) => publicLead(row, scans.get(row.lead_scan_id ?? ''), voice))
}

/** A result has up to 400 kB: issues come with the newest. */
const SCANS_AT_ONCE = 50
const DETAILED = 200

function publicLead(row: Row, scan: Scan | undefined, voice: Voice): WidgetLead {
  const { id, website, email, name, phone, message, page_url, referrer, utm, status, lead_id, client_workspace_id } =
    row
  const told = scan && publicScan(scan, voice, { hidesContacts: true })
  return {
    id,
    source: row.site_form_id ? 'website' : 'widget',
    website,
    email,
    name,
    phone,
    message,
    page_url,
    referrer,
    utm,
    status,
    consent_text: row.consent_text || null,
    consent_version: row.consent_version,
    consent_at: row.consent_at.toISOString(),
    lead_id,
    client_workspace_id,
    tags: row.tags,
    mailed_at: row.mailed_at?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    lead_scan: told ? { ...told, issues: told.issues?.slice(0, MOST_ISSUES) } : null,
    created_at: row.created_at.toISOString(),
  }
}

const one = async (db: Db, row: Row | undefined, user: Account) => {
  const [lead] = row ? await publicLeads(db, [row], user) : []
  if (!lead) throw notFound('lead')
  return lead
}

serve(widgetLeadRoutes, widgetApi.updateLead, async ({ db, user, widgetLead, body: { status, restore } }) => {
  if (widgetLead.removed_at && !restore) throw notFound('lead')
  const row = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(widgetLeads)
      .set({ status: status ?? widgetLead.status, ...(restore && { removed_at: null }) })
      .where(eq(widgetLeads.id, widgetLead.id))
      .returning()
    return changed
  })
  return { lead: await one(db, row, user) }
})

serve(widgetLeadRoutes, widgetApi.removeLead, async ({ db, widgetLead }) => {
  await db.transaction((tx) =>
    tx
      .update(widgetLeads)
      .set({ removed_at: sql`coalesce(${widgetLeads.removed_at}, now())` })
      .where(eq(widgetLeads.id, widgetLead.id)),
  )
})

serve(widgetLeadRoutes, widgetApi.convertLead, async ({ deps, db, user, widgetLead, body, note }) => {
  if (widgetLead.removed_at) throw notFound('lead')
  if (body.to === 'lead') {
    requireGate('agencyTools', user)
    const saved = await db.transaction(async (tx) => {
      const id = widgetLead.lead_id ?? (await saveLead(tx, widgetLead, user.id, deps.settings.googleKeepDays))
      if (!id) throw new HttpError(409, 'leads_full', { values: { count: MAX_LEADS } })
      note({ object: id })
      await tx.update(widgetLeads).set({ status: 'converted' }).where(eq(widgetLeads.id, widgetLead.id))
      return id
    })
    const [lead] = await leadsByIds(db, user.id, [saved])
    return { lead: await again(db, widgetLead, user), saved: lead ?? null, workspace: null, asset: null }
  }
  if (widgetLead.client_workspace_id) throw new HttpError(409, 'lead_is_client')
  const name = (widgetLead.name ?? widgetLead.host ?? widgetLead.email).slice(0, 100)
  const address = widgetLead.website === null ? null : valueOf(widgetLead.website, deps.outside)
  const made = await db.transaction(async (tx) => {
    const workspace = await newWorkspace(tx, user.id, { name }, deps.settings.workspacesPerAccount)
    if (address) await refuseMoreAssets(tx, user, deps.settings.assetsPerAccount)
    const [asset] = address
      ? await tx
          .insert(assets)
          .values({ workspace_id: workspace.id, ...address })
          .returning()
      : []
    const won = await tx
      .update(widgetLeads)
      .set({ client_workspace_id: workspace.id, status: 'converted' })
      .where(and(eq(widgetLeads.id, widgetLead.id), isNull(widgetLeads.client_workspace_id)))
      .returning({ id: widgetLeads.id })
    // Two at the same moment: one of them made the client.
    if (won.length === 0) throw new HttpError(409, 'lead_is_client')
    note({ workspace_id: workspace.id, object: widgetLead.id })
    return { workspace, asset }
  })
  return {
    lead: await again(db, widgetLead, user),
    saved: null,
    workspace: await publicWorkspace(db, made.workspace),
    asset: made.asset ? await publicAsset(db, made.asset) : null,
  }
})

async function again(db: Db, { id }: Row, user: Account) {
  const [row] = await db.select().from(widgetLeads).where(eq(widgetLeads.id, id))
  return one(db, row, user)
}
