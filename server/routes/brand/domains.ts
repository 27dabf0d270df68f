import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { brandDomainApi } from '@/lib/contract/brand-domain'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { brandDomains, users } from '@/server/db/schema'
import { refused } from '@/server/errors'
import { mayHideProduct } from '@/server/records/brand'
import { isInUse, keepLook, lookAtHost, publicDomain } from '@/server/records/brand-domains'
import { newToken } from '@/server/tokens'
import { isOursAlready, publicName } from '@/server/websites/domain-names'
import { needsPlan } from './shown-branding'

export const brandDomainRoutes = new Hono<Env>()

const MOST = 5

serve(brandDomainRoutes, brandDomainApi.domains, async ({ db, deps, user }) => {
  const rows = await db
    .select()
    .from(brandDomains)
    .where(eq(brandDomains.user_id, user.id))
    .orderBy(brandDomains.created_at)
  return { domains: rows.map((row) => publicDomain(row, deps.settings)) }
})

serve(brandDomainRoutes, brandDomainApi.connectDomain, async ({ db, deps, user, body }) => {
  if (!mayHideProduct(user)) throw needsPlan()
  const host = hostOf(body.host)
  if (host === null) throw refused('host', 'host_form')
  if (isOursAlready(host, deps.settings)) throw refused('host', 'host_ours')
  if (await isInUse(db, host, user.id)) throw refused('host', 'host_active')
  const row = await db.transaction((tx) => connected(tx, user.id, host))
  const looked = await lookAtHost(deps.outside.dns, row, deps.settings)
  return { domain: publicDomain((await keepLook(db, deps.settings, row, looked)) ?? row, deps.settings) }
})

serve(brandDomainRoutes, brandDomainApi.removeDomain, async ({ db, brandDomain }) => {
  await db.transaction((tx) => tx.delete(brandDomains).where(eq(brandDomains.id, brandDomain.id)))
  return { message: 'The sign-in URL was removed.' }
})

/** The row of this name; made when it is not there. */
async function connected(tx: Db, user: string, host: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user)).for('update')
  const mine = await tx.select().from(brandDomains).where(eq(brandDomains.user_id, user))
  const known = mine.find((row) => row.host === host)
  if (known) return known
  if (mine.length >= MOST) throw refused('host', 'hosts_full', { count: MOST })
  const [row] = await tx.insert(brandDomains).values({ user_id: user, host, token: newToken() }).returning()
  if (!row) throw new Error('The host name was not kept')
  return row
}

/** As somebody may type or paste it: with a scheme or without. */
const hostOf = (typed: string) => publicName(typed.trim().replace(/^https?:\/\/([^/]*)\/?$/i, '$1'))
