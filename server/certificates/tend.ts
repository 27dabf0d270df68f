import { X509Certificate } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lt, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { acmeChallenges, certificates } from '@/server/db/schema'
import type { Dns } from '@/server/net/dns'
import type { Secrets } from '@/server/secrets'
import type { Settings } from '@/server/settings'
import { type Authority, type Issued, OrderFailed } from './authority'
import { syncNames } from './names'

export type CertificateDeps = {
  db: Db
  log: Logger
  settings: Settings
  secrets: Secrets
  authority: Authority
  dns: Pick<Dns, 'caa'>
  now(): Date
  /** There is a certificate for a name that had none. */
  onFirst(host: string): Promise<void>
}

type Row = typeof certificates.$inferSelect

const HOUR_MS = 3_600_000
/** After the first failure, the second and every further one. */
const AGAIN_MS = [HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS]
const RENEWED_BEFORE_MS = 30 * 24 * HOUR_MS
/** Let's Encrypt takes 300 orders in three hours. */
const AT_ONCE = 3
const MOST_IN_3_HOURS = 250
/** Nobody orders for longer; whoever died in an order has lost it then. */
const ORDERS_MS = 240_000
const TAKEN_MS = 600_000

export const keyPlace = (host: string) => `certificate:${host}`

/**
 * Gets or renews a few certificates, one after the other: those that have waited longest. Asked once a minute by one
 * process of all: authorities count orders.
 */
export async function tendCertificates(deps: CertificateDeps, signal?: AbortSignal): Promise<void> {
  const { db, settings, now } = deps
  await syncNames(db, settings, now())
  const ending = AbortSignal.any([AbortSignal.timeout(ORDERS_MS), ...(signal ? [signal] : [])])
  for (let orders = 0; orders < AT_ONCE && !ending.aborted; orders += 1) {
    const row = await takeDue(db, now())
    if (!row) return
    await orderOne(deps, row, ending, signal)
  }
}

async function orderOne(deps: CertificateDeps, row: Row, ending: AbortSignal, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps
  try {
    await keep(deps, row, await Promise.race([orderFor(deps, row.host), over(ending)]))
  } catch (error) {
    if (signal?.aborted)
      await db.update(certificates).set({ next_try_at: now() }).where(eq(certificates.host, row.host))
    else await keepFailure(deps, row, error)
  } finally {
    await db.delete(acmeChallenges).where(eq(acmeChallenges.host, row.host))
  }
}

/** Rejects when it is over. */
const over = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new OrderFailed('cert_away', signal.reason))
    signal.addEventListener('abort', end, { once: true })
  })

/** New names first: somebody waits for them. Nobody else takes what was taken. */
async function takeDue(db: Db, now: Date): Promise<Row | null> {
  const lately = gt(certificates.tried_at, new Date(now.getTime() - 3 * HOUR_MS))
  if ((await db.$count(certificates, lately)) >= MOST_IN_3_HOURS) return null
  const isDue = lte(certificates.next_try_at, now)
  const order = [asc(isNotNull(certificates.chain)), asc(certificates.next_try_at)]
  const [row] = await db
    .select()
    .from(certificates)
    .where(isDue)
    .orderBy(...order)
    .limit(1)
  if (!row) return null
  const [taken] = await db
    .update(certificates)
    .set({ next_try_at: new Date(now.getTime() + TAKEN_MS), tried_at: now })
    .where(and(eq(certificates.host, row.host), eq(certificates.tries, row.tries), isDue))
    .returning()
  return taken ?? null
}

async function orderFor({ db, dns, authority }: CertificateDeps, host: string): Promise<Issued> {
  const issuers = await authority.issuers()
  if (!(await isAllowed(dns, host, issuers))) throw new OrderFailed('cert_caa')
  return authority.issue(host, async (token, answer) => {
    await db.insert(acmeChallenges).values({ token, host, answer }).onConflictDoNothing()
  })
}

/** RFC 8659, 3: the nearest records above a name decide. What nobody answers is left to the authority. */
async function isAllowed(dns: Pick<Dns, 'caa'>, host: string, issuers: readonly string[]): Promise<boolean> {
  if (issuers.length === 0) return true
  const labels = host.split('.')
  for (let at = 0; at < labels.length; at += 1) {
    const { records } = await dns.caa(labels.slice(at).join('.'))
    const named = records.flatMap(({ tag, value }) => (tag === 'issue' ? (value.split(';')[0]?.trim() ?? '') : []))
    if (named.length > 0) return named.some((name) => issuers.includes(name))
    if (records.length > 0) return true
  }
  return true
}

/** At a third of its life, and thirty days before its end at most. */
export function renewalOf(from: Date, to: Date): Date {
  const life = to.getTime() - from.getTime()
  return new Date(to.getTime() - Math.min(life / 3, RENEWED_BEFORE_MS))
}

async function keep({ db, secrets, log, onFirst }: CertificateDeps, row: Row, { chain, key }: Issued): Promise<void> {
  const { validFromDate: from, validToDate: to } = new X509Certificate(chain)
  await db
    .update(certificates)
    .set({
      chain,
      key: secrets.seal(key, keyPlace(row.host)),
      not_before: from,
      not_after: to,
      detail: null,
      tries: 0,
      next_try_at: renewalOf(from, to),
    })
    .where(eq(certificates.host, row.host))
  log.info({ host: row.host, until: to.toISOString() }, 'A certificate was issued')
  if (row.chain === null) await onFirst(row.host)
}

async function keepFailure({ db, log, now, authority }: CertificateDeps, row: Row, error: unknown): Promise<void> {
  const code = error instanceof OrderFailed ? error.code : 'cert_failed'
  const issuers = code === 'cert_caa' ? await authority.issuers().catch(() => []) : []
  const again = AGAIN_MS[Math.min(row.tries, AGAIN_MS.length - 1)] ?? HOUR_MS
  log.warn({ host: row.host, err: error }, 'A certificate could not be issued')
  await db
    .update(certificates)
    .set({
      detail: { code, values: { host: row.host, ...(code === 'cert_caa' && { value: issuers[0] ?? '' }) } },
      tries: row.tries + 1,
      next_try_at: new Date(now().getTime() + again),
    })
    .where(eq(certificates.host, row.host))
}

/**
 * Seals with the newest key what an earlier one sealed. A certificate whose key cannot be opened any more is ordered
 * anew; what an order that died asked to be shown goes.
 */
export async function tendKeys({ db, secrets, now }: Pick<CertificateDeps, 'db' | 'secrets' | 'now'>): Promise<void> {
  const rows = await db.select().from(certificates).where(isNotNull(certificates.key))
  for (const { host, key } of rows) {
    if (key === null || secrets.isCurrent(key)) continue
    const isSame = and(eq(certificates.host, host), eq(certificates.key, key))
    const opened = openKey(secrets, host, key)
    const fresh =
      opened === null ? { chain: null, key: null, next_try_at: now() } : { key: secrets.seal(opened, keyPlace(host)) }
    await db.update(certificates).set(fresh).where(isSame)
  }
  await db.delete(acmeChallenges).where(lt(acmeChallenges.at, new Date(now().getTime() - 24 * HOUR_MS)))
}

/** Null: it was sealed with a key that is gone. */
export function openKey(secrets: Secrets, host: string, key: string): string | null {
  try {
    return secrets.open(key, keyPlace(host))
  } catch {
    return null
  }
}
