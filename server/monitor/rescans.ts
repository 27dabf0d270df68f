import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { assets, scans, workspaces } from '@/server/db/schema'
import type { MonitorDeps } from './deps'
import { admittedOwners } from './owners'

const DAY_MS = 86_400_000
const PERIOD_MS: Record<WorkspaceSettings['auto_scan'], number | null> = {
  off: null,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
}

/**
 * So many scans that began by themselves may wait: of one workspace, and of all, which leaves half of the queue to what
 * people start.
 */
export const MAX_WAITING = { workspace: 200, all: 5_000 }

/** It waits, and nobody is waiting for it. */
export const isWaiting = sql`${scans.status} = 'queued' and ${scans.initiated_by} is null`

/** Queues a light scan of every asset whose last one is older than its workspace wants. Answers how many. */
export async function rescan({ db, scans: runner, now }: Pick<MonitorDeps, 'db' | 'scans' | 'now'>): Promise<number> {
  // Whoever waits longest for a scan is looked through first: where the room ends differs from pass to pass.
  const wanting = await db
    .select()
    .from(workspaces)
    .where(sql`${workspaces.settings} ->> 'auto_scan' in ('daily', 'weekly', 'monthly')`)
    .orderBy(sql`${workspaces.scan_begun_at} nulls first`, workspaces.id)
  const admitted = await admittedOwners(db, [...new Set(wanting.map(({ user_id }) => user_id))])
  let room = MAX_WAITING.all - (await db.$count(scans, isWaiting))
  const begun: string[] = []
  for (const workspace of wanting) {
    const period = PERIOD_MS[workspace.settings.auto_scan ?? 'off']
    if (!period || room <= 0 || !admitted.has(workspace.user_id)) continue
    const ids = await db.transaction(async (tx) => {
      // Two servers that look through one workspace take turns.
      await tx
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.id, workspace.id))
        .for('no key update')
      const places =
        MAX_WAITING.workspace - (await tx.$count(scans, and(eq(scans.workspace_id, workspace.id), isWaiting)))
      const due = await dueAssets(tx, workspace.id, new Date(now().getTime() - period), Math.min(places, room))
      if (due.length === 0) return []
      const values = due.map(({ id, value }, place) => ({
        workspace_id: workspace.id,
        asset_id: id,
        asset_value: value,
        scan_type: 'light_scan' as const,
        created_at: new Date(now().getTime() + place),
      }))
      return tx.insert(scans).values(values).returning({ id: scans.id })
    })
    room -= ids.length
    begun.push(...ids.map(({ id }) => id))
  }
  if (begun.length > 0) runner.wake(begun)
  return begun.length
}

/**
 * The assets of a workspace without a scan since then, those first that wait longest. They are held, and those that
 * others hold are left for the next pass.
 */
async function dueAssets(tx: Db, workspace: string, since: Date, limit: number) {
  if (limit <= 0) return []
  const isUnfinished = and(eq(scans.asset_id, assets.id), inArray(scans.status, ['queued', 'running']))
  const latest = tx
    .select({ created_at: scans.created_at })
    .from(scans)
    .where(eq(scans.asset_id, assets.id))
    .orderBy(desc(scans.created_at))
    .limit(1)
    .as('latest')
  const begun = sql`coalesce(${latest.created_at}, 'epoch')`
  const due = await tx
    .select({ id: assets.id, value: assets.value })
    .from(assets)
    .leftJoinLateral(latest, sql`true`)
    .where(
      and(
        eq(assets.workspace_id, workspace),
        sql`${begun} <= ${since.toISOString()}`,
        notExists(tx.select({ id: scans.id }).from(scans).where(isUnfinished)),
      ),
    )
    .orderBy(begun)
    .limit(limit)
    .for('no key update', { of: assets, skipLocked: true })
  // Somebody may have started one since this statement began to look: now that they are held, nobody can.
  const taken = await tx
    .select({ id: assets.id })
    .from(assets)
    .innerJoin(scans, isUnfinished)
    .where(
      inArray(
        assets.id,
        due.map(({ id }) => id),
      ),
    )
  const started = new Set(taken.map(({ id }) => id))
  return due.filter(({ id }) => !started.has(id))
}
