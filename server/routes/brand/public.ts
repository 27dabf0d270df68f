import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Env } from '@/server/api/env'
import { brandFiles } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { hostConfig } from '@/server/records/host-brand'

const MAX_HOST = 253
type Address = string | null
type Overlay = { logo?: Record<'light' | 'dark' | 'mark', Address>; favicon?: Address }

/** What anybody may have of a brand. */
export const brandPublicRoutes = new Hono<Env>()

/**
 * What the brand of a host name lays over config.json, for a build on a static host: `{}` for nobody's. Anybody sees it
 * there, so any page may read it.
 */
brandPublicRoutes.get('/api/public/brand', async (c) => {
  const { db, settings } = c.var.deps
  const host = (c.req.query('host') ?? '').slice(0, MAX_HOST).toLowerCase()
  const overlay: Overlay = (await hostConfig(db, settings, host)) ?? {}
  // Its pictures are here and not at the host that asks.
  const here = (address: string | null) => address && new URL(address, settings.publicUrl).href
  const { logo, favicon } = overlay
  const pictures = logo && {
    logo: { light: here(logo.light), dark: here(logo.dark), mark: here(logo.mark) },
    favicon: here(favicon ?? null),
  }
  return c.json({ ...overlay, ...pictures }, 200, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60',
  })
})

/** A picture by what it is, so that it never changes: mails, papers and pages of others show it. */
brandPublicRoutes.get('/api/public/brand/:file{[0-9a-f]{64}\\.png}', async (c) => {
  const sha256 = c.req.param('file').slice(0, 64)
  const { db } = c.var.deps
  const [file] = await db
    .select({ bytes: brandFiles.bytes })
    .from(brandFiles)
    .where(eq(brandFiles.sha256, sha256))
    .limit(1)
  if (!file) throw new HttpError(404, 'nothing_here')
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})
