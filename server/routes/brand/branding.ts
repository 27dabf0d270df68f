import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { readUrl } from '@/lib/config/values'
import { brandingApi } from '@/lib/contract/branding'
import { type BrandingChange, brandingChangeApi } from '@/lib/contract/branding-change'
import type { Account, Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { brandings } from '@/server/db/schema'
import type { Look } from '@/server/db/schema/branding'
import { refused } from '@/server/errors'
import { dropPictures, keepPicture, type PictureKind, PICTURES } from '@/server/records/brand-files'
import type { Drawn, Images } from '@/server/records/deps'
import { needsPlan, shownBranding } from './shown-branding'

export const brandingRoutes = new Hono<Env>()

serve(brandingRoutes, brandingApi.show, async ({ db, deps, user }) => ({
  branding: await shownBranding(db, deps.settings, user),
}))

serve(brandingRoutes, brandingChangeApi.update, async ({ db, deps, user, body, limits }) => {
  const kinds = Object.keys(PICTURES) as PictureKind[]
  const sent = kinds.filter((kind) => body[kind] !== undefined && body[kind] !== null)
  if (sent.length > 0) await limits.take('brandFilesByUser', user.id)
  const drawn = new Map<PictureKind, Drawn>()
  for (const kind of sent) drawn.set(kind, await redrawn(deps.images, kind, body[kind]))
  await db.transaction((tx) => change(tx, user, { body, drawn, base: deps.settings.publicUrl }))
  return { branding: await shownBranding(db, deps.settings, user) }
})

async function redrawn(images: Images, kind: PictureKind, file: unknown): Promise<Drawn> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null
  const answer = bytes ? await images.redraw(bytes, kind === 'mark') : 'not_image'
  if (typeof answer === 'string') throw refused(kind, answer)
  return answer
}

type Sent = { body: BrandingChange; drawn: ReadonlyMap<PictureKind, Drawn>; base: string }

async function change(tx: Db, user: Account, { body, drawn, base }: Sent): Promise<void> {
  await tx.insert(brandings).values({ user_id: user.id, look: {} }).onConflictDoNothing()
  const mine = eq(brandings.user_id, user.id)
  const [row] = await tx.select().from(brandings).where(mine).for('update')
  if (!row) throw new Error('The brand was not kept')
  const { logo, logo_dark, mark, remove, logo_url: address, ...fields } = body
  const before = await shownBranding(tx, { publicUrl: base }, user)
  const isSameAddress = address === undefined || (address ?? null) === before.logo_url
  const locked = before.locked ?? []
  requirePlan(locked, { ...fields, ...(!isSameAddress && { logo_url: address }) }, row.look)
  if (locked.includes('logo') && (drawn.size > 0 || remove?.length)) throw needsPlan()

  const look: Look = { ...row.look, ...fields }
  const pictures: Partial<Record<(typeof PICTURES)[PictureKind], string | null>> = {}
  const gone = Object.entries({ logo, logo_dark, mark }).flatMap(([kind, value]) => (value === null ? [kind] : []))
  for (const kind of [...(remove ?? []), ...(gone as PictureKind[])]) pictures[PICTURES[kind]] = null
  if (!isSameAddress) {
    look.logo_url = addressOf(address)
    pictures.logo_id = null
  }
  for (const [kind, picture] of drawn) pictures[PICTURES[kind]] = await keepPicture(tx, user.id, kind, picture)
  if ('logo_id' in pictures && (isSameAddress || drawn.has('logo'))) look.logo_url = null
  await tx
    .update(brandings)
    .set({ look, ...pictures, updated_at: new Date() })
    .where(mine)
  await dropPictures(tx, user.id)
}

/** What is sent back unchanged passes, and what stood there before stays in force. */
function requirePlan(locked: readonly string[], change: Look, before: Look) {
  const isChanged = (key: keyof Look) => (change[key] || null) !== (before[key] || null)
  if ((Object.keys(change) as (keyof Look)[]).some((key) => locked.includes(key) && isChanged(key))) throw needsPlan()
}

/** What the product would not show is not taken: the same rule as in lib/browser/tenant-brand.ts. */
function addressOf(url: string | null | undefined): string | null {
  if (!url) return null
  if (!(/^https:\/\//i.test(url) && readUrl(url, url) !== null)) throw refused('logo_url', 'logo_address')
  return url
}
