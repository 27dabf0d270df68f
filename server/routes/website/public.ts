import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Env } from '@/server/api/env'
import { brandDomains, siteHosts, sitePictures } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { placeOf } from '@/server/websites/place'

/** What anybody may have of websites. */
export const websitePublicRoutes = new Hono<Env>()

/** A picture by what it is, so that it never changes: the app shows it, and nobody finds one by trying. */
websitePublicRoutes.get('/api/public/picture/:file{[0-9a-f]{64}\\.webp}', async (c) => {
  const hash = c.req.param('file').slice(0, 64)
  const { db } = c.var.deps
  const [picture] = await db
    .select({ body: sitePictures.body })
    .from(sitePictures)
    .where(eq(sitePictures.hash, hash))
    .limit(1)
  if (!picture) throw new HttpError(404, 'nothing_here')
  return new Response(new Uint8Array(picture.body), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})

/**
 * Whether a name belongs to a brand or a website: what a proxy in front asks before it gets a certificate for it. 200
 * or 404, and nothing else.
 */
websitePublicRoutes.get('/api/public/domain', async (c) => {
  const { db, settings } = c.var.deps
  const host = (c.req.query('domain') ?? '').toLowerCase().replace(/\.$/, '').slice(0, 253)
  const isOurs = host !== '' && (placeOf(settings)?.slugOf(host) ?? null) !== null
  // Its records lead here: whoever asks for it now needs a certificate.
  const isSite = and(eq(siteHosts.host, host), inArray(siteHosts.state, ['verifying', 'active']))
  const [sites, brands] = await Promise.all([
    db.$count(siteHosts, isSite),
    db.$count(brandDomains, and(eq(brandDomains.host, host), eq(brandDomains.status, 'active'))),
  ])
  return c.text('', isOurs || sites + brands > 0 ? 200 : 404)
})
