import { and, type SQL, desc, eq, sql, inArray } from 'drizzle-orm'
import type { Asset, Verification } from '@/lib/contract/asset'
import { tokenOf, verificationSecret } from '@/server/records/asset-proof'
import { saysOf } from '@/lib/domain/older-result'
import { gradeOf, openOn, openTotal } from '@/lib/domain/standing'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import { bySlices, inSlices } from '@/server/in-slices'
import { assets, scans, wpSites } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { Blocked } from '@/server/net/blocked'
import { parseTarget } from '@/server/scanner/target'
import { VERIFICATION_META, VERIFICATION_PATH, verificationName, verificationRecord } from '@/server/scanner/proof'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import { twinValues } from '@/server/wordpress/site-events'

type Row = typeof assets.$inferSelect

const idOf = ({ id }: Row) => id

/** The assets as the wire shows them, each with its last scan and what the last report found. */
export async function publicAssets(db: Db, rows: Row[]): Promise<Asset[]> {
  const [secret, last, wordpress] = await Promise.all([
    verificationSecret(db),
    latestScans(db, anyOf(assets.id, rows.map(idOf))),
    wpTwins(db, rows),
  ])
  const lastOf = new Map(last.map((scan) => [scan.asset_id, scan]))
  const today = new Date().toISOString().slice(0, 10)
  return inSlices(rows, (row) => {
    const open = openOn(row, today)
    const scan = lastOf.get(row.id)
    return {
      id: row.id,
      workspace_id: row.workspace_id,
      type: row.type,
      value: row.value,
      name: row.name,
      tags: row.tags,
      status: row.status,
      ...readable(row, secret),
      score: row.score,
      grade: gradeOf(row.grade),
      findings: open.counts,
      carried: open.carried,
      set_aside: row.counts && open.counts ? openTotal(row.counts) - openTotal(open.counts) : 0,
      worst_fixed: worstFixedIn(row, today),
      wpsite: wordpress(row),
      latest_report: row.latest_report_id,
      last_scan: scan
        ? { id: scan.id, type: scan.scan_type, status: scan.status, at: scan.created_at.toISOString() }
        : null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

/** Not after the day on which a finding comes back that was set aside. */
function worstFixedIn({ worst_fixed: kept }: Row, today: string): Asset['worst_fixed'] {
  if (!kept || (kept.until !== null && kept.until < today)) return null
  const { until: _until, ...fixed } = kept
  return fixed
}

/** All that there are, in an order: their rows are read a slice at a time, since thousands take long to map. */
export async function everyPublicAsset(db: Db, where: SQL | undefined, order: SQL[]): Promise<Asset[]> {
  const ids = await db
    .select({ id: assets.id })
    .from(assets)
    .where(where)
    .orderBy(...order)
  return bySlices(ids, async (slice) => {
    // What has gone meanwhile, or is another one by now, is left out.
    const rows = await db
      .select()
      .from(assets)
      .where(
        and(
          where,
          anyOf(
            assets.id,
            slice.map(({ id }) => id),
          ),
        ),
      )
    const shown = new Map((await publicAssets(db, rows)).map((asset) => [asset.id, asset]))
    return slice.flatMap(({ id }) => shown.get(id) ?? [])
  })
}

/** A stored address that cannot be read says so in its own row, and not for the whole list. */
function readable(row: Row, secret: string): Pick<Asset, 'verification' | 'problem' | 'problem_says'> {
  try {
    return { verification: verificationOf(row, secret) }
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    return { problem: error.message, problem_says: error.says }
  }
}

export async function publicAsset(db: Db, row: Row): Promise<Asset> {
  const [asset] = await publicAssets(db, [row])
  if (!asset) throw notFound('asset')
  return asset
}

export const VERIFICATION_FILE = 'site-proof.txt'

function verificationOf(asset: Row, secret: string): Verification {
  const token = tokenOf(asset, secret)
  return {
    token,
    method: asset.verify_method,
    verified_at: asset.verified_at?.toISOString() ?? null,
    last_checked_at: asset.last_checked_at?.toISOString() ?? null,
    last_error: asset.last_error,
    ...(asset.last_error && { last_error_says: saysOf(asset.last_error, asset.last_error_says) }),
    dns: { type: 'TXT', host: verificationName(parseTarget(asset.value).host), value: verificationRecord(token) },
    file: { name: VERIFICATION_FILE, path: VERIFICATION_PATH, content: token },
    meta: { tag: `<meta name="${VERIFICATION_META}" content="${token}">` },
  }
}

/** The latest scan of each of the assets that `which` names, however it stands. */
export function latestScans(db: Db, which: SQL | undefined) {
  const last = db
    .select({
      id: scans.id,
      asset_id: scans.asset_id,
      scan_type: scans.scan_type,
      status: scans.status,
      created_at: scans.created_at,
    })
    .from(scans)
    .where(eq(scans.asset_id, assets.id))
    .orderBy(desc(scans.created_at))
    .limit(1)
    .as('last')
  return db
    .select({
      id: last.id,
      asset_id: last.asset_id,
      scan_type: last.scan_type,
      status: last.status,
      created_at: last.created_at,
    })
    .from(assets)
    .innerJoinLateral(last, sql`true`)
    .where(which)
}

/** Answers which WordPress site each of these assets is, if any. */
async function wpTwins(db: Db, rows: readonly Row[]): Promise<(row: Row) => Asset['wpsite']> {
  const places = [...new Set(rows.map(({ workspace_id }) => workspace_id))]
  if (places.length === 0) return () => null
  const { id, workspace_id, host, path, status } = wpSites
  const vulnerable = sql<SeverityCounts | null>`${wpSites.summary} -> 'vulnerable'`
  const sites = await db
    .select({ id, workspace_id, host, path, status, vulnerable })
    .from(wpSites)
    .where(inArray(wpSites.workspace_id, places))
  const byValue = new Map(
    sites.flatMap((site) => twinValues(site).map((value) => [`${site.workspace_id} ${value}`, site])),
  )
  return (row) => {
    const site = byValue.get(`${row.workspace_id} ${row.value}`)
    return site ? { id: site.id, status: site.status, vulnerable: site.vulnerable } : null
  }
}
