import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Env } from '@/server/api/env'
import { brandFiles } from '@/server/db/schema'
import { HttpError } from '@/server/errors'

/** What anybody may have of a brand. */
export const brandPublicRoutes = new Hono<Env>()

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
