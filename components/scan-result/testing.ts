import { eq } from 'drizzle-orm'
import type { ScanResult } from '@/lib/contract/scan-result'
import { exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { assets, scans } from '@/server/db/schema'
import { together } from '@/server/jobs/carried'
import { keepStanding } from '@/server/records/standing'

type ScanValues = Partial<typeof scans.$inferInsert>

/** A person with a site, and the ways to put scans of it where the worker would. */
export async function signUpWithSite(options?: Parameters<typeof testApi.signUp>[0] & { value?: string }) {
  const as = await testApi.signUp(options)
  const [asset] = await testApi.db
    .insert(assets)
    .values({ workspace_id: as.workspace.id, type: 'domain', value: options?.value ?? 'shop.example.com' })
    .returning()
  if (!asset) throw new Error('The asset was not inserted')

  async function addScan(values: ScanValues = {}) {
    const own = {
      workspace_id: as.workspace.id,
      asset_id: asset?.id ?? '',
      asset_value: asset?.value ?? '',
      scan_type: 'light_scan' as const,
      initiated_by: as.user.id,
    }
    const [scan] = await testApi.db
      .insert(scans)
      .values({ ...own, ...values })
      .returning()
    if (!scan) throw new Error('The scan was not inserted')
    await keepStanding(testApi.db, scan.asset_id)
    return scan
  }
  /** To be added oldest first, as the worker does: each carries on what it could not see of the one before. */
  async function addReport(alone = exampleResult(), values: ScanValues = {}) {
    const { result, carried } = await together(testApi.db, asset?.id ?? '', alone, values.completed_at ?? undefined)
    return addScan({ ...ended(result), carried, ...values })
  }
  async function finishScan(id: string, result = exampleResult()) {
    await testApi.db.update(scans).set(ended(result)).where(eq(scans.id, id))
    await keepStanding(testApi.db, asset?.id ?? '')
  }
  const newestScanId = async () =>
    (await testApi.db.select().from(scans).where(eq(scans.asset_id, asset.id)).orderBy(scans.created_at)).at(-1)?.id ??
    ''

  return { as, asset, addScan, addReport, finishScan, newestScanId }
}

function ended(result: ScanResult): ScanValues {
  const at = new Date()
  return {
    status: 'completed',
    progress: 100,
    result,
    checks: result.checks,
    score: result.score,
    grade: result.grade,
    counts: result.counts,
    started_at: at,
    completed_at: at,
  }
}
