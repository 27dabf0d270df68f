import { and, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { userApi } from '@/lib/contract/user'
import { passwordResets, sessions, settings, users, workspaces } from '../db/schema'
import { invalid } from '../errors'
import type { Env } from '../middleware/env'
import { isTaken } from '../middleware/errors'
import { serve } from '../mount'
import { publicUser } from './account'
import { mailAddressChanged, mailPasswordChanged } from './account-mails'
import { brandingKey } from './branding'
import { refuseGuessable, requirePassword } from './password-rules'
import { unfinishedScans } from './unfinished-scans'

export const userRoutes = new Hono<Env>()

serve(userRoutes, userApi.show, async ({ db, user }) => ({ user: await publicUser(db, user) }))

serve(userRoutes, userApi.updateProfile, async ({ deps, db, user, body }) => {
  if (body.timezone && !isTimeZone(body.timezone)) throw invalid({ timezone: ['Choose a time zone, for example Europe/Berlin.'] })
  const isNewAddress = body.email !== user.email
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ ...body, updated_at: new Date() })
        .where(eq(users.id, user.id))
      if (isNewAddress) await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
    })
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: ['Another account has this email address.'] })
    throw error
  }
  if (isNewAddress) mailAddressChanged(deps, user.email, body.email)
  return { user: await publicUser(db, { ...user, ...body }) }
})

serve(userRoutes, userApi.updatePassword, async ({ c, deps, db, limits, user, body }) => {
  await requirePassword({ deps, limits, user }, 'current_password', body.current_password)
  refuseGuessable(body.password, user.email)
  const password_hash = await deps.passwords.hash(body.password)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash, updated_at: new Date() }).where(eq(users.id, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
    await tx.delete(sessions).where(and(eq(sessions.user_id, user.id), ne(sessions.token_hash, c.var.tokenHash ?? '')))
  })
  mailPasswordChanged(deps, user.email)
  return { message: 'Your password is changed. All other sessions are ended.' }
})

serve(userRoutes, userApi.deleteAccount, async ({ c, deps, db, limits, user, body }) => {
  await requirePassword({ deps, limits, user }, 'password', body.password)
  const stopped = await unfinishedScans(db, eq(workspaces.user_id, user.id))
  await db.transaction(async (tx) => {
    await tx.delete(settings).where(eq(settings.key, brandingKey(user)))
    await tx.delete(users).where(eq(users.id, user.id))
  })
  for (const scan of stopped) deps.scans.abort(scan)
  c.set('subject', { user_id: user.id, object: user.id })
  return { message: 'Your account and everything in it is deleted.' }
})

/** Names that this machine's calendar knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
