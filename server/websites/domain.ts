import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { brandDomains, certificates, siteClaims, siteHosts, sites, users } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { leaveMail } from '@/server/records/deliveries'
import type { Deps, DomainDns } from '@/server/records/deps'
import type { Settings } from '@/server/settings'
import { newToken } from '@/server/tokens'
import { voiceOf } from '@/server/voice'
import { addressOfWebsite } from './address'
import { type Looked, lookAt } from './domain-look'
import { claimRecord, domainName, hostsFor } from './domain-names'
import { type Host, inWords } from './domain-rows'
import { placeOf } from './place'
import { rebuildWebsite } from './publish'
import type { Site } from './rows'

export type DomainDeps = {
  settings: Settings
  dns: DomainDns
  websites: Pick<Deps['websites'], 'fontOf' | 'changed'>
  encodings: Deps['encodings']
  now(): Date
}

/**
 * Gives a website its domain: the names are its own from now on, whatever its records say. Throws 422 for what is no
 * domain, and 409 with the record that proves it where another website, or a brand, has it.
 */
export async function setDomain(db: Db, deps: DomainDeps, site: Site, typed: string): Promise<void> {
  const host = domainName(typed, deps.settings)
  const hosts = hostsFor(host)
  const own = await db.select().from(siteHosts).where(eq(siteHosts.site_id, site.id))
  if (own.some((row) => row.is_main && row.host === host)) return
  await requireFree(db, deps, site, hosts)
  await db.transaction(async (tx) => {
    await tx.delete(siteHosts).where(eq(siteHosts.site_id, site.id))
    await tx.delete(siteHosts).where(and(inArray(siteHosts.host, hosts), ne(siteHosts.site_id, site.id)))
    await tx.delete(siteClaims).where(eq(siteClaims.site_id, site.id))
    await tx
      .insert(siteHosts)
      .values(hosts.map((name, at) => ({ host: name, site_id: site.id, is_main: at === 0, next_check_at: deps.now() })))
  })
}

export const dropDomain = (tx: Db, { id }: Site) => tx.delete(siteHosts).where(eq(siteHosts.site_id, id))

/** A name is a brand's or one website's. Whoever controls its records may take it over. */
async function requireFree(db: Db, { dns }: DomainDeps, site: Site, hosts: string[]): Promise<void> {
  const [brand, others] = await Promise.all([
    db.$count(brandDomains, and(inArray(brandDomains.host, hosts), eq(brandDomains.status, 'active'))),
    db.$count(siteHosts, and(inArray(siteHosts.host, hosts), ne(siteHosts.site_id, site.id))),
  ])
  if (brand + others === 0) return
  const [host = ''] = hosts
  await db
    .insert(siteClaims)
    .values({ site_id: site.id, host, token: newToken().slice(0, 32) })
    .onConflictDoNothing()
  const isMine = and(eq(siteClaims.site_id, site.id), eq(siteClaims.host, host))
  const [claim] = await db.select().from(siteClaims).where(isMine)
  const record = claimRecord(host, claim?.token ?? '')
  const told: readonly string[] = (await dns.resolver.txt(record.host)).records
  if (brand === 0 && told.includes(record.value)) return
  throw new HttpError(409, 'domain_taken', {
    errors: { domain: ['This domain is connected to another website.'] },
    ...(brand === 0 && { record }),
  })
}

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 86_400_000

/** Often at first, when somebody waits for it, then ever more seldom. */
function nextLook(age: number): number {
  if (age < 10 * MINUTE_MS) return 20_000
  if (age < 30 * MINUTE_MS) return MINUTE_MS
  if (age < 3 * 60 * MINUTE_MS) return 5 * MINUTE_MS
  return age < 86_400_000 ? 15 * MINUTE_MS : 60 * MINUTE_MS
}

