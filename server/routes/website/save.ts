import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { dfyApi, type SaveWebsite } from '@/lib/contract/dfy'
import { absoluteTime, clockTime } from '@/lib/domain/format'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { templateOf } from '@/lib/website/templates/templates'
import type { Account, Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { sites, workspaces } from '@/server/db/schema'
import { HttpError, invalid, refused } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { voiceOf } from '@/server/voice'
import { drawCover, type DrawnPicture } from '@/server/websites/cover'
import { readBusiness, readDocument, readPalette } from '@/server/websites/input'
import { refuseMoreWebsites } from '@/server/websites/limit'
import { keepCover, keepPictures, readLogo, readUploads, type Upload } from '@/server/websites/pictures'
import { documentOf, publicWebsite, type Site } from '@/server/websites/rows'
import { createWebsite, saveWebsite } from '@/server/websites/save'
import { publishNow } from './publishing'

export const websiteSaveRoutes = new Hono<Env>()

/** What was sent, read: pictures are drawn before anything is written. */
type Sent = {
  body: SaveWebsite
  document: WebsiteDocument | null
  business: Business | null
  uploads: Upload[]
  logo: Upload | null
}

serve(websiteSaveRoutes, dfyApi.save, async ({ deps, db, user, workspace, website, body, note, limits }) => {
  const hasFiles = [body.images, body.logo].some((sent) => sent !== undefined && sent !== null)
  if (hasFiles) await limits.take('websiteFilesByUser', user.id)
  const sent: Sent = {
    body,
    document: readDocument(body.document),
    business: readBusiness(body.business),
    uploads: await readUploads(deps, body.images, body.image_ids),
    logo: body.logo === undefined || body.logo === null ? null : await readLogo(deps, body.logo),
  }
  const row = website
    ? await change(deps, user, website, sent, note)
    : await create(deps, user, workspace?.id ?? null, sent, note)
  deps.websites.changed()
  return { website: await publicWebsite(db, row, { settings: deps.settings, voice: await voiceOf(user.locale) }) }
})

type Note = (subject: { workspace_id?: string; object?: string }) => void

const withLogo = (business: Business, logo: Upload | null): Business =>
  logo ? { ...business, logo: `picture:${logo.id}` } : business

async function create(deps: Deps, user: Account, workspace: string | null, sent: Sent, note: Note): Promise<Site> {
  const { body, logo, uploads } = sent
  const name = body.name || sent.business?.name
  if (!name) throw invalid({ name: ['name_missing'] })
  const template = templateOf(body.template_id ?? '')
  if (!template) throw refused('template_id', 'website_template')
  const business = withLogo(sent.business ?? { ...template.business, name }, logo)
  const palette = readPalette(body.palette)
  const { theme } = template.document
  const begun = { ...template.document, theme: { ...theme, ...(palette && { palette }) } }
  const document = sent.document ?? begun
  const cover = await drawCover(deps, document, business)
  return deps.db.transaction(async (tx) => {
    await refuseMoreWebsites(tx, user)
    const row = await createWebsite(tx, {
      user,
      workspace: workspace ?? (await usualWorkspace(tx, user)),
      name,
      client: body.client_name || null,
      business,
      template: template.id,
      document,
    })
    note({ object: row.id, ...(row.workspace_id && { workspace_id: row.workspace_id }) })
    await keepPictures(tx, row.id, logo ? [...uploads, logo] : uploads)
    await keepCover(tx, row.id, cover)
    if (body.status === 'published') await publishNow(tx, deps, row)
    return again(tx, row.id)
  })
}

async function usualWorkspace(tx: Db, user: Account): Promise<string | null> {
  const [usual] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.user_id, user.id), eq(workspaces.is_default, true)))
  return usual?.id ?? null
}

async function change(deps: Deps, user: Account, website: Site, sent: Sent, note: Note): Promise<Site> {
  const { body, logo, uploads } = sent
  const isNewText = sent.document !== null || sent.business !== null || logo !== null
  const business = withLogo(sent.business ?? website.business, logo)
  const document = sent.document ?? (await documentOf(deps.db, website)).document
  const cover: DrawnPicture | null = isNewText ? await drawCover(deps, document, business) : null
  return deps.db.transaction(async (tx) => {
    note({ object: website.id, ...(website.workspace_id && { workspace_id: website.workspace_id }) })
    const rev = body.rev ?? undefined
    if (isNewText) {
      const saved = await saveWebsite(tx, website.id, { by: user.name, document, business, rev, label: body.label })
      if (!saved) throw await changedSince(tx, deps, user, website.id)
    } else await requireRev(tx, deps, user, website.id, rev)
    await keepPictures(tx, website.id, logo ? [...uploads, logo] : uploads)
    await keepCover(tx, website.id, cover)
    await rename(tx, website, body)
    if (body.status === 'published') await publishNow(tx, deps, await again(tx, website.id))
    if (body.status === 'unpublished') await takeOff(tx, website)
    return again(tx, website.id)
  })
}

async function requireRev(tx: Db, deps: Deps, user: Account, id: string, rev: number | undefined) {
  const [now] = await tx.select().from(sites).where(eq(sites.id, id)).for('update')
  if (rev !== undefined && now?.document_rev !== rev) throw await changedSince(tx, deps, user, id)
}

async function rename(tx: Db, { id }: Site, { name, client_name }: SaveWebsite): Promise<void> {
  if (!name && client_name === undefined) return
  await tx
    .update(sites)
    .set({
      ...(name && { name }),
      ...(client_name !== undefined && { client_name: client_name || null }),
      updated_at: sql`now()`,
    })
    .where(eq(sites.id, id))
}

/** Its files stay with its versions: showing it again is one update. */
const takeOff = (tx: Db, { id }: Site) =>
  tx.update(sites).set({ status: 'unpublished', published_id: null, updated_at: sql`now()` }).where(eq(sites.id, id))

async function again(tx: Db, id: string): Promise<Site> {
  const [row] = await tx.select().from(sites).where(eq(sites.id, id))
  if (!row) throw new Error('The website is gone')
  return row
}

const DAY_MS = 86_400_000

async function changedSince(tx: Db, deps: Deps, user: Account, id: string): Promise<HttpError> {
  const now = await again(tx, id)
  const options = { timeZone: user.timezone ?? 'UTC', locale: user.locale ?? 'en-GB' }
  const isToday = Date.now() - now.updated_at.getTime() < DAY_MS
  const time = isToday ? clockTime(now.updated_at, options) : absoluteTime(now.updated_at, options)
  const voice = await voiceOf(user.locale)
  const website = await publicWebsite(tx, now, { settings: deps.settings, voice })
  return new HttpError(409, 'website_changed', { values: { time }, website })
}
