import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { siteHosts, sites, users } from '@/server/db/schema'
import type { Place } from './place'

/** A website as it is met under a host name. */
export type Met = {
  id: string
  owner: string
  /** What visitors see: null is nothing. */
  version: string | null
  /** Changes whenever the files of the same version do. */
  made: number
  /** Where this name leads: the main one of two. */
  to: string | null
}

export type SiteNames = {
  /** Null: this is the name of none of ours. */
  find(host: string): Promise<Met | null>
  /** Something was published, taken off or connected. */
  changed(): void
}

type Options = { db: Db; place: Place | null; now(): Date; freshMs?: number }

const MOST = 1_000
const FRESH_MS = 10_000
/** So long the websites of a suspended account stay. */
const GRACE_MS = 30 * 86_400_000

/** Which website a host name stands for. What was found is remembered for ten seconds; other processes publish too. */
export function siteNames({ db, place, now, freshMs = FRESH_MS }: Options): SiteNames {
  const known = new Map<string, { met: Met | null; until: number }>()

  async function look(host: string): Promise<Met | null> {
    const slug = place?.slugOf(host) ?? null
    const row = slug === null ? await byDomain(db, host) : await bySlug(db, slug)
    if (!row) return null
    const { status, suspended_at, to, published_id, last_published_at, id, user_id } = row
    const isOver = status === 'suspended' && now().getTime() - (suspended_at?.getTime() ?? 0) > GRACE_MS
    return { id, owner: user_id, version: isOver ? null : published_id, made: last_published_at?.getTime() ?? 0, to }
  }

  return {
    async find(host) {
      const bare = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
      const time = now().getTime()
      const found = known.get(bare)
      if (found && found.until > time) return found.met
      const met = await look(bare)
      known.delete(bare)
      known.set(bare, { met, until: time + freshMs })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      return met
    },
    changed: () => known.clear(),
  }
}

const columns = {
  id: sites.id,
  user_id: sites.user_id,
  published_id: sites.published_id,
  last_published_at: sites.last_published_at,
  status: users.status,
  suspended_at: users.suspended_at,
}

async function bySlug(db: Db, slug: string) {
  const [row] = await db
    .select(columns)
    .from(sites)
    .innerJoin(users, eq(users.id, sites.user_id))
    .where(eq(sites.slug, slug))
  return row && { ...row, to: null }
}

/** A name that leads here; one of two leads on to the main one as soon as that is there. */
async function byDomain(db: Db, host: string) {
  const [row] = await db
    .select({ ...columns, isMain: siteHosts.is_main })
    .from(siteHosts)
    .innerJoin(sites, eq(sites.id, siteHosts.site_id))
    .innerJoin(users, eq(users.id, sites.user_id))
    .where(and(eq(siteHosts.host, host), inArray(siteHosts.state, ['verifying', 'active'])))
  if (!row) return null
  if (row.isMain) return { ...row, to: null }
  const [main] = await db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.site_id, row.id), eq(siteHosts.is_main, true), eq(siteHosts.state, 'active')))
  return { ...row, to: main ? `https://${main.host}` : null }
}
