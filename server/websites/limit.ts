import { eq } from 'drizzle-orm'
import type { User } from '@/lib/contract/user'
import { UNLIMITED, UPGRADE_LINK } from '@/lib/domain/plans'
import { USAGE_LIMIT_MESSAGE, websitesFor } from '@/lib/domain/usage'
import type { Db } from '@/server/db/db'
import { sites, users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'

type Owner = Pick<User, 'role' | 'subscriptions'> & { id: string }

/** In the transaction that adds one: two at once wait for each other here. Throws 403 with the usage. */
export async function refuseMoreWebsites(tx: Db, user: Owner): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const limit = websitesFor(user)
  if (limit === null) return
  const used = await tx.$count(sites, eq(sites.user_id, user.id))
  if (used < limit) return
  throw new HttpError(403, 'upgrade', {
    message: USAGE_LIMIT_MESSAGE,
    upgrade: { feature: 'dfy_websites', plans: [UNLIMITED], link: UPGRADE_LINK },
    usage: { used, limit },
  })
}
