import { and, eq, sql, desc, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { authApi } from '@/lib/contract/auth'
import { signOutApi } from '@/lib/contract/sign-out'
import { audit, userAgent } from '@/server/api/audit'
import type { Deps } from '@/server/records/deps'
import { emailChanges, passwordResets, sessions, users } from '@/server/db/schema'
import { notFound, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { isNotSuspended, suspended } from '@/server/records/suspension'
import { hashToken, newToken } from '@/server/tokens'
import { loadAccount, publicUser } from './account'
import { mailPasswordChanged, mailResetLink, RESET_LINK_HOLDS } from './account-mails'
import { forgetDevices, isKnownDevice, rememberDevice } from './known-devices'
import { workspacesOf } from '@/server/routes/workspace/workspace-rows'
import { refuseGuessable } from './password-rules'
import type { Db } from '@/server/db/db'
import { SESSION_DAYS } from '@/server/api/session'

const LINK_SENT = 'If there’s an account for this email address, we’ve sent a reset link.'

export const authRoutes = new Hono<Env>()

serve(authRoutes, authApi.login, async ({ c, deps, db, limits, body, note }) => {
  const [found] = await db.select().from(users).where(eq(users.email, body.email))
  // A browser that signed in before has tries of its own: strangers cannot use them up.
  const device = (await isKnownDevice(db, found, body.device)) ? `${found?.id} ${body.device}` : null
  if (device) await limits.take('loginByDevice', device)
  else {
    await limits.takeFrom('loginByIp', c.var.ip)
    await limits.take('loginByAccount', body.email)
  }

  const isRight = await deps.passwords.verify(found?.password_hash ?? (await nobodysHash(deps)), body.password)
  if (!found || !isRight) {
    await audit(c, 'auth.login_failed', { user_id: found?.id })
    throw refused('email', 'wrong_sign_in')
  }
  if (device) await limits.forget('loginByDevice', device)
  else {
    await limits.forget('loginByAccount', body.email)
    await limits.giveBackTo('loginByIp', c.var.ip)
  }

  if (found.status === 'suspended') {
    await audit(c, 'auth.login_failed', { user_id: found.id })
    throw await suspended(db, found, 403)
  }

  note({ user_id: found.id })
  const token = await db.transaction(async (tx) => {
    await rememberDevice(tx, found, body.device)
    return startSession(
      tx,
      found,
      { user_agent: userAgent(c), ip: c.var.ip, remember: body.remember ?? false },
      deps.settings.sessionsPerAccount,
    )
  })
  const account = await loadAccount(db, found.id)
  if (!account) throw notFound('account')
  return { data: { user: await publicUser(db, account), token, workspaces: await workspacesOf(db, account.id) } }
})

serve(authRoutes, signOutApi.logout, async ({ c, db }) => {
  await db.transaction((tx) => tx.delete(sessions).where(eq(sessions.token_hash, c.var.tokenHash ?? '')))
  return { message: 'Signed out.' }
})

serve(authRoutes, authApi.forgotPassword, async ({ c, deps, limits, body }) => {
  await limits.take('forgotByAccount', body.email)
  // Not awaited: the answer must not take longer for an account that exists.
  sendResetLink(deps, body.email).catch((error: unknown) =>
    deps.log.error(
      { request_id: c.var.requestId, error: error instanceof Error ? error.name : 'unknown' },
      'A reset mail was not sent',
    ),
  )
  return { message: LINK_SENT }
})

serve(authRoutes, authApi.resetPassword, async ({ deps, db, limits, body, note }) => {
  const isValid = and(eq(passwordResets.token_hash, hashToken(body.token)), sql`${passwordResets.expires_at} > now()`)
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(and(isValid, eq(users.email, body.email)))
  if (!found) throw refused('token', 'link_invalid')
  await refuseGuessable(body.password, body.email)

  const password_hash = await deps.passwords.hash(body.password)
  note({ user_id: found.user.id })
  await db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isValid).returning({ user_id: passwordResets.user_id })
    if (!used) throw refused('token', 'link_invalid')
    await tx
      .update(users)
      // Whoever was invited has come.
      .set({
        password_hash,
        status: sql`case when ${users.status} = 'invited' then 'active' else ${users.status} end`,
        updated_at: new Date(),
      })
      .where(eq(users.id, used.user_id))
    await tx.delete(sessions).where(eq(sessions.user_id, used.user_id))
    await tx.delete(emailChanges).where(eq(emailChanges.user_id, used.user_id))
    // Whoever knew the old password is a stranger now; whoever can read the mails is none.
    await forgetDevices(tx, found.user)
    await rememberDevice(tx, found.user, body.device)
    if (found.user.status !== 'invited') await mailPasswordChanged(tx, deps.settings, found.user)
  })
  deps.outbox.wake()
  await limits.forget('loginByAccount', body.email)
  return { message: 'Password changed. Sign in with your new password.' }
})

/** A new link replaces the one before. */
async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.email, email), isNotSuspended))
  if (!user) return
  const token = newToken()
  const link = { token_hash: hashToken(token), expires_at: sql`now() + ${RESET_LINK_HOLDS}`, created_at: sql`now()` }
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(passwordResets)
      .values({ user_id: user.id, ...link })
      .onConflictDoUpdate({ target: passwordResets.user_id, set: link })
    await mailResetLink(tx, deps.settings, user, token)
  })
  deps.outbox.wake()
}

let nobodys: Promise<string> | undefined

/** What a password is compared with when there is no such account, so that both take the same time. */
function nobodysHash(deps: Deps): Promise<string> {
  nobodys ??= deps.passwords.hash(newToken())
  return nobodys
}

type From = { user_agent: string | null; ip: string | null; remember: boolean }

/** Answers the token of a new session. Of more than `max` the one that was used longest ago ends. */
async function startSession(tx: Db, user: { id: string }, from: From, max: number): Promise<string> {
  const token = newToken()
  const mine = eq(sessions.user_id, user.id)
  await tx.delete(sessions).where(and(mine, sql`${sessions.expires_at} < now()`))
  const beyond = tx
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.last_used_at), desc(sessions.created_at))
    .offset(max - 1)
  await tx.delete(sessions).where(and(mine, inArray(sessions.token_hash, beyond)))
  await tx.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(Date.now() + SESSION_DAYS * 86_400_000),
    ...from,
  })
  return token
}
