import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadApi } from '@/lib/contract/lead'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { leads } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { wordsFor } from '@/lib/domain/refusal'
import { errors } from '@/lib/messages/en/errors'
import { leadsByIds, leadsWhere, publicLeads } from '@/server/leads/lead-rows'
import { MAX_LEADS } from '@/lib/domain/usage'
import { changedMeanwhile, saveLeads } from '@/server/leads/save'

export const savedLeadRoutes = new Hono<Env>()

serve(savedLeadRoutes, leadApi.saved, async ({ db, user, workspace, query }) => {
  const since = query.since === undefined ? null : new Date(query.since)
  if (since && Number.isNaN(since.getTime())) throw refused('since', 'bad_cursor')
  const own = eq(leads.workspace_id, workspace.id)
  const changed = since ? gte(leads.updated_at, since) : undefined
  // A little earlier: what is being written at this moment comes the next time.
  const [now] = await db.select({ at: sql<string>`(now() - interval '5 seconds')::text` }).from(sql`(select 1) one`)
  const rows = await leadsWhere(db, and(own, isNull(leads.removed_at), changed)).orderBy(
    asc(leads.created_at),
    asc(leads.id),
  )
  const gone = since
    ? await db
        .select({ id: leads.id })
        .from(leads)
        .where(and(own, gte(leads.removed_at, since)))
    : null
  return {
    leads: (await publicLeads(db, user.id, rows)).map(({ notes: _notes, ...lead }) => lead),
    ...(gone && { removed: gone.map(({ id }) => id) }),
    until: new Date(now?.at ?? Date.now()).toISOString(),
  }
})

serve(savedLeadRoutes, leadApi.save, async ({ deps, db, user, workspace, body, note }) => {
  const rows = body.leads ?? (body.lead ? [body.lead] : [])
  for (const [place, { id, name, website }] of rows.entries())
    if (id === undefined && !name?.trim() && !website?.trim())
      throw refused(body.leads ? `leads.${place}.name` : 'lead.name', 'lead_without_name')
  const saving = { userId: user.id, workspaceId: workspace.id, googleDays: deps.settings.googleKeepDays }
  const results = await saveLeads(db, saving, rows)
  const [only] = results
  if (body.lead && only?.code === 'lead_changed') throw changedMeanwhile()
  if (body.lead && only?.code === 'leads_full') throw new HttpError(409, 'leads_full', { values: { count: MAX_LEADS } })
  note({ object: results.flatMap(({ id }) => id ?? []) })
  return {
    leads: await leadsByIds(
      db,
      user.id,
      results.flatMap(({ id }) => id ?? []),
    ),
    results: results.map(({ code, ...result }) => ({
      ...result,
      ...(code && { message: wordsFor(code, { count: MAX_LEADS }, errors) ?? code }),
    })),
  }
})
