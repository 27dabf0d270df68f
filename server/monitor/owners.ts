import { and, eq, inArray } from 'drizzle-orm'
import { admits } from '@/lib/domain/plans'
import type { Db } from '@/server/db/db'
import { subscriptions, users } from '@/server/db/schema'
import { publicSubscription } from '@/server/records/subscription-rows'
import { isNotSuspended } from '@/server/records/suspension'

/** Those of these users whose plan includes monitoring now: the work of a plan ends with it, and rests while its account is suspended. */
export async function admittedOwners(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id, role: users.role, plan: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(and(inArray(users.id, ids), isNotSuspended))
  const admitted = [...Map.groupBy(rows, ({ id }) => id)].filter(([, [first, ...others]]) => {
    if (!first) return false
    const plans = [first, ...others].flatMap(({ plan }) => (plan ? [publicSubscription(plan)] : []))
    return admits('core', { role: first.role, subscriptions: plans })
  })
  return new Set(admitted.map(([id]) => id))
}
