import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Preferences, type User } from '@/lib/contract/user'
import type { Db } from '@/server/db/db'
import {
  assets,
  integrations,
  leads,
  recipes,
  scans,
  sites,
  subscriptions,
  users,
  workspaces,
  wpSites,
} from '@/server/db/schema'
import type { Account } from '@/server/api/env'
import { publicSubscription } from '@/server/records/subscription-rows'

/** The user as the wire shows them: with their subscriptions, and with how often each feature was used. */
export async function publicUser(db: Db, user: Account): Promise<User> {
  const { id, name, email, role, company, phone, timezone, locale, preferences } = user
  return {
    id,
    name,
    email,
    role,
    company,
    phone,
    timezone,
    locale,
    preferences: Preferences.parse(preferences),
    created_at: user.created_at.toISOString(),
    subscriptions: user.subscriptions,
    usage: { ...NONE_YET, ...(await counted(db, user)), ...user.usage },
  }
}

/** What this version cannot be used for, or nobody has used. */
const NONE_YET = {
  widget_customization: 0,
}

async function counted(db: Db, user: { id: string }) {
  const mine = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, user.id))
  const scansOf = (type: 'light_scan' | 'full_scan') =>
    db.$count(scans, and(inArray(scans.workspace_id, mine), eq(scans.scan_type, type)))
  const [
    assetCount,
    light_scans,
    full_scans,
    connections,
    recipeCount,
    wordpress_sites,
    leads_saved,
    reseller_accounts,
    dfy_websites,
  ] = await Promise.all([
    db.$count(assets, inArray(assets.workspace_id, mine)),
    scansOf('light_scan'),
    scansOf('full_scan'),
    db.$count(integrations, inArray(integrations.workspace_id, mine)),
    db.$count(recipes, inArray(recipes.workspace_id, mine)),
    db.$count(wpSites, inArray(wpSites.workspace_id, mine)),
    db.$count(leads, and(eq(leads.user_id, user.id), isNull(leads.removed_at))),
    db.$count(users, eq(users.reseller_id, user.id)),
    db.$count(sites, eq(sites.user_id, user.id)),
  ])
  return {
    assets: assetCount,
    light_scans,
    full_scans,
    integrations: connections,
    recipes: recipeCount,
    wordpress_sites,
    leads_saved,
    reseller_accounts,
    dfy_websites,
  }
}

/** The account as it is now, for an answer after a change. */
export async function loadAccount(db: Db, id: string): Promise<Account | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) return null
  const plans = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, id))
    .orderBy(subscriptions.created_at)
  return { ...user, subscriptions: plans.map(publicSubscription) }
}
