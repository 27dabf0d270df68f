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
import { mailAddressAsked, mailAddressChanged, mailAddressTaken, mailConfirmLink } from './account-mails'

export const emailChangeRoutes = new Hono<Env>()

/** Keeps the new address beside the one in use, and answers the token of the link. A new request replaces the one before. */
export async function keepNewAddress(tx: Db, user: { id: string }, email: string): Promise<string> {
  const token = newToken()
  const change = { email, token_hash: hashToken(token), expires_at: sql`now() + interval '24 hours'`, created_at: sql`now()` }
  await tx
    .insert(emailChanges)
    .values({ user_id: user.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: change })
  return token
}

/** Nobody waits for it, so that a taken address takes as long as a free one; what is answered is the same. Only the owner of the mailbox learns which it is. */
export function mailNewAddress(deps: Deps, user: Account, email: string, token: string): void {
  const send = async () => {
    const [other] = await deps.db.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.email, email))
    await (other ? mailAddressTaken(deps, other) : mailConfirmLink(deps, { email, locale: user.locale }, token))
  }
  send().catch((error: unknown) => deps.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'A mail to a new address was not sent'))
}

export async function tellNewAddress(deps: Deps, user: Account, email: string, token: string): Promise<void> {
  mailNewAddress(deps, user, email, token)
  await mailAddressAsked(deps, user, email)
}

const waiting = (user: { id: string }) => and(eq(emailChanges.user_id, user.id), sql`${emailChanges.expires_at} > now()`)

serve(emailChangeRoutes, accountApi.pendingEmail, async ({ db, user }) => {
  const [change] = await db.select().from(emailChanges).where(waiting(user))
  return { pending_email: change?.email ?? null }
})

serve(emailChangeRoutes, accountApi.resendEmail, async ({ deps, db, user }) => {
  const [email, token] = await db.transaction(async (tx) => {
    const [change] = await tx.select().from(emailChanges).where(waiting(user)).for('update')
    if (!change) throw notFound('email_change')
    return [change.email, await keepNewAddress(tx, user, change.email)] as const
  })
  mailNewAddress(deps, user, email, token)
  return { message: 'The email is sent again.' }
})

serve(emailChangeRoutes, accountApi.cancelEmail, async ({ db, user }) => {
  await db.transaction((tx) => tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id)))
  return { message: 'Your email address stays as it is.' }
})

serve(emailChangeRoutes, accountApi.confirmEmail, async ({ c, deps, db, user, body }) => {
  const isMeant = and(waiting(user), eq(emailChanges.token_hash, hashToken(body.token)))
  try {
    const email = await db.transaction(async (tx) => {
      const [change] = await tx.delete(emailChanges).where(isMeant).returning()
      if (!change) throw refused('token', 'link_invalid')
      await tx.update(users).set({ email: change.email, updated_at: new Date() }).where(eq(users.id, user.id))
      await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
      await tx.delete(sessions).where(and(eq(sessions.user_id, user.id), ne(sessions.token_hash, c.var.tokenHash ?? '')))
      return change.email
    })
    await mailAddressChanged(deps, user, email)
  } catch (error) {
    // Somebody else took it meanwhile, or had it all the time.
    if (isTaken(error)) throw refused('token', 'link_invalid')
    throw error
  }
  const account = await loadAccount(db, user.id)
  if (!account) throw notFound('account')
  return { user: await publicUser(db, account) }
})
