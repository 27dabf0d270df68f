import { and, asc, eq, gte, isNull } from 'drizzle-orm'
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
import { namesEtag, shortLead, stateOf } from '@/server/leads/saved-state'

export const savedLeadRoutes = new Hono<Env>()

/** What was removed is forgotten after an hour: half of it is sure to be known. */
const KNOWN_MS = 1_800_000

serve(savedLeadRoutes, leadApi.saved, async ({ c, db, user, workspace, query }) => {
  const asked = query.since === undefined ? null : new Date(query.since)
  if (asked && Number.isNaN(asked.getTime())) throw refused('since', 'bad_cursor')
  const since = asked && asked.getTime() > Date.now() - KNOWN_MS ? asked : null
  const { etag, until } = await stateOf(db, user.id, workspace.id, since)
  c.header('ETag', etag)
  if (namesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const own = eq(leads.workspace_id, workspace.id)
  const changed = since ? gte(leads.updated_at, since) : undefined
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
    leads: (await publicLeads(db, user.id, rows)).map(shortLead),
    ...(gone && { removed: gone.map(({ id }) => id) }),
    until,
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
