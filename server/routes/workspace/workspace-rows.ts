import { and, count, eq, max, sql, sum } from 'drizzle-orm'
import { SEVERITIES, type SeverityCounts } from '@/lib/contract/scan-result'
import type { Workspace, WorkspaceSettings } from '@/lib/contract/workspace'
import { NOTHING_OPEN, openOn } from '@/lib/domain/standing'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { assets, workspaces } from '@/server/db/schema'
import { notFound } from '@/server/errors'

type Row = typeof workspaces.$inferSelect

const DEFAULTS: WorkspaceSettings = {
  timezone: 'UTC',
  auto_scan: 'off',
  notify_email: null,
  notify_min_severity: 'high',
  exclude_paths: [],
  report_language: null,
}

/** The workspaces as the wire shows them, with what is in them. */
async function publicWorkspaces(db: Db, rows: Row[]): Promise<Workspace[]> {
  const ids = rows.map(({ id }) => id)
  const [standings, asides] = await Promise.all([standingsOf(db, ids), setAsideIn(db, ids)])
  return rows.map(({ id, name, is_default, client_name, description, color, settings, created_at, updated_at }) => {
    const standing = standings.get(id)
    return {
      id,
      name,
      is_default,
      client_name,
      description,
      color,
      assets_count: standing?.assets ?? 0,
      reports_count: Number(standing?.reports ?? 0),
      open_findings: difference(standing?.open ?? NOTHING_OPEN, asides.get(id) ?? []),
      last_scan_at: standing?.last?.toISOString() ?? null,
      settings: { ...DEFAULTS, ...settings },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  })
}

/** All workspaces of an account, the oldest first. */
export async function workspacesOf(db: Db, user: string): Promise<Workspace[]> {
  const rows = await db.select().from(workspaces).where(eq(workspaces.user_id, user)).orderBy(workspaces.created_at)
  return publicWorkspaces(db, rows)
}

export async function publicWorkspace(db: Db, row: Row): Promise<Workspace> {
  const [workspace] = await publicWorkspaces(db, [row])
  if (!workspace) throw notFound('workspace')
  return workspace
}

/** What is open in each workspace, without what is set aside today. */
export async function openIn(db: Db, ids: string[]): Promise<Map<string, SeverityCounts>> {
  const [standings, asides] = await Promise.all([standingsOf(db, ids), setAsideIn(db, ids)])
  return new Map([...standings].map(([id, { open: counts }]) => [id, difference(counts, asides.get(id) ?? [])]))
}

const open = (severity: keyof SeverityCounts) =>
  sql<number>`coalesce(sum((${assets.counts}->>'${sql.raw(severity)}')::int), 0)::int`

/** What is in each workspace, and what the latest reports of its assets leave open. */
async function standingsOf(db: Db, ids: string[]) {
  const rows = await db
    .select({
      id: assets.workspace_id,
      assets: count(),
      reports: sum(assets.reports),
      last: max(assets.reported_at),
      open: {
        critical: open('critical'),
        high: open('high'),
        medium: open('medium'),
        low: open('low'),
        info: open('info'),
      },
    })
    .from(assets)
    .where(anyOf(assets.workspace_id, ids))
    .groupBy(assets.workspace_id)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What is set aside today, by workspace. Only few assets have decisions. */
async function setAsideIn(db: Db, ids: string[]): Promise<Map<string, SeverityCounts[]>> {
  const rows = await db
    .select({ workspace: assets.workspace_id, counts: assets.counts, carried: assets.carried, asides: assets.asides })
    .from(assets)
    .where(and(anyOf(assets.workspace_id, ids), sql`${assets.asides} <> '[]'`))
  const today = new Date().toISOString().slice(0, 10)
  const less = rows.map((row) => ({
    workspace: row.workspace,
    counts: difference(row.counts ?? NOTHING_OPEN, [openOn(row, today).counts ?? NOTHING_OPEN]),
  }))
  return new Map(
    [...Map.groupBy(less, ({ workspace }) => workspace)].map(([id, some]) => [id, some.map(({ counts }) => counts)]),
  )
}

function difference(counts: SeverityCounts, others: SeverityCounts[]): SeverityCounts {
  const rest = { ...counts }
  for (const severity of SEVERITIES) for (const other of others) rest[severity] -= other[severity]
  return rest
}
