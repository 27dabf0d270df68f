import { and, desc, eq, inArray, isNull, lte, or, lt } from 'drizzle-orm'
import { writtenResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { assets, monitorChecks, monitors, scans, workspaces } from '@/server/db/schema'
import type { MonitorDeps } from './deps'
import { CLAIM_MS, SLACK_MS } from './due'
import { type DomainAnswer, judgeDomain, lookUpDomain } from './domain'
import { tellExpiry } from './expiry'
import type { Facts } from '@/server/db/monitor-facts'
import { holdPlace } from '@/server/records/events'
import { beatOf, settle } from './incidents'
import { type Look, look } from './look'
import { judgeScans, learnFromScans, seenByScan } from './scan-troubles'
import { bothOf, judge, learn, seen } from './troubles'
import { sumsAfter } from './uptime-sums'

/** Until the second check, which says whether the first was right. */
const CONFIRM_MS = 30_000
const DNS_EVERY_MS = 3_600_000

type MonitorRow = typeof monitors.$inferSelect

/**
 * Makes the check of a monitor that is due, and writes down what follows from it. Answers when to look again if that is
 * to be soon.
 */
export async function checkMonitor(deps: MonitorDeps, assetId: string): Promise<{ confirmAt: Date } | null> {
  const monitor = await claim(deps, assetId)
  if (!monitor) return null
  const [asset] = await deps.db.select().from(assets).where(eq(assets.id, assetId))
  if (!asset) return null
  const [found, domain] = await Promise.all([
    look(
      {
        ...deps.conditions,
        address: asset.value,
        scheme: monitor.baseline.scheme,
        isThorough: isDnsDue(monitor, deps.now()),
      },
      deps.looking,
    ),
    lookUpDomain(deps, monitor, asset.value),
  ])
  const scanned = await withNewScans(deps.db, monitor)
  const confirmAt = await deps.db.transaction((tx) => write(tx, deps.now(), monitor, { found, domain, scanned }))
  return confirmAt && { confirmAt }
}

async function claim({ db, now }: MonitorDeps, assetId: string): Promise<MonitorRow | undefined> {
  const time = now().getTime()
  const isFree = or(isNull(monitors.claimed_at), lt(monitors.claimed_at, new Date(time - CLAIM_MS)))
  const [claimed] = await db
    .update(monitors)
    .set({ claimed_at: new Date(time) })
    .where(
      and(
        eq(monitors.asset_id, assetId),
        eq(monitors.is_paused, false),
        lte(monitors.next_check_at, new Date(time + SLACK_MS)),
        isFree,
      ),
    )
    .returning()
  return claimed
}

/** Name servers are asked once an hour, and again when they said something new. */
function isDnsDue({ current, suspects }: MonitorRow, now: Date): boolean {
  if (suspects.some(({ kind }) => kind === 'dns') || !current.dns_at) return true
  return now.getTime() - new Date(current.dns_at).getTime() >= DNS_EVERY_MS - SLACK_MS
}

/** The facts with what the latest completed scan of each type says, when that was not looked at yet. */
async function withNewScans(db: Db, { asset_id, current }: MonitorRow): Promise<Facts> {
  const latest = await db
    .selectDistinctOn([scans.scan_type], { id: scans.id, type: scans.scan_type })
    .from(scans)
    .where(and(eq(scans.asset_id, asset_id), eq(scans.status, 'completed')))
    .orderBy(scans.scan_type, desc(scans.completed_at))
  const fresh = latest.filter(({ id, type }) => current.scans?.[type] !== id).map(({ id }) => id)
  if (fresh.length === 0) return current
  const found = await db
    .select({ id: scans.id, scan_type: scans.scan_type, score: scans.score, result: scans.result })
    .from(scans)
    .where(inArray(scans.id, fresh))
    .orderBy(scans.completed_at)
  return found.reduce(
    (facts, scan) => seenByScan({ ...scan, result: scan.result && writtenResult(scan.result) }, facts),
    current,
  )
}

type Seen = { found: Look; domain: DomainAnswer | null; scanned: Facts }

async function write(tx: Db, at: Date, claimed: MonitorRow, { found, domain, scanned }: Seen): Promise<Date | null> {
  await holdPlace(tx, claimed.asset_id)
  const [row] = await tx
    .select({
      monitor: monitors,
      settings: workspaces.settings,
      asset: { id: assets.id, value: assets.value, workspace_id: assets.workspace_id },
    })
    .from(monitors)
    .innerJoin(assets, eq(assets.id, monitors.asset_id))
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(eq(monitors.asset_id, claimed.asset_id))
    .for('update', { of: monitors })
  // Gone, paused, or taken over by somebody who found us too slow.
  if (!row || row.monitor.claimed_at?.getTime() !== claimed.claimed_at?.getTime()) return null
  const { monitor, settings, asset } = row

  const verdict = judge(found, monitor.baseline, monitor.slow_ms, at)
  const current = seen(
    found,
    { ...monitor.current, scans: scanned.scans, scores: scanned.scores, exposed: scanned.exposed },
    at,
  )
  const baseline = learnFromScans(current, learn(found, monitor.baseline, monitor.current, verdict))
  const proven = bothOf(judgeScans(current, monitor.baseline), judgeDomain(domain))
  const { suspects, open } = await settle(tx, { at, asset, settings, monitor, verdict, proven })
  await note(tx, monitor, { at, outcome: beatOf(found, verdict, open), ms: found.ms, status: found.status })
  const expires = domain?.expires ?? monitor.domain_expires_at
  await tellExpiry(tx, { at, asset, settings, certificate: current.certificate, domain: expires })

  const isNew = suspects.some(({ since }) => since === at.toISOString())
  const next = isNew ? new Date(at.getTime() + CONFIRM_MS) : nextCheck(monitor, at)
  await tx
    .update(monitors)
    .set({
      state: open.has('down') ? 'down' : open.has('slow') ? 'slow' : found.failure ? monitor.state : 'up',
      suspects,
      baseline,
      current,
      checked_at: at,
      ...(domain && { domain_checked_at: domain.at, domain_expires_at: expires }),
      next_check_at: next,
      claimed_at: null,
    })
    .where(eq(monitors.asset_id, monitor.asset_id))
  return isNew ? next : null
}

/** Writes the check down, with the sums until then. Whether the one before it was right is known by now. */
async function note(
  tx: Db,
  { asset_id, interval_minutes }: MonitorRow,
  check: Pick<typeof monitorChecks.$inferInsert, 'outcome' | 'ms' | 'status'> & { at: Date },
) {
  const [last] = await tx
    .select()
    .from(monitorChecks)
    .where(eq(monitorChecks.asset_id, asset_id))
    .orderBy(desc(monitorChecks.at))
    .limit(1)
  await tx
    .insert(monitorChecks)
    .values({ asset_id, ...check, ...sumsAfter(last, check.at, interval_minutes) })
    .onConflictDoNothing()
}

/** On the monitor's own grid, so that a late check does not make all that follow late. */
function nextCheck({ next_check_at, interval_minutes }: MonitorRow, now: Date): Date {
  const every = interval_minutes * 60_000
  const planned = next_check_at.getTime() + every
  return new Date(planned > now.getTime() + every / 2 ? planned : now.getTime() + every)
}
