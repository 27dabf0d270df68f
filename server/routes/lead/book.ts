import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type LeadListQuery, leadBookApi } from '@/lib/contract/lead-book'
import type { LeadStatus } from '@/lib/contract/lead-record'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { leadNotes, leads, leadScans, leadSearches } from '@/server/db/schema'
import { notFound, refused } from '@/server/errors'
import { changeLead, changeMany, mergeLeads, moveLead, removeLeads, restoreLeads } from '@/server/leads/change'
import { askedLeads, leadOrder, stagesOf, tagsOf } from '@/server/leads/listing'
import { leadsByIds, publicLeads, SCAN_HEAD } from '@/server/leads/lead-rows'
import { leadSettingsOf, saveLeadSettings } from '@/server/leads/lead-settings'
import { keepLeaving, leavingOf } from '@/server/leads/retention'
import { publicNote, wholeLead } from '@/server/leads/whole'
import { after, keyOf, orderBy, pageOf } from '@/server/routes/pages'
import { voiceOf } from '@/server/voice'

export const leadBookRoutes = new Hono<Env>()

const PAGE = 100
const BOARD_PAGE = 30
const NO_PAGE = { rows: [], next: null }

serve(leadBookRoutes, leadBookApi.list, async ({ db, user, workspace, query }) => {
  const all = askedLeads(workspace.id, query)
  const where = and(all, query.status && eq(leads.status, query.status))
  const { rows, next } = await pageOfLeads(db, where, { ...query, limit: Number(query.limit ?? PAGE) })
  const heads = query.cursor
    ? {}
    : {
        ...(await stagesOf(db, all)),
        tags: await tagsOf(db, workspace.id),
        leaving: await leavingOf(db, workspace.id),
      }
  return { leads: await publicLeads(db, user.id, rows), next, total: await db.$count(leads, where), ...heads }
})

serve(leadBookRoutes, leadBookApi.board, async ({ db, user, workspace, query }) => {
  const all = askedLeads(workspace.id, query)
  const { stages } = await stagesOf(db, all)
  const ofStage = (status: LeadStatus) =>
    pageOfLeads(db, and(all, eq(leads.status, status)), { sort: 'rank', limit: BOARD_PAGE })
  const pages = await Promise.all(stages.map(({ status }) => ofStage(status)))
  const cards = await publicLeads(
    db,
    user.id,
    pages.flatMap(({ rows }) => rows),
  )
  // One that was moved meanwhile is in two pages.
  const shown = new Set<string>()
  const isFirst = ({ id }: { id: string }) => !shown.has(id) && shown.add(id)
  const columns = stages.map(({ status, count, monthly }, place) => {
    const { rows, next } = pages[place] ?? NO_PAGE
    return { status, leads: cards.splice(0, rows.length).filter(isFirst), next, total: count, monthly }
  })
  return { columns }
})

serve(leadBookRoutes, leadBookApi.show, async ({ db, user, lead }) => ({
  lead: await wholeLead(db, lead, await voiceOf(user.locale)),
}))

serve(leadBookRoutes, leadBookApi.update, async ({ db, user, lead, body }) => {
  await changeLead(db, lead, body)
  return one(await leadsByIds(db, user.id, [lead.id]))
})

serve(leadBookRoutes, leadBookApi.remove, async ({ db, user, lead }) => {
  await db.transaction((tx) => removeLeads(tx, user.id, [lead.id]))
  return { message: 'Lead deleted.' }
})

serve(leadBookRoutes, leadBookApi.restore, async ({ db, user, removedLead }) => {
  await restoreLeads(db, user.id, [removedLead.id])
  return one(await leadsByIds(db, user.id, [removedLead.id]))
})

serve(leadBookRoutes, leadBookApi.keep, async ({ db, workspace }) => ({
  kept: await db.transaction((tx) => keepLeaving(tx, workspace.id)),
}))

serve(leadBookRoutes, leadBookApi.move, async ({ db, user, lead, body }) => {
  await moveLead(db, lead, body)
  return one(await leadsByIds(db, user.id, [lead.id]))
})

