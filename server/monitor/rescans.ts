import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import { assets, scans, workspaces } from '@/server/db/schema'
import type { MonitorDeps } from './deps'
import { admittedOwners } from './owners'

const DAY_MS = 86_400_000
const PERIOD_MS: Record<WorkspaceSettings['auto_scan'], number | null> = { off: null, daily: DAY_MS, weekly: 7 * DAY_MS, monthly: 30 * DAY_MS }

/** Of one workspace in one pass, every ten minutes: a hundred sites leave room in the queue for what people start themselves. */
const PER_WORKSPACE = 5

/** Queues a light scan of every asset whose last one is older than its workspace wants. Answers how many. */
export async function rescan({ db, scans: runner, now }: Pick<MonitorDeps, 'db' | 'scans' | 'now'>): Promise<number> {
  const wanting = await db.select().from(workspaces).where(sql`${workspaces.settings} ->> 'auto_scan' in ('daily', 'weekly', 'monthly')`)
  const admitted = await admittedOwners(db, [...new Set(wanting.map(({ user_id }) => user_id))])
  let queued = 0
  for (const workspace of wanting) {
    const period = PERIOD_MS[workspace.settings.auto_scan ?? 'off']
    if (!period || !admitted.has(workspace.user_id)) continue
    queued += await db.transaction(async (tx) => {
      // Two servers that look through one workspace take turns.
      await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace.id)).for('update')
      const unfinished = tx
        .select({ id: scans.id })
        .from(scans)
        .where(and(eq(scans.asset_id, assets.id), inArray(scans.status, ['queued', 'running'])))
      const due = await tx
        .select({ id: assets.id, value: assets.value })
        .from(assets)
        .leftJoin(scans, eq(scans.asset_id, assets.id))
        .where(and(eq(assets.workspace_id, workspace.id), sql`not exists ${unfinished}`))
        .groupBy(assets.id)
        .having(sql`coalesce(${max(scans.created_at)}, 'epoch') <= ${new Date(now().getTime() - period).toISOString()}`)
        .orderBy(sql`coalesce(${max(scans.created_at)}, 'epoch')`)
        .limit(PER_WORKSPACE)
      for (const asset of due) {
        const values = { workspace_id: workspace.id, asset_id: asset.id, asset_value: asset.value, scan_type: 'light_scan' as const, created_at: now() }
        const [scan] = await tx.insert(scans).values(values).returning({ id: scans.id })
        if (scan) await runner.enqueue(tx, scan.id)
      }
      return due.length
    })
  }
  if (queued > 0) runner.wake()
  return queued
}
