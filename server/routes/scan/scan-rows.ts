import { and, count, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import { saysOf, withCheckSays } from '@/lib/domain/older-result'
import { plannedChecks } from '@/lib/domain/planned-checks'
import { gradeOf, NOTHING_OPEN } from '@/lib/domain/standing'
import { isAnswer } from '@/lib/domain/scan-diff'
import { score as scoreOf } from '@/lib/domain/score'
import { writtenResult, writtenSoFar } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { assets, scans, users, workspaces } from '@/server/db/schema'
import { asideOfScans } from '@/server/records/open-findings'
import { after, keyOf, type Order, orderBy, pageOf } from '@/server/routes/pages'

const { result: _result, checks: _checks, so_far: _soFar, carried: _carried, ...slim } = getTableColumns(scans)
const earlier = alias(scans, 'earlier')

const starter = { id: users.id, name: users.name }

type Owner = { id: string }
type Slim = Omit<typeof scans.$inferSelect, 'result' | 'checks' | 'so_far' | 'carried'>
type Row<S extends Slim = Slim> = {
  scan: S
  starter: { id: string; name: string } | null
  previous_score: number | null
  has_carried?: boolean
  aside?: Partial<SeverityCounts> | null
  asset_name?: string | null
}

/** When a report is from: its end, or else its last change. The newest is the latest report. */
const reportTime = sql`coalesce(${scans.completed_at}, ${scans.updated_at}, ${scans.created_at})`

/** The score of the latest completed scan before this one that looked at as much of the same asset. */
const previousScore = (db: Db) =>
  sql<number | null>`(${db
    .select({ score: earlier.score })
    .from(earlier)
    .where(
      and(
        eq(earlier.asset_id, scans.asset_id),
        eq(earlier.scan_type, scans.scan_type),
        eq(earlier.status, 'completed'),
        lt(earlier.completed_at, sql`coalesce(${scans.completed_at}, now())`),
      ),
    )
    .orderBy(desc(earlier.completed_at))
    .limit(1)})`

/** What it could not see counts in its grade. Notes do not. */
const hasCarried = sql<boolean>`exists (select 1 from jsonb_array_elements(${scans.carried}) as carried_on where carried_on->>'severity' <> 'info')`

/** What the asset is called now. */
const assetName = sql<string | null>`(select ${assets.name} from ${assets} where ${assets.id} = ${scans.asset_id})`

/** The order of reports: the newest first. */
const NEWEST_REPORT: Order = { name: 'newest report', by: reportTime, type: 'timestamptz', isDown: true }

type Paged<R> = { rows: R[]; next: string | null; total: number }
type Asked = { where: SQL | undefined; order?: Order; cursor: string | undefined; limit: number }

/** One page of the scans of a workspace or an asset that is known to be the user's own, without what they found. */
export const pageOfScans = (db: Db, asked: Asked): Promise<Paged<Row>> => readPage(db, slim, asked)

/** The same with everything in them. */
export const pageOfReports = (db: Db, asked: Asked): Promise<Paged<Row<typeof scans.$inferSelect>>> =>
  readPage(db, getTableColumns(scans), asked)

async function readPage<C extends typeof slim>(
  db: Db,
  scan: C,
  { where, order = NEWEST_REPORT, cursor, limit }: Asked,
) {
  const found = await pageQuery(db, scan, { where, order, cursor, limit })
  const { rows, next } = pageOf(found, limit, order)
  const isAll = cursor === undefined && next === null
  return { rows, next, total: isAll ? rows.length : await countOf(db, where) }
}

const pageQuery = <C extends typeof slim>(db: Db, scan: C, { where, order, cursor, limit }: Required<Asked>) =>
  db
    .select({
      id: scans.id,
      key: keyOf(order),
      scan,
      starter,
      previous_score: previousScore(db),
      has_carried: hasCarried,
      asset_name: assetName,
      aside: asideOfScans(new Date().toISOString().slice(0, 10)),
    })
    .from(scans)
    .leftJoin(users, eq(users.id, scans.initiated_by))
    .where(and(where, after(cursor, order, scans.id)))
    .orderBy(...orderBy(order, scans.id))
    .limit(limit + 1)

/** How the database is asked for a page of a list. */
export const listQuery = (db: Db, asked: Required<Asked>) => pageQuery(db, slim, asked)

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scans)
    .leftJoin(users, eq(users.id, scans.initiated_by))
    .where(where)
  return row?.count ?? 0
}

