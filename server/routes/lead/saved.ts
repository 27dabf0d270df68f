import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { and, asc, count, eq, gte, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadApi } from '@/lib/contract/lead'
import type { Lead, SavedLead } from '@/lib/contract/lead-record'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { doNotContact, leads } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { wordsFor } from '@/lib/domain/refusal'
import { errors } from '@/lib/messages/en/errors'
import { leadsByIds, leadsWhere, publicLeads } from '@/server/leads/lead-rows'
import { MAX_LEADS } from '@/lib/domain/usage'
import { changedMeanwhile, saveLeads } from '@/server/leads/save'

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

/** Another answer, with other fields, is another one. */
const SHAPE = 1

/**
 * What the answer depends on, without making it. `until` is a little earlier than the last change: what was being
 * written meanwhile comes the next time.
 */
async function stateOf(db: Db, userId: string, workspaceId: string, since: Date | null) {
  const [of] = await db
    .select({
      count: count(),
      changed: sql<string | null>`extract(epoch from max(greatest(${leads.updated_at}, ${leads.removed_at})))::text`,
      listed: sql<string>`(select count(*) || '/' || coalesce(extract(epoch from max("at")), 0) from ${doNotContact} where ${doNotContact.user_id} = ${userId})`,
    })
    .from(leads)
    .where(eq(leads.workspace_id, workspaceId))
  const changed = Number(of?.changed ?? 0) * 1000
  const parts = [SHAPE, workspaceId, of?.count, of?.changed, of?.listed, since?.getTime()]
  const etag = `"${bytesToHex(sha256(parts.join(' '))).slice(0, 32)}"`
  return { etag, until: new Date(Math.max(0, changed - 5000)).toISOString() }
}

/** As the list that the header is; a weak name of the same counts here. */
const namesEtag = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))

/** The name of the site is in its address, the workspace in that of the call. */
function shortLead({ notes: _notes, workspace_id: _workspace, host: _host, scan, ...lead }: Lead): SavedLead {
  const { opportunity_is_least: isLeast, ...rest } = lead
  return {
    ...rest,
    ...(isLeast && { opportunity_is_least: true }),
    ...(scan && {
      scan: { status: scan.status, score: scan.score, grade: scan.grade, checked_at: scan.checked_at },
    }),
  }
}

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
