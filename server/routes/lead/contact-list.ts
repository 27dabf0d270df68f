import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { errors } from '@/lib/messages/en/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { doNotContact } from '@/server/db/schema'
import { entryOf, putOnList, takeOffList } from '@/server/leads/no-contact'

export const contactListRoutes = new Hono<Env>()

const MAX_SHOWN = 5_000

serve(contactListRoutes, leadWorkApi.noContact, async ({ db, user }) => {
  const rows = await db
    .select()
    .from(doNotContact)
    .where(eq(doNotContact.user_id, user.id))
    .orderBy(desc(doNotContact.at), doNotContact.id)
    .limit(MAX_SHOWN)
  return { contacts: rows.map(publicEntry) }
})

serve(contactListRoutes, leadWorkApi.addNoContact, async ({ db, user, body }) => {
  const read = body.values.map((value) => ({ value, entry: entryOf(value, null) }))
  const entries = read.flatMap(({ entry }) => entry ?? [])
  const why = { reason: body.reason, source: body.source ?? ('you' as const) }
  const rows = await db.transaction((tx) => putOnList(tx, user.id, entries, why))
  return {
    contacts: rows.map(publicEntry),
    refused: read.flatMap(({ value, entry }) => (entry ? [] : [{ value, message: errors.not_contactable }])),
  }
})

serve(contactListRoutes, leadWorkApi.removeNoContact, async ({ db, listedContact }) => {
  await db.transaction((tx) => takeOffList(tx, listedContact))
  return { message: 'Entry removed from the list.' }
})

const publicEntry = ({ id, kind, shown, reason, source, at }: typeof doNotContact.$inferSelect) => ({
  id,
  kind,
  shown,
  reason,
  source,
  at: at.toISOString(),
})
