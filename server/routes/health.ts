import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { healthApi } from '@/lib/contract/health'
import type { Env } from '@/server/api/env'
import { databaseAway } from '@/server/api/errors'
import { serve } from '@/server/api/mount'

export const healthRoutes = new Hono<Env>()

serve(healthRoutes, healthApi.show, async ({ deps, db }) => {
  await db.execute(sql`select 1`).catch(() => {
    throw databaseAway()
  })
  return { status: 'ok', version: deps.version }
})
