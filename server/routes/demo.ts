import { eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { demoApi } from '@/lib/contract/demo'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { settings, subscriptions, users } from '@/server/db/schema'

export const demoRoutes = new Hono<Env>()

const NONE = { accounts: [], password: null, shop: null }

/** What `server/demo` wrote down at the start; nothing of it is told unless this start is in try-out mode, too. */
serve(demoRoutes, demoApi.accounts, async ({ c, deps, db }) => {
  c.header('cache-control', 'no-store')
  if (!deps.settings.demo) return NONE
  const facts = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['demo_password', 'demo_emails']))
  const factOf = (key: string) => facts.find((fact) => fact.key === key)?.value ?? ''
  const [password, emails] = [factOf('demo_password'), factOf('demo_emails').split(' ').filter(Boolean)]
  const shop = `http://127.0.0.1:${deps.settings.demoPort}/`
  if (!password || emails.length === 0) return { ...NONE, shop }
  const found = await db
    .select({ email: users.email, plan: subscriptions.name })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(inArray(users.email, emails))
  const planOf = new Map(found.map(({ email, plan }) => [email, plan]))
  return {
    accounts: emails.flatMap((email) => (planOf.has(email) ? [{ email, plan: planOf.get(email) ?? null }] : [])),
    password,
    shop,
  }
})
