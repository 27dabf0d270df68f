import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { endsWithin, isExpired, seatsOf, troublesOf } from '@/lib/domain/reseller'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { subscriptions, users } from '@/server/db/schema'

type Figures = {
  plan: string | null
  plan_status: string | null
  ends: string | null
  workspaces: number
  assets: number
  score: number | null
  grade: string | null
  critical: number
  high: number
  scans: number
  scans_30d: number
  scans_before: number
  score_before: number | null
  last_login_at: string | null
}

const brand = sql<
  string | null
>`(select coalesce(look->>'company_name', '') from brandings where user_id = ${users.id} and is_given)`

const { id, name, email, company, status, suspended_reason, invited_at, reseller_note, created_at } = users

/** The plan that a reseller gave: the first of an account. */
const plan = sql`lateral (
  select name as plan, status as plan_status, expires_at::text as ends from subscriptions
  where user_id = ${users.id} order by created_at, id limit 1) given`

/** How its sites stand, the worst first; of what was found there only numbers. */
const sites = sql`lateral (
  select count(distinct w.id)::int as workspaces, count(a.id)::int as assets, min(a.score) as score,
    (array_agg(a.grade order by a.score) filter (where a.score is not null))[1] as grade,
    coalesce(sum((a.counts->>'critical')::int), 0)::int as critical, coalesce(sum((a.counts->>'high')::int), 0)::int as high,
    min((select s.score from scans s where s.asset_id = a.id and s.status = 'completed'
      and s.completed_at < now() - interval '30 days' order by s.completed_at desc limit 1)) as score_before
  from workspaces w left join assets a on a.workspace_id = w.id where w.user_id = ${users.id}) sites`

const work = sql`lateral (
  select count(*)::int as scans,
    (count(*) filter (where s.created_at > now() - interval '30 days'))::int as scans_30d,
    (count(*) filter (where s.created_at between now() - interval '60 days' and now() - interval '30 days'))::int as scans_before
  from workspaces w join scans s on s.workspace_id = w.id where w.user_id = ${users.id}) work`

/** As long as the audit log reaches back. */
const seen = sql`lateral (
  select at::text as last_login_at from audit_log
  where user_id = ${users.id} and action = 'auth.login' order by at desc limit 1) seen`

async function rowsOf(db: Db, those: SQL | undefined) {
  const rows = await db
    .select({
      brand,
      user: { id, name, email, company, status, suspended_reason, invited_at, reseller_note, created_at },
      figures: sql<Figures>`coalesce(to_jsonb(given), '{}') || to_jsonb(sites) || to_jsonb(work) || jsonb_build_object('last_login_at', seen.last_login_at)`,
    })
    .from(users)
    .leftJoin(plan, sql`true`)
    .innerJoin(sites, sql`true`)
    .innerJoin(work, sql`true`)
    .leftJoin(seen, sql`true`)
    .where(those)
    .orderBy(created_at, id)
  return rows.map(({ user, brand, figures }) => ({ user, brand, figures: figures ?? ({} as Partial<Figures>) }))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const iso = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null)

function told({ user, brand, figures }: Row): ResellerAccount {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    company: user.company,
    plan: figures.plan ?? '',
    status: user.status === 'invited' ? 'pending' : user.status,
    created_at: user.created_at.toISOString(),
    expires_at: iso(figures.ends),
    last_login_at: iso(figures.last_login_at),
    invited_at: user.invited_at?.toISOString() ?? null,
    suspended_reason: user.suspended_reason,
    notes: user.reseller_note,
    brand: brand === null ? null : { company_name: brand || null },
    workspaces_count: figures.workspaces ?? 0,
    assets_count: figures.assets ?? 0,
    scans_count: figures.scans ?? 0,
    scans_30d: figures.scans_30d ?? 0,
    score: figures.score ?? null,
    grade: figures.grade ?? null,
    findings: { critical: figures.critical ?? 0, high: figures.high ?? 0 },
  }
}

/** One of the user's own, as it is now. */
export async function accountNow(db: Db, accountId: string): Promise<ResellerAccount> {
  const [row] = await rowsOf(db, eq(users.id, accountId))
  if (!row) throw new Error('The account is not there')
  return told(row)
}

const average = (scores: readonly (number | null | undefined)[]) => {
  const known = scores.flatMap((score) => score ?? [])
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}
const sum = (rows: readonly Row[], key: 'scans_30d' | 'scans_before') =>
  rows.reduce((all, { figures }) => all + (figures[key] ?? 0), 0)

/** All accounts of a reseller and their figures. */
export async function accountsOf(db: Db, reseller: Account) {
  const rows = await rowsOf(db, eq(users.reseller_id, reseller.id))
  const resellerAccounts = rows.map(told)
  const now = Date.now()
  const expired = resellerAccounts.filter((account) => isExpired(account, now)).length
  const inUse = resellerAccounts.filter((account) => !isExpired(account, now))
  const count = (of: string) => inUse.filter((account) => account.status === of).length
  return {
    resellerAccounts,
    stats: {
      total: rows.length,
      active: count('active'),
      suspended: count('suspended'),
      pending: count('pending'),
      expired,
      licenses_total: seatsOf(reseller),
      licenses_used: rows.length,
      average_score: average(rows.map(({ figures }) => figures.score)),
      average_score_before: average(rows.map(({ figures }) => figures.score_before)),
      expiring_30d: resellerAccounts.filter((account) => endsWithin(account, 30, now)).length,
      scans_30d: sum(rows, 'scans_30d'),
      scans_before_30d: sum(rows, 'scans_before'),
    },
  }
}

/**
 * How many seats are free, null for as many as one likes. Whoever else asks in a transaction of their own waits for the
 * end of this one.
 */
export async function freeSeats(tx: Db, reseller: Account): Promise<number | null> {
  const mine = eq(subscriptions.user_id, reseller.id)
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(mine).for('update')
  const seats = seatsOf(reseller)
  return seats === null ? null : Math.max(0, seats - (await tx.$count(users, and(eq(users.reseller_id, reseller.id)))))
}

/** The same in a few figures, for the home of the agency. */
export async function accountsBlock(db: Db, reseller: Account) {
  const { resellerAccounts, stats } = await accountsOf(db, reseller)
  const { total, licenses_total: seats, average_score, expired, expiring_30d, scans_30d } = stats
  const attention = resellerAccounts.filter((account) => troublesOf(account, Date.now()).length > 0).length
  return { total, seats, attention, average_score, expired, expiring_30d, scans_30d }
}
