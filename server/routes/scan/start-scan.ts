import { and, eq, inArray, sql, isNotNull } from 'drizzle-orm'
import { SCAN_CONSENT, type ScanType, type StartedScan } from '@/lib/contract/scan'
import type { Subject, Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { assets, scans, users, workspaces } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'
import { notFound, HttpError } from '@/server/errors'
import { asId } from '@/server/api/ids'

type Type = Exclude<ScanType, 'lead_scan'>
type Asset = typeof assets.$inferSelect
/** `note`: what the audit log says, before the transaction ends. */
type Start = { deps: Deps; user: Account; type: Type; note: (subject: Subject) => void }

/** Starts a scan, or hands back the one that is already waiting or running for this asset. Returns its id. */
export async function startScan({ asset, ...start }: Start & { asset: Asset }): Promise<string> {
  const { deps, user, type } = start
  const unready = type === 'full_scan' && unproved(asset)
  if (unready) throw unready
  const id = await deps.db.transaction(async (tx) => {
    const { places, refusal } = await roomInQueue(tx, user)
    const [row] = await lockAssets(tx, user, [asset.id], asset.workspace_id)
    if (!row) throw notFound('asset')
    const unfinished = (await unfinishedOf(tx, [row.id])).get(row.id)
    if (!unfinished && places === 0) throw refusal
    const scan = unfinished ?? (await insertScans(tx, start, [row]))[0]?.id
    if (!scan) throw notFound('scan')
    start.note({ workspace_id: row.workspace_id, object: scan })
    return scan
  })
  deps.scans.wake([id])
  return id
}

/**
 * Starts a scan of each of these assets as far as it may be and the queue has room; one of them must exist. The results
 * are in the order of the assets.
 */
export async function startScans({
  ids,
  ...start
}: Start & { ids: readonly string[]; workspace: string }): Promise<StartedScan[]> {
  const { deps, user, type, workspace } = start
  const results = await deps.db.transaction(async (tx) => {
    const { places, refusal } = await roomInQueue(tx, user)
    const rows = await lockAssets(tx, user, ids, workspace)
    if (rows.length === 0) throw notFound('asset')
    const known = new Map(rows.map((row) => [row.id, row]))
    const unfinished = await unfinishedOf(tx, [...known.keys()])
    const isWaitingForStart = (row: Asset) => !unfinished.has(row.id) && !(type === 'full_scan' && unproved(row))
    // As they were asked for.
    const wanted = [...new Set(ids.map(asId))].flatMap((id) => known.get(id) ?? []).filter(isWaitingForStart)
    const begun = await insertScans(tx, start, wanted.slice(0, places))
    start.note({ object: begun.map(({ id }) => id) })
    const started = new Map(begun.map((scan) => [scan.asset_id, scan.id]))
    const refusalOf = (row: Asset | undefined) =>
      (row ? (type === 'full_scan' && unproved(row)) || refusal : notFound('asset')).message
    return ids.map((asset_id): StartedScan => {
      const id = asId(asset_id)
      const scan_id = started.get(id)
      if (scan_id) return { asset_id, outcome: 'started', scan_id }
      const already = unfinished.get(id)
      return already
        ? { asset_id, outcome: 'already', scan_id: already }
        : { asset_id, outcome: 'refused', message: refusalOf(known.get(id)) }
    })
  })
  deps.scans.wake(results.flatMap(({ outcome, scan_id }) => (outcome === 'started' && scan_id ? [scan_id] : [])))
  return results
}

/**
 * Why no full scan may begin, which guesses addresses and knocks on ports: only on a site that is proved to be the
 * person's own.
 */
const unproved = (asset: Asset) =>
  asset.status !== 'verified' && new HttpError(409, 'scan_needs_proof', { values: { asset: asset.value } })

/** Kept with the scan: who agreed to what, when. The audit log knows from where. */
const consentOf = (user: Account) => ({ by: user.id, at: new Date().toISOString(), text: SCAN_CONSENT })

/**
 * Two starts at once wait for each other here, so that the second sees the scan of the first. Accounts before
 * workspaces before assets: whoever deletes them locks in this order, too.
 */
async function lockAssets(tx: Db, user: Account, ids: readonly string[], workspace: string): Promise<Asset[]> {
  const isMine = and(eq(workspaces.user_id, user.id), eq(workspaces.id, workspace))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('key share')
  const theirs = tx
    .select({ id: assets.workspace_id })
    .from(assets)
    .where(inArray(assets.id, ids.map(asId)))
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(inArray(workspaces.id, theirs), isMine))
    .orderBy(workspaces.id)
    .for('key share')
  const rows = await tx
    .select({ asset: assets })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(inArray(assets.id, ids.map(asId)), isMine))
    .orderBy(assets.id)
    .for('no key update', { of: assets })
  return rows.map(({ asset }) => asset)
}

/** The waiting or running scan of each of these assets that has one. */
async function unfinishedOf(tx: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: scans.id, asset: scans.asset_id })
    .from(scans)
    .where(and(inArray(scans.asset_id, ids), inArray(scans.status, ['queued', 'running'])))
  return new Map(rows.map(({ id, asset }) => [asset, id]))
}

async function insertScans(tx: Db, { user, type }: Start, rows: readonly Asset[]) {
  if (rows.length === 0) return []
  const consent = type === 'full_scan' ? consentOf(user) : null
  const values = rows.map((row, place) => ({
    workspace_id: row.workspace_id,
    asset_id: row.id,
    asset_value: row.value,
    scan_type: type,
    initiated_by: user.id,
    consent,
    // In a transaction the clock stands still: this keeps their order.
    created_at: sql`now() + ${place} * interval '1 microsecond'`,
  }))
  return tx.insert(scans).values(values).returning({ id: scans.id, asset_id: scans.asset_id })
}

/**
 * How many scans may wait: of those that the people of one account started, and of all together. However many wait,
 * `share` of each account may.
 */
const QUEUE_DEPTH = { account: 2_000, all: 10_000, share: 50 }

const FEW_MINUTES_S = 180

const isWaiting = sql`${scans.status} = 'queued'`

type Room = { places: number; refusal: HttpError }

/**
 * How many more scans this account may start, and the refusal of the next one. Starts of one account take turns from
 * here to the end of the transaction.
 */
async function roomInQueue(tx: Db, user: { id: string }): Promise<Room> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`scan-starts:${user.id}`}, 0))`)
  const [mine] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .where(and(isWaiting, isNotNull(scans.initiated_by), eq(workspaces.user_id, user.id)))
  const all = await tx.$count(scans, isWaiting)
  const own = mine?.count ?? 0
  const places = { account: QUEUE_DEPTH.account - own, all: Math.max(QUEUE_DEPTH.all - all, QUEUE_DEPTH.share - own) }
  if (places.account <= places.all)
    return { places: Math.max(0, places.account), refusal: new HttpError(409, 'scan_queue_full_for_account') }
  return {
    places: Math.max(0, places.all),
    refusal: new HttpError(429, 'scan_queue_full', { retryAfterSeconds: FEW_MINUTES_S }),
  }
}
