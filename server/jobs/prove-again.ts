import { inARow } from '@/lib/domain/told'
import { say } from '@/lib/domain/say'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { verificationTokenOf } from '@/server/records/asset-proof'
import type { Db } from '@/server/db/db'
import { assets } from '@/server/db/schema'
import { failed, type ScanOutcome } from '@/server/scanner/outcome'
import type { ScanConditions } from '@/server/scanner/scan'
import { verifyOwnership } from '@/server/scanner/verify'

/**
 * So many full scans in a row that find no proof take the ownership away: until then it may be a bad day of the site.
 */
const FAILURES_UNTIL_LOST = 3

/** Failures closer together are one: a person who tries again at once has lost nothing more. */
const BETWEEN_FAILURES = sql`interval '6 hours'`

/** How the scan ends without having begun, or the one address that it may go to. */
export type Proof = { failure?: ScanOutcome; address?: string }

type Options = { db: Db; conditions: ScanConditions; log: Logger; signal: AbortSignal }

/**
 * Looks for the proof of ownership right before a full scan. A file or a meta tag comes with the address that showed
 * it: a name can point elsewhere a moment later. A record of the DNS comes without: it proves the name itself, wherever
 * that points.
 */
export async function proveAgain(
  scan: { id: string; asset_id: string },
  { db, conditions, log, signal }: Options,
): Promise<Proof> {
  const [read] = await db.select({ asset: assets, proof: proofOfRow }).from(assets).where(eq(assets.id, scan.asset_id))
  if (!read) return { failure: failed('aborted', say('assetDeleted')) }
  const { asset } = read
  if (asset.status !== 'verified' || !asset.verify_method)
    return { failure: failed('unverified', say('noProof', { asset: asset.value })) }

  const { ok, isUnknown, looked_for, looked_for_says, found, found_says, address } = await verifyOwnership(
    {
      type: asset.verify_method,
      address: asset.value,
      token: await verificationTokenOf(db, asset),
      policy: conditions.policy,
      infoUrl: conditions.infoUrl,
      product: conditions.product,
    },
    { signal },
  )
  log.info(
    { scanId: scan.id, assetId: asset.id, method: asset.verify_method, ok },
    'The proof of ownership was looked for',
  )
  if (signal.aborted) return { failure: failed('aborted', say('scanStopped')) }
  if (ok) {
    const proved = {
      last_proved_at: NOW,
      last_checked_at: NOW,
      ...NO_MISS,
    }
    await db.update(assets).set(proved).where(eq(assets.id, asset.id))
    return { address }
  }
  const [row] = await db
    .update(assets)
    .set({
      last_checked_at: NOW,
      last_error: found,
      last_error_says: found_says ?? null,
      updated_at: NOW,
      ...(!isUnknown && missedOnceMore),
    })
    // Whoever proved it while we looked, maybe by another method, keeps what they proved.
    .where(and(eq(assets.id, asset.id), sql`${proofOfRow} = ${read.proof}`))
    .returning({ status: assets.status })
  const verdict = row?.status === 'failed' ? [say('proofLost', { asset: asset.value })] : []
  const told = [...inARow(looked_for_says ?? looked_for), ...inARow(found_says ?? found), ...verdict]
  return { failure: failed('unverified', told) }
}

const NOW = sql`now()`
const NO_MISS = { last_error: null, last_error_says: null, proof_misses: 0, proof_missed_at: null }

/** What an asset is proved by, in the full precision of the database. */
const proofOfRow = sql<string>`concat_ws(' ', ${assets.status}, ${assets.verify_method}, ${assets.verified_at}, ${assets.last_proved_at})`

const isCounted = sql`(${assets.proof_missed_at} is null or ${assets.proof_missed_at} <= now() - ${BETWEEN_FAILURES})`
const misses = sql`${assets.proof_misses} + case when ${isCounted} then 1 else 0 end`
const missedOnceMore = {
  proof_misses: misses,
  proof_missed_at: sql`case when ${isCounted} then now() else ${assets.proof_missed_at} end`,
  status: sql`case when ${misses} >= ${FAILURES_UNTIL_LOST} then 'failed' else ${assets.status} end`,
}
