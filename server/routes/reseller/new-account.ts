import { eq, sql } from 'drizzle-orm'
import type { NewResellerAccount } from '@/lib/contract/reseller'
import { GIVEN_PLANS, INVITE_DAYS } from '@/lib/domain/reseller'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { brandings, passwordResets, subscriptions, users, workspaces } from '@/server/db/schema'
import { refused } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { brandingOf } from '@/server/records/branding'
import { mailInvitation } from '@/server/routes/account/account-mails'
import { hashToken, newToken } from '@/server/tokens'

/** The plan that is meant, as it is stored. Throws 422 for none, and for what only the operator gives. */
export function planToGive(wanted: string): string {
  const found = GIVEN_PLANS.find((plan) => plan === wanted.trim().toLowerCase())
  if (!found) throw refused('plan', 'account_plan')
  return found
}

/** A day ends at its end. Throws 422 for what is no day, and for one that is over, unless it stood there before. */
export function endOf(wanted: string | null | undefined, before: Date | null = null): Date | null {
  if (wanted === null || wanted === undefined || wanted.trim() === '') return null
  const text = wanted.trim()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const end = new Date(isDay ? `${text}T23:59:59.999Z` : text)
  // The calendar turns a 30th of February into another day.
  const isReal = !Number.isNaN(end.getTime()) && (!isDay || end.toISOString().startsWith(text))
  if (isReal && end.getTime() === before?.getTime()) return end
  if (!isReal || end.getTime() <= Date.now() || end.getUTCFullYear() > 9999) throw refused('expires_at', 'account_end')
  return end
}

type Wanted = Pick<NewResellerAccount, 'name' | 'email' | 'company' | 'notes' | 'brand'> & {
  plan: string
  end: Date | null
}

/**
 * Makes the account with its plan and a workspace to begin in. `password_hash`: null for one that is invited. Null when
 * its address has an account already.
 */
export async function insertAccount(tx: Db, reseller: Account, wanted: Wanted, password_hash: string | null) {
  const { name, email, company, notes, plan, end, brand } = wanted
  const [user] = await tx
    .insert(users)
    .values({
      name,
      email,
      company: company ?? null,
      password_hash: password_hash ?? '',
      status: password_hash === null ? 'invited' : 'active',
      reseller_id: reseller.id,
      reseller_note: notes || null,
      // As whoever knows them speaks, until they choose.
      locale: reseller.locale,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) return null
  await tx.insert(subscriptions).values({ user_id: user.id, name: plan, expires_at: end })
  await tx.insert(workspaces).values({ user_id: user.id, name: (company || name).slice(0, 60), is_default: true })
  // Only White Label changes what was given.
  const look = Object.fromEntries(Object.entries(brand ?? {}).filter(([, value]) => value))
  if (Object.keys(look).length > 0) await tx.insert(brandings).values({ user_id: user.id, look, is_given: true })
  return user
}

/** A new link to choose a password, by mail; the one before is over. */
export async function invite(tx: Db, deps: Pick<Deps, 'settings'>, reseller: Account, user: typeof users.$inferSelect) {
  const token = newToken()
  const link = {
    token_hash: hashToken(token),
    expires_at: sql`now() + make_interval(days => ${INVITE_DAYS})`,
    created_at: sql`now()`,
  }
  await tx
    .insert(passwordResets)
    .values({ user_id: user.id, ...link })
    .onConflictDoUpdate({ target: passwordResets.user_id, set: link })
  await tx.update(users).set({ invited_at: sql`now()` }).where(eq(users.id, user.id))
  const { company_name } = await brandingOf(tx, reseller)
  const from = company_name || reseller.company || reseller.name
  await mailInvitation(tx, deps.settings, user, { token, from })
}
