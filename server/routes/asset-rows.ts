import { inArray } from 'drizzle-orm'
import type { Asset, Verification } from '@/lib/contract/asset'
import { tokenOf, verificationSecret } from '../asset-proof'
import type { Carried } from '@/lib/scan-diff'
import type { Db } from '../db/db'
import { type assets, scans } from '../db/schema'
import { notFound } from '../errors'
import { Blocked } from '../scanner/net/blocked'
import { parseTarget } from '../scanner/target'
import { VERIFICATION_META, VERIFICATION_PATH, verificationName, verificationRecord } from '../scanner/verify'
import { latestReports, latestScans } from './latest-scans'
import { gradeOf } from './scan-rows'

type Row = typeof assets.$inferSelect

/** The assets of one workspace as the wire shows them, each with its last scan and what the last report found. */
export async function publicAssets(db: Db, rows: Row[]): Promise<Asset[]> {
  const own = inArray(
    scans.asset_id,
    rows.map(({ id }) => id),
  )
  const [secret, reports, last] = await Promise.all([verificationSecret(db), latestReports(db, own), latestScans(db, own)])
  const reportOf = new Map(reports.map((report) => [report.asset_id, report]))
  const lastOf = new Map(last.map((scan) => [scan.asset_id, scan]))
  return rows.map((row) => {
    const report = reportOf.get(row.id)
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
      score: report?.score ?? null,
      grade: gradeOf(report?.grade),
      findings: report?.counts ?? null,
      carried: carriedOf(report?.carried ?? []),
      last_scan: scan ? { id: scan.id, type: scan.scan_type, status: scan.status, at: scan.created_at.toISOString() } : null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

/** A stored address that cannot be read says so in its own row, and not for the whole list. */
function readable(row: Row, secret: string): Pick<Asset, 'verification' | 'problem'> {
  try {
    return { verification: verificationOf(row, secret) }
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    return { problem: error.message }
  }
}

const NOTHING = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

function carriedOf(findings: Carried[]): Asset['carried'] {
  return [...Map.groupBy(findings, ({ scan }) => scan)].map(([report, some]) => {
    const counts = { ...NOTHING }
    for (const { severity } of some) counts[severity] += 1
    return { report, counts }
  })
}

export async function publicAsset(db: Db, row: Row): Promise<Asset> {
  const [asset] = await publicAssets(db, [row])
  if (!asset) throw notFound('Asset')
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
    dns: { type: 'TXT', host: verificationName(parseTarget(asset.value).host), value: verificationRecord(token) },
    file: { name: VERIFICATION_FILE, path: VERIFICATION_PATH, content: token },
    meta: { tag: `<meta name="${VERIFICATION_META}" content="${token}">` },
  }
}
