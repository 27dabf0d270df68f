import { and, desc, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { dfyApi } from '@/lib/contract/dfy'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { asId } from '@/server/api/ids'
import { sitePictures, sites } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { voiceOf } from '@/server/voice'
import { refuseMoreWebsites } from '@/server/websites/limit'
import { placeOf } from '@/server/websites/place'
import { previewToken } from '@/server/websites/preview'
import {
  documentOf,
  formsOf,
  picturesOf,
  publicVersion,
  publicWebsite,
  publicWebsites,
  versionsOf,
} from '@/server/websites/rows'
import { createWebsite, saveWebsite } from '@/server/websites/save'
import { publicTemplates } from '@/server/websites/templates'
import { checkWebsite } from './check'

export const websiteRoutes = new Hono<Env>()

serve(websiteRoutes, dfyApi.templates, async ({ deps }) => ({ templates: publicTemplates(placeOf(deps.settings)) }))

serve(websiteRoutes, dfyApi.websites, async ({ deps, db, user }) => {
  const rows = await db
    .select()
    .from(sites)
    .where(eq(sites.user_id, user.id))
    .orderBy(desc(sites.updated_at), desc(sites.id))
  const told = { settings: deps.settings, voice: await voiceOf(user.locale) }
  return { dfyWebsites: await publicWebsites(db, rows, told) }
})

serve(websiteRoutes, dfyApi.website, async ({ deps, db, user, website }) => ({
  website: await publicWebsite(db, website, { settings: deps.settings, voice: await voiceOf(user.locale) }),
}))

serve(websiteRoutes, dfyApi.manager, async ({ deps, db, user, website }) => {
  const told = { settings: deps.settings, voice: await voiceOf(user.locale) }
  const [shown, leads, versions] = await Promise.all([
    publicWebsite(db, website, told),
    formsOf(db, website.id),
    versionsOf(db, website),
  ])
  return { website: shown, leads, versions }
})

serve(websiteRoutes, dfyApi.editor, async ({ deps, db, user, website }) => {
  const told = { settings: deps.settings, voice: await voiceOf(user.locale) }
  const { document } = await documentOf(db, website)
  return { website: await publicWebsite(db, website, told), document }
})

serve(websiteRoutes, dfyApi.remove, async ({ deps, db, user, query, body, note }) => {
  const ids = [...(body.ids ?? []), ...(query.ids ?? '').split(',').filter(Boolean)].map(asId)
  const gone = await db.transaction(async (tx) => {
    const isMine = and(eq(sites.user_id, user.id), inArray(sites.id, ids))
    const rows = ids.length === 0 ? [] : await tx.delete(sites).where(isMine).returning({ id: sites.id })
    note({ object: rows.map(({ id }) => id) })
    return rows.length
  })
  deps.websites.changed()
  return { message: gone === 1 ? 'Website deleted.' : `${gone} websites deleted.`, deleted: gone }
})

serve(websiteRoutes, dfyApi.version, async ({ deps, db, website, websiteVersion }) => {
  if (websiteVersion.site_id !== website.id) throw notFound('website_version')
  return {
    version: publicVersion(websiteVersion, website),
    document: websiteVersion.document,
    pictures: await picturesOf(db, website, deps.settings),
  }
})

serve(websiteRoutes, dfyApi.restore, async ({ deps, db, user, website, websiteVersion, note }) => {
  if (websiteVersion.site_id !== website.id) throw notFound('website_version')
  const row = await db.transaction(async (tx) => {
    note({ object: website.id })
    const { document } = websiteVersion
    return saveWebsite(tx, website.id, { by: user.name, document, kind: 'restored', label: websiteVersion.label })
  })
  if (!row) throw notFound('website')
  return { website: await publicWebsite(db, row, { settings: deps.settings, voice: await voiceOf(user.locale) }) }
})

serve(websiteRoutes, dfyApi.duplicate, async ({ deps, db, user, website, body, note }) => {
  const { document } = await documentOf(db, website)
  const row = await db.transaction(async (tx) => {
    await refuseMoreWebsites(tx, user)
    const made = await createWebsite(tx, {
      user,
      workspace: website.workspace_id,
      name: body.name || website.name,
      client: website.client_name,
      business: website.business,
      template: website.template_id,
      document,
    })
    note({ object: made.id })
    const pictures = await tx.select().from(sitePictures).where(eq(sitePictures.site_id, website.id))
    const copies = pictures.map((picture) => ({
      ...picture,
      site_id: made.id,
      id: picture.id === website.id ? made.id : picture.id,
    }))
    if (copies.length > 0) await tx.insert(sitePictures).values(copies)
    const [copy] = await tx.update(sites).set({ cover: website.cover }).where(eq(sites.id, made.id)).returning()
    return copy ?? made
  })
  return { website: await publicWebsite(db, row, { settings: deps.settings, voice: await voiceOf(user.locale) }) }
})

serve(websiteRoutes, dfyApi.check, async ({ deps, db, user, website, note }) => {
  const { row, scan } = await checkWebsite(deps, user, website, note)
  const told = { settings: deps.settings, voice: await voiceOf(user.locale) }
  return { scan, website: await publicWebsite(db, row, told) }
})

serve(websiteRoutes, dfyApi.previewLink, async ({ deps, db, website, websiteVersion }) => {
  const place = placeOf(deps.settings)
  if (!place) throw new HttpError(409, 'website_no_place', { values: { setting: 'SITES_HOST' } })
  const version = websiteVersion?.id ?? website.version_id
  if (!version || (websiteVersion && websiteVersion.site_id !== website.id)) throw notFound('website_version')
  const { token, until } = await previewToken(db, website.id, version, new Date())
  return { url: `${place.addressOf(website.slug)}/_preview/${token}/`, expires_at: until.toISOString() }
})
