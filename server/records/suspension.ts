import { eq, ne } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { brandingOf } from './branding'

/** Of a query that reads `users`: nothing of a suspended account is shown to anybody, and nothing begins for it. */
export const isNotSuspended = ne(users.status, 'suspended')

type Suspended = Pick<typeof users.$inferSelect, 'reseller_id' | 'suspended_reason'>

/** What whoever comes in the name of a suspended account is told: by whom, and why if its reseller says so. */
export async function suspended(db: Db, user: Suspended, status: 401 | 403): Promise<HttpError> {
  const [reseller] = user.reseller_id ? await db.select().from(users).where(eq(users.id, user.reseller_id)) : []
  if (!reseller) return new HttpError(status, 'account_suspended_alone')
  const contact = (await brandingOf(db, reseller)).support_email || reseller.email
  if (!user.suspended_reason) return new HttpError(status, 'account_suspended', { values: { contact } })
  const reason = /[.!?…؟。]$/u.test(user.suspended_reason) ? user.suspended_reason : `${user.suspended_reason}.`
  return new HttpError(status, 'account_suspended_why', { values: { reason, contact } })
}
