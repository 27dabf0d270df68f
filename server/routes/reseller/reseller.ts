import { and, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { resellerApi } from '@/lib/contract/reseller'
import { seatsOf } from '@/lib/domain/reseller'
import type { Env } from '@/server/api/env'
import { type Call, serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { emailChanges, leadScans, passwordResets, sessions, subscriptions, users, workspaces } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import { stopLeadScans } from '@/server/leads/scan-stop'
import { mailAccountDeleted, mailAddressChanged, mailAddressCorrected } from '@/server/routes/account/account-mails'
import { refuseGuessable } from '@/server/routes/account/password-rules'
import { unfinishedScans } from '@/server/routes/scan/unfinished-scans'
import { makePassword } from '@/server/tokens'
import { accountNow, accountsOf, freeSeats } from './accounts'
import { importAccounts } from './import'
import { endOf, insertAccount, invite, planToGive } from './new-account'
import { endWork, resume, type Stopped, suspend } from './suspend'
import { usageOf } from './usage'

export const resellerRoutes = new Hono<Env>()

serve(resellerRoutes, resellerApi.list, async ({ db, user }) => ({ data: await accountsOf(db, user) }))

serve(resellerRoutes, resellerApi.create, async ({ deps, db, user, body, note }) => {
  const { password, expires_at } = body
  const wanted = { ...body, plan: planToGive(body.plan), end: endOf(expires_at) }
  if (password) await refuseGuessable(password, body.email)
  const isInvited = !password && body.invite !== false
  const made = isInvited || password ? undefined : makePassword()
  const secret = password ?? made
  const hash = secret === undefined ? null : await deps.passwords.hash(secret)
  const id = await db.transaction(async (tx) => {
    if ((await freeSeats(tx, user)) === 0)
      throw new HttpError(409, 'seats_used', { values: { count: seatsOf(user) ?? 0 } })
    const account = await insertAccount(tx, user, wanted, hash)
    if (!account) throw refused('email', 'account_email_taken')
    if (isInvited) await invite(tx, deps, user, account)
    note({ object: account.id })
    return account.id
  })
  if (isInvited) deps.outbox.wake()
  return { account: await accountNow(db, id), ...(made && { password: made }) }
})

type Update = Call<typeof resellerApi.update>
type Target = Update['resellerAccount']

serve(resellerRoutes, resellerApi.update, async ({ deps, db, user, resellerAccount, body, note }) => {
  const stopped = await db.transaction(async (tx) => {
    // Two changes at the same moment, one after the other.
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, resellerAccount.id), eq(users.reseller_id, user.id)))
      .for('update')
    if (!account) throw notFound('reseller_account')
    const { name, company, notes, email } = body
    await changePlan(tx, account, body)
    await tx
      .update(users)
      .set({ name, company, ...(notes !== undefined && { reseller_note: notes || null }), updated_at: new Date() })
      .where(eq(users.id, account.id))
    if (email !== undefined && email !== account.email) await correctEmail(tx, { deps, user }, account, email)
    return changeStatus(tx, account, body, note)
  })
  deps.outbox.wake()
  if (stopped) endWork(deps, stopped)
  return { account: await accountNow(db, resellerAccount.id) }
})

/** The one that the reseller gave. What somebody else added stays. */
async function changePlan(tx: Db, { id }: Target, { plan, expires_at }: Update['body']) {
  if (plan === undefined && expires_at === undefined) return
  const mine = eq(subscriptions.user_id, id)
  const [given] = await tx.select().from(subscriptions).where(mine).orderBy(subscriptions.created_at, subscriptions.id)
  const change = {
    ...(plan !== undefined &&
      plan.trim().toLowerCase() !== given?.name && { name: planToGive(plan), status: 'active' }),
    ...(expires_at !== undefined && { expires_at: endOf(expires_at, given?.expires_at) }),
  }
  if (Object.keys(change).length === 0) return
  if (given) await tx.update(subscriptions).set(change).where(eq(subscriptions.id, given.id))
  else await tx.insert(subscriptions).values({ name: planToGive(plan ?? ''), ...change, user_id: id })
}

/** Both addresses hear of it, and whoever was signed in signs in with the right one. */
async function correctEmail(tx: Db, { deps, user }: Pick<Update, 'deps' | 'user'>, account: Target, email: string) {
  const taken = and(eq(users.email, email), ne(users.id, account.id))
  if ((await tx.$count(users, taken)) > 0) throw refused('email', 'account_email_taken')
  await tx.update(users).set({ email }).where(eq(users.id, account.id))
  await tx.delete(sessions).where(eq(sessions.user_id, account.id))
  await tx.delete(passwordResets).where(eq(passwordResets.user_id, account.id))
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, account.id))
  const corrected = { ...account, email }
  // The link that the wrong address got is over.
  if (account.status === 'invited') await invite(tx, deps, user, corrected)
  else await mailAddressCorrected(tx, deps.settings, corrected)
  await mailAddressChanged(tx, account, email)
}

/** Answers what a suspension has stopped. */
async function changeStatus(
  tx: Db,
  account: Target,
  { status, reason }: Update['body'],
  note: Update['note'],
): Promise<Stopped | null> {
  if (status === 'suspended') {
    note({ detail: 'suspended' })
    return suspend(tx, account.id, reason || null)
  }
  if (status === 'active' && account.status === 'suspended') {
    note({ detail: 'resumed' })
    await resume(tx, account)
  }
  return null
}

serve(resellerRoutes, resellerApi.remove, async ({ deps, db, resellerAccount: account, body }) => {
  const { email } = body
  if (email !== undefined && email.trim().toLowerCase() !== account.email)
    throw new HttpError(409, 'account_email_typed')
  const stopped = await db.transaction(async (tx) => {
    const unfinished = {
      scans: await unfinishedScans(tx, eq(workspaces.user_id, account.id)),
      leadScans: await stopLeadScans(tx, eq(leadScans.user_id, account.id)),
    }
    // Everything of it goes with it.
    await tx.delete(users).where(eq(users.id, account.id))
    if (account.status !== 'invited') await mailAccountDeleted(tx, account)
    return unfinished
  })
  deps.outbox.wake()
  endWork(deps, stopped)
  return { message: 'Account deleted.' }
})

serve(resellerRoutes, resellerApi.invite, async ({ deps, db, user, resellerAccount: account }) => {
  if (account.status !== 'invited') throw new HttpError(409, 'account_not_invited')
  await db.transaction((tx) => invite(tx, deps, user, account))
  deps.outbox.wake()
  return { account: await accountNow(db, account.id) }
})

serve(resellerRoutes, resellerApi.import, importAccounts)

serve(resellerRoutes, resellerApi.usage, async ({ db, user, query }) => usageOf(db, user, query.months))
