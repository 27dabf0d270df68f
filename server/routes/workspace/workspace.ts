import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isTimeZone } from '@/lib/contract/time-zone'
import { workspaceApi } from '@/lib/contract/workspace'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'
import { isSpoken } from '@/lib/domain/language'
import type { Db } from '@/server/db/db'
import { users, workspaces } from '@/server/db/schema'
import { notFound, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { ownWorkspace } from '@/server/api/owned'
import { serve } from '@/server/api/mount'
import { refuseMoreWorkspaces } from './quotas'
import { unfinishedScans } from '@/server/routes/scan/unfinished-scans'
import { publicWorkspace, workspacesOf } from './workspace-rows'

export const workspaceRoutes = new Hono<Env>()

serve(workspaceRoutes, workspaceApi.list, async ({ db, user }) => {
  return { workspaces: await workspacesOf(db, user.id) }
})

serve(workspaceRoutes, workspaceApi.create, async ({ deps, db, user, body, note }) => {
  const workspace = await alone(db, user, async (tx) => {
    const others = await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.user_id, user.id))
    refuseTaken(body.name, others)
    refuseMoreWorkspaces(others.length, deps.settings.workspacesPerAccount)
    const color = body.color ?? WORKSPACE_COLORS[others.length % WORKSPACE_COLORS.length]
    const [row] = await tx
      .insert(workspaces)
      .values({ ...body, color, user_id: user.id, is_default: others.length === 0 })
      .returning()
    if (row) note({ workspace_id: row.id, object: row.id })
    return row
  })
  if (!workspace) throw notFound('workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.update, async ({ db, user, workspace: own, body }) => {
  const workspace = await alone(db, user, async (tx) => {
    const { id, name } = await ownWorkspace(tx, user, own.id)
    // Two that were called alike before this was asked may keep their names.
    if (body.name !== undefined && body.name !== name) {
      const isOther = and(eq(workspaces.user_id, user.id), ne(workspaces.id, id))
      refuseTaken(body.name, await tx.select({ name: workspaces.name }).from(workspaces).where(isOther))
    }
    const [row] = await tx
      .update(workspaces)
      .set({ ...body, updated_at: sql`now()` })
      .where(eq(workspaces.id, id))
      .returning()
    return row
  })
  if (!workspace) throw notFound('workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.setting, async ({ db, user, workspace: own, body }) => {
  const { is_default, ...change } = body
  if (change.timezone !== undefined && !isTimeZone(change.timezone)) throw refused('timezone', 'unknown_time_zone')
  if (change.report_language && !isSpoken(change.report_language)) throw refused('report_language', 'unknown_language')
  const workspace = await alone(db, user, async (tx) => {
    const { id, settings } = await ownWorkspace(tx, user, own.id)
    if (is_default)
      await tx
        .update(workspaces)
        .set({ is_default: false })
        .where(and(eq(workspaces.user_id, user.id), ne(workspaces.id, id)))
    const [row] = await tx
      .update(workspaces)
      .set({ ...(is_default && { is_default }), settings: { ...settings, ...change }, updated_at: sql`now()` })
      .where(eq(workspaces.id, id))
      .returning()
    return row
  })
  if (!workspace) throw notFound('workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.holding, async ({ object }) => object)

serve(workspaceRoutes, workspaceApi.remove, async ({ deps, db, user, workspace: own }) => {
  const stopped = await alone(db, user, async (tx) => {
    const workspace = await ownWorkspace(tx, user, own.id)
    const unfinished = await unfinishedScans(tx, eq(workspaces.id, workspace.id))
    await tx.delete(workspaces).where(eq(workspaces.id, workspace.id))
    if (workspace.is_default) await makeOldestDefault(tx, user)
    return unfinished
  })
  for (const scan of stopped) deps.scans.abort(scan)
  return { message: 'Workspace permanently deleted.' }
})

async function makeOldestDefault(tx: Db, user: { id: string }): Promise<void> {
  const [oldest] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.user_id, user.id))
    .orderBy(asc(workspaces.created_at), workspaces.id)
    .limit(1)
  if (oldest) await tx.update(workspaces).set({ is_default: true }).where(eq(workspaces.id, oldest.id))
}

/** One change of a user's workspaces at a time, so that there is always exactly one default and no name twice. */
const alone = <T>(db: Db, user: { id: string }, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    return work(tx)
  })

/**
 * To a person "Shop" and "shop" are one name. Not asked of the database, whose own idea of small letters depends on how
 * it was set up.
 */
function refuseTaken(name: string, others: { name: string }[]): void {
  if (others.some((other) => folded(other.name) === folded(name))) throw refused('name', 'workspace_name_taken')
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()
