import { Hono } from 'hono'
import { leadWorkApi } from '@/lib/contract/lead-work'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { notFound } from '@/server/errors'
import { leadsByIds } from '@/server/leads/lead-rows'
import { knownOptOutToken, noAddress } from '@/server/leads/links'
import { composeOutreach } from '@/server/leads/outreach'
import { keepOutreach } from '@/server/leads/outreach-sent'
import { publicOutreach } from '@/server/leads/whole'
import { localeFor, voiceOf } from '@/server/voice'

export const outreachRoutes = new Hono<Env>()

const zoneOf = ({ timezone }: { timezone: string | null }) => timezone ?? 'UTC'

serve(outreachRoutes, leadWorkApi.compose, async ({ c, deps, db, user, lead, body }) => {
  const token = await knownOptOutToken(db, lead)
  return composeOutreach(db, {
    lead,
    asked: body,
    own: await voiceOf(localeFor(user.locale, c.req.header('accept-language'))),
    theirs: await voiceOf(body.language),
    zone: zoneOf(user),
    optOutUrl: token && noAddress(deps.settings.publicUrl, token),
  })
})

serve(outreachRoutes, leadWorkApi.sent, async ({ c, db, user, lead, body }) => {
  const own = await voiceOf(localeFor(user.locale, c.req.header('accept-language')))
  const row = await keepOutreach(db, { lead, sent: body, own, zone: zoneOf(user) })
  const [changed] = await leadsByIds(db, user.id, [lead.id])
  if (!changed) throw notFound('lead')
  return { outreach: publicOutreach(row), lead: changed }
})
