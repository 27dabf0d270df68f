import { Hono } from 'hono'
import { readUrl } from '@/lib/config/values'
import { type Branding, brandingApi, type BrandingChange } from '@/lib/contract/user'
import { BUNDLE, DEFAULT_MESSAGE, hasFeature, isGated, UPGRADE_LINK } from '@/lib/domain/plans'
import { brandings } from '@/server/db/schema'
import { brandingOf } from '@/server/records/branding'
import { HttpError, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import type { Account } from '@/server/api/env'
import { serve } from '@/server/api/mount'

export const brandingRoutes = new Hono<Env>()

serve(brandingRoutes, brandingApi.show, async ({ db, user }) => ({ branding: await brandingOf(db, user) }))

serve(brandingRoutes, brandingApi.update, async ({ db, user, body }) => {
  const change = changeOf(body)
  if (change.hide_powered_by && !mayHideProduct(user)) {
    throw new HttpError(403, 'upgrade', {
      message: DEFAULT_MESSAGE,
      upgrade: { feature: 'hide_powered_by', plans: [WHITE_LABEL], link: UPGRADE_LINK },
    })
  }
  const branding = await db.transaction(async (tx) => {
    const changed = { look: { ...(await brandingOf(tx, user)), ...change }, updated_at: new Date() }
    await tx
      .insert(brandings)
      .values({ user_id: user.id, ...changed })
      .onConflictDoUpdate({ target: brandings.user_id, set: changed })
    return changed.look
  })
  return { branding }
})

const WHITE_LABEL = 'white label'

/** Whether the plan lets reports go without the product's name. */
export const mayHideProduct = (user: Account) =>
  !isGated(user) || hasFeature(user, BUNDLE) || hasFeature(user, WHITE_LABEL)

/**
 * What was sent, as it may be kept. What the product would not show is not taken: the same rule as in
 * lib/browser/tenant-brand.ts, and an address that holds wherever it is served.
 */
function changeOf({ logo, ...change }: BrandingChange): Partial<Branding> {
  if (logo !== undefined && logo !== null) throw refused('logo', 'takes_no_file')
  const { logo_url: url } = change
  if (url && !(/^https:\/\//i.test(url) && readUrl(url, url) !== null)) {
    throw refused('logo_url', 'logo_address')
  }
  return change
}
