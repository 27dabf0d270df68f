import { and, asc, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { workspaceApi } from '@/lib/contract/workspace'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'
import { isTimeZone } from '@/lib/format'
import type { Db } from '../db/db'
import { users, workspaces } from '../db/schema'
import { invalid, notFound } from '../errors'
import type { Env } from '../middleware/env'
import { isTaken } from '../middleware/errors'
import { ownWorkspace } from '../middleware/workspace'
import { serve } from '../mount'
import { unfinishedScans } from './unfinished-scans'
import { publicWorkspace, publicWorkspaces } from './workspace-rows'

export const workspaceRoutes = new Hono<Env>()

serve(workspaceRoutes, workspaceApi.list, async ({ db, user }) => {
  const rows = await db.select().from(workspaces).where(eq(workspaces.user_id, user.id)).orderBy(workspaces.created_at)
  return { workspaces: await publicWorkspaces(db, rows) }
})

serve(workspaceRoutes, workspaceApi.create, async ({ c, db, user, body }) => {
  const workspace = await named(() =>
    alone(db, user, async (tx) => {
      const others = await tx.$count(workspaces, eq(workspaces.user_id, user.id))
      const color = body.color ?? WORKSPACE_COLORS[others % WORKSPACE_COLORS.length]
      const [row] = await tx
        .insert(workspaces)
        .values({ ...body, color, user_id: user.id, is_default: others === 0 })
        .returning()
      return row
    }),
  )
  if (!workspace) throw notFound('Workspace')
  c.set('subject', { workspace_id: workspace.id, object: workspace.id })
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.update, async ({ c, db, user, params, body }) => {
  const mine = and(eq(workspaces.id, params.id), eq(workspaces.user_id, user.id))
  const [workspace] = await named(() =>
    db
      .update(workspaces)
      .set({ ...body, updated_at: new Date() })
      .where(mine)
      .returning(),
  )
  if (!workspace) throw notFound('Workspace')
  c.set('subject', { workspace_id: workspace.id, object: workspace.id })
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.setting, async ({ c, db, user, params, body }) => {
  const { is_default, ...change } = body
  if (change.timezone !== undefined && !isTimeZone(change.timezone)) throw invalid({ timezone: ['Choose a time zone, for example Europe/Berlin.'] })
  const workspace = await alone(db, user, async (tx) => {
    const { id, settings } = await ownWorkspace(tx, user, params.id)
    if (is_default)
      await tx
        .update(workspaces)
        .set({ is_default: false })
        .where(and(eq(workspaces.user_id, user.id), ne(workspaces.id, id)))
    const [row] = await tx
      .update(workspaces)
      .set({ ...(is_default && { is_default }), settings: { ...settings, ...change }, updated_at: new Date() })
      .where(eq(workspaces.id, id))
      .returning()
    return row
  })
  if (!workspace) throw notFound('Workspace')
  c.set('subject', { workspace_id: workspace.id, object: workspace.id })
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.remove, async ({ c, deps, db, user, params }) => {
  const stopped = await alone(db, user, async (tx) => {
    const workspace = await ownWorkspace(tx, user, params.id)
    const unfinished = await unfinishedScans(tx, eq(workspaces.id, workspace.id))
    await tx.delete(workspaces).where(eq(workspaces.id, workspace.id))
    if (workspace.is_default) await makeOldestDefault(tx, user)
    return unfinished
  })
  for (const scan of stopped) deps.scans.abort(scan)
  c.set('subject', { workspace_id: params.id, object: params.id })
  return { message: 'The workspace and everything in it is deleted.' }
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

/** One change of a user's workspaces at a time, so that there is always exactly one default. */
const alone = <T>(db: Db, user: { id: string }, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    return work(tx)
  })

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isTaken(error)) throw invalid({ name: ['You already have a workspace with this name.'] })
    throw error
  }
}
