import { and, eq, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountApi } from '@/lib/contract/account'
import type { Db } from '@/server/db/db'
import { emailChanges, passwordResets, sessions, users } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'
import { notFound, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { isTaken } from '@/server/failed-query'
import type { Account } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { hashToken, newToken } from '@/server/tokens'
import { loadAccount, publicUser } from './account'
import {
  CONFIRM_LINK_HOLDS,
  mailAddressAsked,
  mailAddressChanged,
  mailAddressTaken,
  mailConfirmLink,
} from './account-mails'

export const emailChangeRoutes = new Hono<Env>()

type Links = Deps['settings']

/**
 * Keeps the new address beside the one in use, and leaves the mails that ask both. A new request replaces the one
 * before.
 */
export async function askForNewAddress(tx: Db, settings: Links, user: Account, email: string): Promise<void> {
  await mailNewAddress(tx, settings, user, email)
  await mailAddressAsked(tx, settings, user, email)
}

/**
 * What is answered is the same for a taken address and a free one. Only the owner of the mailbox learns which it is.
 */
async function mailNewAddress(tx: Db, settings: Links, user: Account, email: string): Promise<void> {
  const token = newToken()
  const change = {
    email,
    token_hash: hashToken(token),
    expires_at: sql`now() + ${CONFIRM_LINK_HOLDS}`,
    created_at: sql`now()`,
  }
  await tx
    .insert(emailChanges)
    .values({ user_id: user.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: change })
  const [other] = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.email, email))
  await (other ? mailAddressTaken(tx, other) : mailConfirmLink(tx, settings, { ...user, email }, token))
}

const waiting = (user: { id: string }) =>
  and(eq(emailChanges.user_id, user.id), sql`${emailChanges.expires_at} > now()`)

serve(emailChangeRoutes, accountApi.pendingEmail, async ({ db, user }) => {
  const [change] = await db.select().from(emailChanges).where(waiting(user))
  return { pending_email: change?.email ?? null }
})

serve(emailChangeRoutes, accountApi.resendEmail, async ({ deps, db, user }) => {
  await db.transaction(async (tx) => {
    const [change] = await tx.select().from(emailChanges).where(waiting(user)).for('update')
    if (!change) throw notFound('email_change')
    await mailNewAddress(tx, deps.settings, user, change.email)
  })
  deps.outbox.wake()
  return { message: 'Email resent.' }
})

serve(emailChangeRoutes, accountApi.cancelEmail, async ({ db, user }) => {
  await db.transaction((tx) => tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id)))
  return { message: 'Email change cancelled.' }
})

serve(emailChangeRoutes, accountApi.confirmEmail, async ({ c, deps, db, user, body }) => {
  const isMeant = and(waiting(user), eq(emailChanges.token_hash, hashToken(body.token)))
  try {
    await db.transaction(async (tx) => {
      const [change] = await tx.delete(emailChanges).where(isMeant).returning()
      if (!change) throw refused('token', 'link_invalid')
      await tx.update(users).set({ email: change.email, updated_at: new Date() }).where(eq(users.id, user.id))
      await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
      await tx
        .delete(sessions)
        .where(and(eq(sessions.user_id, user.id), ne(sessions.token_hash, c.var.tokenHash ?? '')))
      await mailAddressChanged(tx, user, change.email)
    })
    deps.outbox.wake()
  } catch (error) {
    // Somebody else took it meanwhile, or had it all the time.
    if (isTaken(error)) throw refused('token', 'link_invalid')
    throw error
  }
  const account = await loadAccount(db, user.id)
  if (!account) throw notFound('account')
  return { user: await publicUser(db, account) }
})
