import { and, eq, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountApi } from '@/lib/contract/account'
import { isTimeZone } from '@/lib/contract/time-zone'
import { type Preferences, userApi } from '@/lib/contract/user'
import { isSpoken } from '@/lib/domain/language'
import { emailChanges, passwordResets, sessions, users, workspaces } from '@/server/db/schema'
import { refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { publicUser } from './account'
import { mailAccountDeleted, mailPasswordChanged } from './account-mails'
import { askForNewAddress } from './email-change'
import { forgetDevices, rememberDevice } from './known-devices'
import { refuseGuessable, requirePassword } from './password-rules'
import { unfinishedScans } from '@/server/routes/scan/unfinished-scans'

export const userRoutes = new Hono<Env>()

serve(userRoutes, userApi.show, async ({ db, user }) => ({ user: await publicUser(db, user) }))

serve(userRoutes, accountApi.updateProfile, async ({ deps, db, limits, user, body }) => {
  const { current_password, email, ...profile } = body
  refuseUnknown(profile)
  const isNewAddress = email !== user.email
  // Whoever can read the mails of an account can set its password.
  if (isNewAddress && !current_password) throw refused('current_password', 'password_needed')
  if (isNewAddress) {
    await requirePassword({ deps, limits, user }, 'current_password', current_password ?? '')
    await limits.take('emailChangeByUser', user.id)
  }
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...profile, updated_at: new Date() })
      .where(eq(users.id, user.id))
    if (isNewAddress) await askForNewAddress(tx, deps.settings, user, email)
  })
  if (isNewAddress) deps.outbox.wake()
  return { user: await publicUser(db, { ...user, ...profile }) }
})

serve(userRoutes, accountApi.updatePreferences, async ({ db, user, body }) => {
  refuseUnknown(body)
  const { timezone, locale, ...chosen } = body
  const change: Partial<Preferences> = Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value !== undefined),
  )
  // Merged there, so that two tabs do not undo each other.
  const preferences = sql`${users.preferences} || ${JSON.stringify(change)}::jsonb`
  const [changed] = await db.transaction((tx) =>
    tx
      .update(users)
      .set({ timezone, locale, preferences, updated_at: new Date() })
      .where(eq(users.id, user.id))
      .returning(),
  )
  return { user: await publicUser(db, { ...user, ...changed }) }
})

serve(userRoutes, accountApi.updatePassword, async ({ c, deps, db, limits, user, body }) => {
  await requirePassword({ deps, limits, user }, 'current_password', body.current_password)
  await refuseGuessable(body.password, user.email)
  const password_hash = await deps.passwords.hash(body.password)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash, updated_at: new Date() }).where(eq(users.id, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
    await tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id))
    await tx.delete(sessions).where(and(eq(sessions.user_id, user.id), ne(sessions.token_hash, c.var.tokenHash ?? '')))
    await forgetDevices(tx, user)
    await rememberDevice(tx, user, body.device)
    await mailPasswordChanged(tx, deps.settings, user)
  })
  deps.outbox.wake()
  return { message: 'Password changed. All other devices are signed out.' }
})

serve(userRoutes, accountApi.deleteAccount, async ({ deps, db, limits, user, body, note }) => {
  await requirePassword({ deps, limits, user }, 'password', body.password)
  note({ object: user.id })
  const stopped = await db.transaction(async (tx) => {
    const unfinished = await unfinishedScans(tx, eq(workspaces.user_id, user.id))
    // Workspaces, assets, scans, decisions and sessions go with it.
    await mailAccountDeleted(tx, user)
    await tx.delete(users).where(eq(users.id, user.id))
    return unfinished
  })
  deps.outbox.wake()
  for (const scan of stopped) deps.scans.abort(scan)
  return { message: 'Your account was permanently deleted.' }
})

function refuseUnknown({ timezone, locale }: { timezone?: string | null; locale?: string | null }): void {
  if (timezone && !isTimeZone(timezone)) throw refused('timezone', 'unknown_time_zone')
  if (locale && !isSpoken(locale)) throw refused('locale', 'unknown_language')
}
