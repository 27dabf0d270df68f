import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Reply } from '@/lib/contract/endpoint'
import type { leadApi, LeadResult } from '@/lib/contract/lead'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Db } from '@/server/db/db'
import { leadSearches, users } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import type { LeadQuery, LeadSource, Place } from '@/server/records/lead-source'

/** Of one account, in a day of its own zone. */
export const MAX_SEARCHES = 200
/** What may be stored is answered from the store for so long. */
const KEPT = sql`interval '24 hours'`

type Searcher = { id: string; timezone: string | null }
type Row = typeof leadSearches.$inferSelect
type Asking = { db: Db; user: Searcher; source: LeadSource; provider: string; query: LeadQuery }
type Found = Reply<typeof leadApi.search>

/** The first page of a search, from the store where it is there. Throws HttpError with a sentence. */
export async function firstPage(asking: Asking): Promise<Found> {
  const kept = await keptSearch(asking)
  if (kept) return pageOf(asking, kept, 0)
  const row = await begin(asking)
  try {
    return await ask(asking, row, 0)
  } catch (error) {
    // It was not counted.
    await asking.db.delete(leadSearches).where(eq(leadSearches.id, row.id))
    throw error
  }
}

/** A further page. Throws 422 for a page of another search, or of somebody else. */
export async function nextPage(asking: Asking, token: string): Promise<Found> {
  const [, id = '', number = ''] = /^([\da-f-]{36})\.(\d{1,3})$/.exec(token) ?? []
  const [row] = id
    ? await asking.db
        .select()
        .from(leadSearches)
        .where(and(eq(leadSearches.id, id), isSame(asking), gt(leadSearches.expires_at, sql`now()`)))
    : []
  const page = Number(number)
  if (!row || page < 1 || row.page_tokens[page - 1] === undefined) throw refused('page_token', 'lead_page_over')
  if (row.results?.[page]) return pageOf(asking, row, page)
  if (!asking.source.countsPages) return ask(asking, row, page)
  await count(asking, row)
  try {
    return await ask(asking, row, page)
  } catch (error) {
    await asking.db
      .update(leadSearches)
      .set({ cost: sql`${leadSearches.cost} - 1` })
      .where(eq(leadSearches.id, row.id))
    throw error
  }
}

/** The same question of the same person to the same source. */
const isSame = ({ user, source, provider, query }: Asking) =>
  and(
    eq(leadSearches.user_id, user.id),
    eq(leadSearches.source, source.id),
    eq(leadSearches.provider, provider),
    sql`lower(${leadSearches.keyword}) = ${query.keyword.toLowerCase()}`,
    sql`lower(${leadSearches.location}) = ${query.location.toLowerCase()}`,
    query.country === null ? isNull(leadSearches.country) : eq(leadSearches.country, query.country),
    eq(leadSearches.radius_km, query.radiusKm),
    eq(leadSearches.language, query.language),
  )

async function keptSearch(asking: Asking): Promise<Row | undefined> {
  if (asking.source.isForgotten) return undefined
  const [row] = await asking.db
    .select()
    .from(leadSearches)
    .where(and(isSame(asking), gt(leadSearches.expires_at, sql`now()`)))
    .orderBy(desc(leadSearches.ran_at))
    .limit(1)
  return row?.results?.[0] ? row : undefined
}

/** Counts the search before it is made: of two at the same moment one is the last of the day. */
async function begin({ db, user, source, provider, query }: Asking): Promise<Row> {
  return db.transaction(async (tx) => {
    await requireLeft(tx, user, source)
    const [row] = await tx
      .insert(leadSearches)
      .values({
        user_id: user.id,
        source: source.id,
        provider,
        keyword: query.keyword,
        location: query.location,
        country: query.country,
        radius_km: query.radiusKm,
        language: query.language,
        cost: 1,
        results: source.isForgotten ? null : [],
        expires_at: sql`now() + ${KEPT}`,
      })
      .returning()
    if (!row) throw new Error('The search was not written down')
    return row
  })
}

