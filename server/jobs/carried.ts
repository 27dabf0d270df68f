import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Carried, carriedOver, type Showing } from '@/lib/domain/scan-diff'
import { withEarlier } from '@/lib/domain/with-earlier'
import type { KeptResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { assets, scans } from '@/server/db/schema'
import { forgetFindings, openBefore } from '@/server/records/keep-findings'
import { newestFull } from '@/server/records/newest-full'
import { keepStanding, lockStanding } from '@/server/records/standing'

const isReportOf = (asset: string, before: Date | undefined) =>
  and(
    eq(scans.asset_id, asset),
    eq(scans.status, 'completed'),
    isNotNull(scans.completed_at),
    isNotNull(scans.result),
    before && lt(scans.completed_at, before),
  )

/**
 * A completed scan of an asset as it is kept: with what stays open beside it, and the grade of both together. `before`:
 * when it completed, if that was not just now.
 */
export async function together<R extends KeptResult>(
  db: Db,
  asset: string,
  result: R,
  before?: Date,
): Promise<{ result: R; carried: Carried[] }> {
  const carried = await carriedInto(db, asset, result, before)
  const full = result.mode === 'light' ? await newestFull(db, asset, before) : null
  return { carried, result: withEarlier(result, carried, { full, wasGraded: await wasGraded(db, asset, before) }) }
}

async function wasGraded(db: Db, asset: string, before: Date | undefined): Promise<boolean> {
  const graded = await db
    .select({ id: scans.id })
    .from(scans)
    .where(and(isReportOf(asset, before), isNotNull(scans.score)))
    .limit(1)
  return graded.length > 0
}

/** What stays open beside what a completed scan of this asset shows. */
async function carriedInto(db: Db, asset: string, after: Showing, before?: Date): Promise<Carried[]> {
  const unseen = await db.$count(scans, and(isReportOf(asset, before), isNull(scans.carried)))
  // A scan that an earlier version ended, on a server that did not start anew since.
  if (unseen > 0) await carryUnseen(db, asset, before)
  return carriedOver(await openBefore(db, asset, before), after)
}

/**
 * An earlier report of the same asset, or this one itself, was not looked into yet. What was carried on from there is
 * missing.
 */
const followsUnseen = sql`exists (
  select 1 from scans as earlier
  where earlier.asset_id = ${scans.asset_id} and earlier.status = 'completed' and earlier.result is not null
    and earlier.carried is null and earlier.completed_at <= ${scans.completed_at})`

/**
 * Looks into the scans of an asset that an earlier version ended, and those after them, oldest first, so that each can
 * carry on what the one before it did.
 */
async function carryUnseen(db: Db, asset: string, before?: Date): Promise<void> {
  const rows = await db
    .select({ id: scans.id, at: scans.completed_at })
    .from(scans)
    .where(and(isReportOf(asset, before), followsUnseen))
    .orderBy(asc(scans.completed_at))
  for (const { id, at } of rows) await regrade(db, id, (result) => together(db, asset, result, at ?? undefined))
  await forgetFindings(db, asset)
}

async function regrade(
  db: Db,
  scan: string,
  graded: (result: KeptResult) => ReturnType<typeof together>,
): Promise<void> {
  const [row] = await db.select({ result: scans.result }).from(scans).where(eq(scans.id, scan))
  if (!row?.result) return
  const { result, carried } = await graded(row.result)
  const { score, grade } = result
  await db.update(scans).set({ result, carried, score, grade }).where(eq(scans.id, scan))
}

/** An earlier version completed a scan of this asset: nothing was written down of how it stands. */
const hasUnkept = sql`exists (
  select 1 from scans where scans.asset_id = ${assets.id} and scans.status = 'completed' and scans.completed_at > coalesce(${assets.reported_at}, '-infinity'))`

const hasUnseen = sql`exists (
  select 1 from scans where scans.asset_id = ${assets.id} and scans.status = 'completed' and scans.result is not null and scans.carried is null)`

/** All at once: those whose latest report stands alone, and of whose findings nobody decided anything. */
const standAlone = sql`
  update assets set latest_report_id = latest.id, reported_at = latest.completed_at, reports = latest.reports, score = latest.score, grade = latest.grade,
    counts = latest.counts, carried = '[]'
  from (
    select distinct on (asset_id) asset_id, id, completed_at, score, grade, counts, carried, count(*) over (partition by asset_id) as reports
    from scans where status = 'completed' and completed_at is not null order by asset_id, completed_at desc
  ) as latest
  where latest.asset_id = assets.id and latest.carried = '[]' and latest.completed_at > coalesce(assets.reported_at, '-infinity')
    and not exists (select 1 from findings_triage where findings_triage.asset_id = assets.id)`

/**
 * Looks into what earlier versions left of each asset. One after the other, so that nobody waits long for one of them.
 */
export async function carryEarlier(db: Db): Promise<void> {
  const [unkept] = await db.select({ id: assets.id }).from(assets).where(hasUnkept).limit(1)
  if (unkept) await db.execute(standAlone)
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(sql`${hasUnkept} or ${hasUnseen}`)
    .orderBy(assets.id)
  for (const { id } of rows) await db.transaction((tx) => standEarlier(tx, id))
}

async function standEarlier(tx: Db, asset: string): Promise<void> {
  await lockStanding(tx, asset)
  await carryUnseen(tx, asset)
  const [latest] = await tx
    .select({ id: scans.id, at: scans.completed_at, carried: scans.carried })
    .from(scans)
    .where(isReportOf(asset, undefined))
    .orderBy(desc(scans.completed_at))
    .limit(1)
  const lacksRules = latest?.carried?.some(({ confidence }) => confidence === undefined)
  if (latest && lacksRules)
    await regrade(tx, latest.id, (result) => together(tx, asset, result, latest.at ?? undefined))
  await keepStanding(tx, asset)
}