serve(leadBookRoutes, leadBookApi.note, async ({ db, user, lead, body }) => {
  const at = body.at === undefined ? new Date() : new Date(body.at)
  if (Number.isNaN(at.getTime())) throw refused('at', 'bad_cursor')
  const kind = body.kind ?? 'note'
  const isContact = kind === 'call' || kind === 'mail' || kind === 'meeting'
  const row = await db.transaction(async (tx) => {
    await tx
      .update(leads)
      .set({
        touched_at: sql`clock_timestamp()`,
        updated_at: sql`clock_timestamp()`,
        ...(isContact && { last_contact_at: at }),
        ...(kind === 'reply' && { last_reply_at: at }),
      })
      .where(eq(leads.id, lead.id))
    const [made] = await tx
      .insert(leadNotes)
      .values({ user_id: user.id, lead_id: lead.id, kind, text: body.text, at })
      .returning()
    return made
  })
  if (!row) throw notFound('lead')
  return { note: publicNote(row) }
})

serve(leadBookRoutes, leadBookApi.merge, async ({ db, user, lead, otherLead }) => {
  if (lead.id === otherLead.id) throw refused('other', 'lead_same')
  await mergeLeads(db, lead, otherLead)
  const [merged] = await db.select().from(leads).where(eq(leads.id, lead.id))
  if (!merged) throw notFound('lead')
  return { lead: await wholeLead(db, merged, await voiceOf(user.locale)) }
})

serve(leadBookRoutes, leadBookApi.bulk, async ({ db, user, workspace, body, note }) => {
  const found = await changeMany(db, user.id, workspace.id, body)
  note({ object: found })
  const missing = body.ids.filter((id) => !found.includes(id.toLowerCase()))
  return { leads: body.remove ? [] : await leadsByIds(db, user.id, found), missing }
})

serve(leadBookRoutes, leadBookApi.searches, async ({ db, user }) => {
  const rows = await db
    .select()
    .from(leadSearches)
    .where(eq(leadSearches.user_id, user.id))
    .orderBy(desc(leadSearches.ran_at))
    .limit(200)
  const each = Map.groupBy(rows, (row) =>
    [row.provider, row.keyword.toLowerCase(), row.location.toLowerCase(), row.country, row.radius_km].join('\n'),
  )
  return {
    searches: [...each.values()].slice(0, 10).flatMap(([row]) =>
      row
        ? {
            id: row.id,
            provider: row.provider,
            keyword: row.keyword,
            location: row.location,
            country: row.country,
            radius_km: row.radius_km,
            found: row.found,
            ran_at: row.ran_at.toISOString(),
          }
        : [],
    ),
  }
})

serve(leadBookRoutes, leadBookApi.settings, async ({ db, user }) => ({ settings: await leadSettingsOf(db, user.id) }))

serve(leadBookRoutes, leadBookApi.saveSettings, async ({ db, user, body }) => {
  await saveLeadSettings(db, user.id, body)
  return { settings: await leadSettingsOf(db, user.id) }
})

type PageAsked = Pick<LeadListQuery, 'sort' | 'cursor'> & { limit: number }

/** Leads in the order that is asked for, with their scans. */
async function pageOfLeads(db: Db, where: SQL | undefined, { sort, cursor, limit }: PageAsked) {
  const order = leadOrder(sort)
  const found = await db
    .select({ lead: getTableColumns(leads), scan: SCAN_HEAD, key: keyOf(order), id: leads.id })
    .from(leads)
    .leftJoin(leadScans, eq(leadScans.id, leads.lead_scan_id))
    .where(and(where, after(cursor, order, leads.id)))
    .orderBy(...orderBy(order, leads.id))
    .limit(limit + 1)
  return pageOf(found, limit, order)
}

/** The only one there is. */
function one<T>([lead]: T[]): { lead: T } {
  if (!lead) throw notFound('lead')
  return { lead }
}
