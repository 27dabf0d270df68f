import { and, eq, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { prepared } from '@/server/db/prepared'
import { sessions, subscriptions, users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { publicSubscription } from '@/server/records/subscription-rows'
import { suspended } from '@/server/records/suspension'
import { hashToken } from '@/server/tokens'
import type { Account, Env } from './env'

/** No session lives longer, however it is used. */
export const SESSION_DAYS = 14

/** A session that is not to be remembered ends after 12 idle hours. */
export const isAlive = and(
  sql`${sessions.expires_at} > now()`,
  or(eq(sessions.remember, true), sql`${sessions.last_used_at} > now() - interval '12 hours'`),
)

/** One row for each plan of the person, or one without. */
const accountOf = prepared((db) =>
  db
    .select({
      user: users,
      plan: subscriptions,
      isStale: sql<boolean>`${sessions.last_used_at} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(and(eq(sessions.token_hash, sql.placeholder('hash')), isAlive))
    .orderBy(subscriptions.created_at)
    .prepare(''),
)

/** Who the bearer token belongs to. Throws 401 for no token, and for one that is unknown or over. */
export async function authenticate(c: Context<Env>): Promise<Account> {
  const { db } = c.var.deps
  const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw unauthenticated()
  const hash = hashToken(token)
  const rows = await accountOf(db).execute({ hash })
  const [first] = rows
  if (!first) throw unauthenticated()
  // Its session is over for good; who still holds it learns why.
  if (first.user.status === 'suspended') throw await suspended(db, first.user, 401)
  if (first.isStale) await db.update(sessions).set({ last_used_at: sql`now()` }).where(eq(sessions.token_hash, hash))

  const account = { ...first.user, subscriptions: rows.flatMap(({ plan }) => (plan ? [publicSubscription(plan)] : [])) }
  c.set('account', account)
  c.set('tokenHash', hash)
  return account
}

const unauthenticated = () => new HttpError(401, 'sign_in')
