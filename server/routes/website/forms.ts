import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { dfyApi } from '@/lib/contract/dfy'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { siteForms } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { formsOf, publicForm } from '@/server/websites/rows'

export const websiteFormRoutes = new Hono<Env>()

serve(websiteFormRoutes, dfyApi.forms, async ({ db, website }) => ({ leads: await formsOf(db, website.id) }))

serve(websiteFormRoutes, dfyApi.markForms, async ({ db, website, body: { status } }) => {
  await db.transaction((tx) => tx.update(siteForms).set({ status }).where(eq(siteForms.site_id, website.id)))
  return { message: 'Messages marked.' }
})

serve(websiteFormRoutes, dfyApi.markForm, async ({ db, website, websiteForm, body: { status } }) => {
  if (websiteForm.site_id !== website.id) throw notFound('website_form')
  const [row] = await db.transaction((tx) =>
    tx.update(siteForms).set({ status }).where(eq(siteForms.id, websiteForm.id)).returning(),
  )
  if (!row) throw notFound('website_form')
  return { lead: publicForm(row) }
})

serve(websiteFormRoutes, dfyApi.removeForm, async ({ db, website, websiteForm }) => {
  if (websiteForm.site_id !== website.id) throw notFound('website_form')
  await db.transaction((tx) => tx.delete(siteForms).where(eq(siteForms.id, websiteForm.id)))
  return { message: 'Message deleted.' }
})