/** Looks at one name now, writes down what was found, and tells its owner when it is live or given up. */
export async function lookAtHost(db: Db, deps: DomainDeps, row: Host): Promise<void> {
  const looked = await lookAt(deps.dns, row.host, deps.settings)
  const now = deps.now()
  const age = now.getTime() - row.created_at.getTime()
  const isOver = row.state !== 'active' && !looked.isRight && age > WEEK_MS
  const isWhole = looked.isRight && (deps.settings.acme === null || (await hasCertificate(db, row.host)))
  const state = stateOf(row, isWhole, looked, isOver)
  await db.transaction(async (tx) => {
    await tx
      .update(siteHosts)
      .set({
        records: looked.records,
        name_servers: looked.nameServers,
        has_mail: looked.hasMail,
        detail: looked.detail,
        state,
        checked_at: now,
        next_check_at: isOver ? null : new Date(now.getTime() + (state === 'active' ? 86_400_000 : nextLook(age))),
        ...(state === 'active' && row.active_at === null && { active_at: now }),
      })
      .where(eq(siteHosts.host, row.host))
    if (row.is_main && state !== row.state && (state === 'active' || state === 'failed'))
      await tell(tx, deps, row, state)
  })
  if (state !== row.state) deps.websites.changed()
}

/** Once it was there it stays: what is wrong since is said beside it. */
function stateOf({ state }: Host, isWhole: boolean, { isBegun }: Looked, isOver: boolean): Host['state'] {
  if (isWhole || state === 'active') return 'active'
  if (isOver) return 'failed'
  return isBegun ? 'verifying' : 'pending'
}

async function tell(tx: Db, deps: DomainDeps, row: Host, state: 'active' | 'failed'): Promise<void> {
  const [found] = await tx
    .select({ site: sites, owner: users })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.user_id))
    .where(eq(sites.id, row.site_id))
  if (!found) return
  const { site, owner } = found
  const place = placeOf(deps.settings)
  // Its pages say where they are.
  if (state === 'active' && place)
    await rebuildWebsite(tx, site, {
      address: await addressOfWebsite(tx, site, place),
      fontOf: deps.websites.fontOf,
      encodings: deps.encodings,
      now: deps.now,
    })
  const voice = await voiceOf(owner.locale)
  const [now] = await tx.select({ detail: siteHosts.detail }).from(siteHosts).where(eq(siteHosts.host, row.host))
  const link = `${deps.settings.publicUrl}/dfy/manager?id=${site.id}`
  const values = { domain: row.host, name: site.name, link, problem: now?.detail ? inWords(voice, now.detail) : '' }
  const kind = state === 'active' ? 'live' : 'failed'
  await leaveMail(tx, {
    key: `site-domain:${row.host}:${site.id}:${kind}:${row.created_at.getTime()}`,
    user_id: owner.id,
    to: owner.email,
    subject: voice.words(`sitePage.mail.${kind}.subject`, values),
    text: voice.words(`sitePage.mail.${kind}.text`, values),
  })
}

const hasCertificate = async (db: Db, host: string) =>
  (await db.$count(certificates, and(eq(certificates.host, host), isNotNull(certificates.chain)))) > 0

/** The same for a name, if it is one of a website. */
export async function lookAtName(db: Db, deps: DomainDeps, host: string): Promise<void> {
  const [row] = await db.select().from(siteHosts).where(eq(siteHosts.host, host))
  if (row) await lookAtHost(db, deps, row)
}

const AT_ONCE = 20

/** All names whose time has come; each is taken by one process. */
export async function lookAtDue(db: Db, deps: DomainDeps, signal?: AbortSignal): Promise<void> {
  const isDue = and(isNotNull(siteHosts.next_check_at), lte(siteHosts.next_check_at, deps.now()))
  const due = await db.select().from(siteHosts).where(isDue).orderBy(asc(siteHosts.next_check_at)).limit(AT_ONCE)
  for (const row of due) {
    if (signal?.aborted) return
    const taken = await db
      .update(siteHosts)
      .set({ next_check_at: sql`now() + interval '2 minutes'` })
      .where(and(eq(siteHosts.host, row.host), eq(siteHosts.next_check_at, row.next_check_at ?? deps.now())))
      .returning({ host: siteHosts.host })
    if (taken.length > 0) await lookAtHost(db, deps, row)
  }
}
