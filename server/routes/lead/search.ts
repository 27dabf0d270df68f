import { Hono } from 'hono'
import { LEAD_PROVIDERS, leadApi } from '@/lib/contract/lead'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { HttpError } from '@/server/errors'
import { annotated } from '@/server/leads/annotate'
import { firstPage, MAX_SEARCHES, nextPage, searchesToday } from '@/server/leads/search'
import { voiceOf } from '@/server/voice'

export const leadSearchRoutes = new Hono<Env>()

const RADIUS_KM = 10

serve(leadSearchRoutes, leadApi.search, async ({ deps, db, user, body }) => {
  const source = deps.leads.source(body.provider, db)
  if ('missing' in source)
    throw new HttpError(409, 'lead_source_missing', { values: { source: source.name, setting: source.missing } })
  const query = {
    keyword: body.keyword,
    location: body.location,
    country: body.country ?? null,
    radiusKm: Math.round(body.radius_km ?? RADIUS_KM),
    language: body.language ?? 'en',
  }
  const asking = { db, user, source, provider: body.provider, query }
  const found = await (body.page_token === undefined ? firstPage(asking) : nextPage(asking, body.page_token))
  return { ...found, leads: await annotated(db, user.id, found.leads, await voiceOf(user.locale)) }
})

serve(leadSearchRoutes, leadApi.sources, async ({ deps, db, user }) => {
  const { used, resetsAt } = await searchesToday(db, user)
  return {
    sources: LEAD_PROVIDERS.map((id) => {
      const source = deps.leads.source(id, db)
      const isMissing = 'missing' in source
      return {
        id,
        ready: !isMissing,
        reason: isMissing ? source.missing : null,
        stand_in: !isMissing && source.id !== id ? source.id : null,
        searches_today: used,
        searches_limit: MAX_SEARCHES,
        resets_at: resetsAt.toISOString(),
      }
    }),
  }
})