const count = ({ db, user, source }: Asking, { id }: Row) =>
  db.transaction(async (tx) => {
    await requireLeft(tx, user, source)
    await tx
      .update(leadSearches)
      .set({ cost: sql`${leadSearches.cost} + 1` })
      .where(eq(leadSearches.id, id))
  })

async function requireLeft(tx: Db, user: Searcher, source: LeadSource): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const { used, resetsAt } = await searchesToday(tx, user)
  if (used >= MAX_SEARCHES) throw usedUp(resetsAt)
  if (source.mostADay === null) return
  const [all] = await tx
    .select({ used: sql<number>`coalesce(sum(${leadSearches.cost}), 0)::int` })
    .from(leadSearches)
    .where(and(eq(leadSearches.source, source.id), gt(leadSearches.ran_at, sql`date_trunc('day', now())`)))
  if ((all?.used ?? 0) >= source.mostADay) throw usedUp(new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS))
}

const DAY_MS = 86_400_000

const usedUp = (resetsAt: Date) =>
  new HttpError(429, 'lead_searches_used', {
    values: { time: resetsAt.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1_000)),
  })

/** How many an account has made in its day, and when the next day begins. */
export async function searchesToday(db: Db, { id, timezone }: Searcher): Promise<{ used: number; resetsAt: Date }> {
  const zone = timezone && isTimeZone(timezone) ? timezone : 'UTC'
  const today = sql`date_trunc('day', now() at time zone ${zone})`
  const [row] = await db
    .select({
      used: sql<number>`coalesce(sum(${leadSearches.cost}), 0)::int`,
      ends: sql<string>`((${today} + interval '1 day') at time zone ${zone})::text`,
    })
    .from(leadSearches)
    .where(and(eq(leadSearches.user_id, id), sql`${leadSearches.ran_at} >= ${today} at time zone ${zone}`))
  return { used: row?.used ?? 0, resetsAt: new Date(row?.ends ?? Date.now()) }
}

/** Asks the source for a page, and writes down of it what may be. */
async function ask(asking: Asking, row: Row, page: number): Promise<Found> {
  const { db, source, query } = asking
  const { places, next, waitSeconds } = await source.search(
    query,
    page === 0 ? null : (row.page_tokens[page - 1] ?? null),
  )
  // Still looking: the same page is asked for again.
  if (waitSeconds !== undefined && page > 0)
    return shown(asking, row, { leads: [], token: `${row.id}.${page}`, waitSeconds })
  const leads = places.map((place) => leadOf(source.id, place))
  const tokens = [...row.page_tokens.slice(0, page), ...(next === null ? [] : [next])]
  await db
    .update(leadSearches)
    .set({
      found: sql`${leadSearches.found} + ${leads.length}`,
      page_tokens: tokens,
      results: row.results && [...row.results.slice(0, page), leads],
    })
    .where(eq(leadSearches.id, row.id))
  return shown(asking, row, { leads, token: tokenAfter({ ...row, page_tokens: tokens }, page), waitSeconds })
}

const tokenAfter = ({ id, page_tokens: tokens }: Row, page: number) =>
  tokens[page] === undefined ? null : `${id}.${page + 1}`

const pageOf = (asking: Asking, row: Row, page: number) =>
  shown(asking, row, { leads: row.results?.[page] ?? [], token: tokenAfter(row, page) })

async function shown(
  { db, user, source }: Asking,
  row: Row,
  { leads, token, waitSeconds }: { leads: LeadResult[]; token: string | null; waitSeconds?: number },
): Promise<Found> {
  const { used } = await searchesToday(db, user)
  return {
    leads,
    next_page_token: token,
    source: source.id,
    credits_left: Math.max(0, MAX_SEARCHES - used),
    attribution: source.attribution,
    found_at: row.ran_at.toISOString(),
    kept_until: source.isForgotten ? null : row.expires_at.toISOString(),
    ...(waitSeconds !== undefined && { wait_seconds: waitSeconds }),
  }
}

const leadOf = (source: string, { id, postalCode, reviews, url, status, ...place }: Place): LeadResult => ({
  source,
  source_id: id,
  ...place,
  postal_code: postalCode,
  reviews_count: reviews,
  maps_url: url,
  business_status: status,
})
