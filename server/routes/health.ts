import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { healthApi } from '@/lib/contract/health'
import { HttpError } from '../errors'
import type { Env } from '../middleware/env'
import { serve } from '../mount'

export const healthRoutes = new Hono<Env>()

serve(healthRoutes, healthApi.show, async ({ deps, db }) => {
  await db.execute(sql`select 1`).catch(() => {
    throw new HttpError(503, 'The database does not answer.', { retryAfterSeconds: 5 })
  })
  return { status: 'ok', version: deps.version }
})
