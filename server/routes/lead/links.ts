import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { shares } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { noAddress, optOutToken, shareReport } from '@/server/leads/links'
import { forgetPerson, personOf } from '@/server/leads/person'
import { publicShare } from '@/server/leads/whole'
import { voiceOf } from '@/server/voice'

/** What others get to see of a lead, and what they may ask of whoever keeps it. */
export const leadLinkRoutes = new Hono<Env>()

serve(leadLinkRoutes, leadWorkApi.share, async ({ deps, db, lead, body, note }) => {
  const { share, token } = await db.transaction(async (tx) => {
    const made = await shareReport(tx, lead, body)
    note({ object: made.share.id, detail: lead.id })
    return made
  })
  return { share: publicShare(share, `${deps.settings.publicUrl}/api/public/r/${token}`) }
})

serve(leadLinkRoutes, leadWorkApi.revoke, async ({ db, leadShare }) => {
  if (leadShare.kind !== 'lead_report') throw notFound('lead_share')
  await db.transaction((tx) => tx.update(shares).set({ revoked_at: new Date() }).where(eq(shares.id, leadShare.id)))
  return { message: 'Link revoked.' }
})

serve(leadLinkRoutes, leadWorkApi.optOut, async ({ deps, db, lead }) => ({
  url: noAddress(deps.settings.publicUrl, await optOutToken(db, lead)),
}))

serve(leadLinkRoutes, leadBookApi.findPerson, async ({ db, user, body }) =>
  personOf(db, user, body.value, await voiceOf(user.locale)),
)

serve(leadLinkRoutes, leadBookApi.forgetPerson, async ({ db, user, body, note }) => {
  // Whom it was about, the log must not know either.
  const removed = await db.transaction(async (tx) => {
    const count = await forgetPerson(tx, user, body.value)
    note({ detail: String(count) })
    return count
  })
  return { removed }
})