/** The user's own scans with everything in them, newest report first. */
export const findOwnReports = (
  db: Db,
  user: Owner,
  where: SQL | undefined,
  limit: number,
): Promise<Row<typeof scans.$inferSelect>[]> =>
  db
    .select({ scan: scans, starter, previous_score: previousScore(db), asset_name: assetName })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .leftJoin(users, eq(users.id, scans.initiated_by))
    .where(and(eq(workspaces.user_id, user.id), where))
    .orderBy(desc(reportTime))
    .limit(limit)

export function publicScan({ scan, starter: by, has_carried, aside, asset_name }: Row): Scan {
  return {
    id: scan.id,
    workspace_id: scan.workspace_id,
    asset_id: scan.asset_id,
    asset_value: scan.asset_value,
    ...(asset_name && { asset_name }),
    scan_type: scan.scan_type,
    status: scan.status,
    progress: scan.progress,
    ...checksOf(scan),
    score: scan.score,
    grade: gradeOf(scan.grade),
    counts: scan.counts,
    ...(has_carried && { has_carried }),
    ...(scan.changes && { changes: scan.changes }),
    ...(aside && { set_aside: { ...NOTHING_OPEN, ...aside } }),
    failure_reason: scan.failure_reason,
    failure_message: scan.failure_message,
    ...(scan.failure_message && { failure_says: saysOf(scan.failure_message, scan.failure_says) }),
    initiated_by: by,
    last_progress_at: scan.started_at && iso(scan.updated_at),
    created_at: scan.created_at.toISOString(),
    started_at: iso(scan.started_at),
    completed_at: iso(scan.completed_at),
    updated_at: scan.updated_at.toISOString(),
  }
}

type Whole = Slim & Partial<Pick<typeof scans.$inferSelect, 'checks' | 'so_far' | 'result'>>

/** Of a scan that has a result they stand there, and nowhere else. */
function checksOf({ checks, result, status, scan_type }: Whole): Pick<Scan, 'checks'> {
  if (!checks) return {}
  // What it is going to check is known before it has begun.
  const isAhead = checks.length === 0 && !result && (status === 'queued' || status === 'running')
  return { checks: (isAhead ? plannedChecks(scan_type) : (result?.checks ?? checks)).map(withCheckSays) }
}

/** What a running scan has found, and how its score adds up until now. */
function soFarOf({ status, so_far: found, checks = [], score }: Whole): Pick<Report, 'found' | 'score_ledger'> {
  if (status !== 'running' || !found) return {}
  const answered = checks.filter(({ state }) => isAnswer(state))
  return {
    found: found.map(writtenSoFar),
    ...(score !== null && { score_ledger: scoreOf(found, answered).score_ledger }),
  }
}

export function publicReport(row: Row): Report {
  const scan: Whole = row.scan
  const { result } = scan
  const { checks, ...rest } = publicScan(row)
  return {
    ...rest,
    // The result tells them, where there is one.
    ...(checks && !result && { checks }),
    ...soFarOf(scan),
    summary: {
      asset_value: scan.asset_value,
      start_time: iso(scan.started_at),
      end_time: iso(scan.completed_at),
      score: scan.score,
      grade: gradeOf(scan.grade),
      previous_score: row.previous_score,
      counts: scan.counts,
    },
    ...(result !== undefined && { scan_result: result && writtenResult(result) }),
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null
