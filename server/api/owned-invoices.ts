import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { catalogue, invoices } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from './ids'

type Owner = { id: string }

/** How invoices and what stands in them is found among what is the user's own. */
export const INVOICE_LOOK = {
  invoice: async (db: Db, user: Owner, id: string) => {
    const [row] = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, asId(id)), eq(invoices.user_id, user.id)))
    if (!row) throw notFound('invoice')
    return { invoice: row }
  },
  service: async (db: Db, user: Owner, id: string) => {
    const [row] = await db
      .select()
      .from(catalogue)
      .where(and(eq(catalogue.id, asId(id)), eq(catalogue.user_id, user.id)))
    if (!row) throw notFound('service')
    return { service: row }
  },
}
