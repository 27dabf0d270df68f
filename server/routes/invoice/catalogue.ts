import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { catalogueApi, type Service } from '@/lib/contract/invoice'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { catalogue } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { requireCurrency } from '@/server/invoices/save'

export const catalogueRoutes = new Hono<Env>()

const MOST = 500

const shown = ({
  id,
  name,
  text,
  price_minor,
  currency,
  unit,
  period,
  tax_bp,
}: typeof catalogue.$inferSelect): Service => ({
  id,
  name,
  text,
  price_minor,
  currency,
  unit,
  period,
  tax_bp,
})

serve(catalogueRoutes, catalogueApi.list, async ({ db, user }) => {
  const rows = await db
    .select()
    .from(catalogue)
    .where(eq(catalogue.user_id, user.id))
    .orderBy(asc(catalogue.created_at), asc(catalogue.id))
  return { services: rows.map(shown) }
})

serve(catalogueRoutes, catalogueApi.save, async ({ db, user, body, service, note }) => {
  requireCurrency(body.currency)
  const { id: _id, ...values } = body
  const row = await db.transaction(async (tx) => {
    if (!service && (await tx.$count(catalogue, eq(catalogue.user_id, user.id))) >= MOST)
      throw new HttpError(409, 'services_full', { values: { count: MOST } })
    const [saved] = service
      ? await tx
          .update(catalogue)
          .set({ ...values, updated_at: sql`now()` })
          .where(eq(catalogue.id, service.id))
          .returning()
      : await tx
          .insert(catalogue)
          .values({ ...values, user_id: user.id })
          .returning()
    if (!saved) throw new HttpError(404, 'service_not_found')
    note({ object: saved.id })
    return saved
  })
  return { service: shown(row) }
})

serve(catalogueRoutes, catalogueApi.remove, async ({ db, service }) => {
  await db.transaction((tx) => tx.delete(catalogue).where(eq(catalogue.id, service.id)))
  return { message: 'Service deleted.' }
})
