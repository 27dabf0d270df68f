import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isTimeZone } from '@/lib/contract/time-zone'
import { workspaceApi } from '@/lib/contract/workspace'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'
import { isSpoken } from '@/lib/domain/language'
import type { Db } from '@/server/db/db'
import { assets, scans, users, workspaces } from '@/server/db/schema'
import { invalid, notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { ownWorkspace } from '@/server/api/workspace'
import { serve } from '@/server/api/mount'
import { refuseMoreWorkspaces } from './quotas'
import { unfinishedScans } from '@/server/routes/scan/unfinished-scans'
import { publicWorkspace, publicWorkspaces } from './workspace-rows'

export const workspaceRoutes = new Hono<Env>()

serve(workspaceRoutes, workspaceApi.list, async ({ db, user }) => {
  const rows = await db.select().from(workspaces).where(eq(workspaces.user_id, user.id)).orderBy(workspaces.created_at)
  return { workspaces: await publicWorkspaces(db, rows) }
})

serve(workspaceRoutes, workspaceApi.create, async ({ c, deps, db, user, body }) => {
  const workspace = await alone(db, user, async (tx) => {
    const others = await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.user_id, user.id))
    refuseTaken(body.name, others)
    refuseMoreWorkspaces(others.length, deps.settings.workspacesPerAccount)
    const color = body.color ?? WORKSPACE_COLORS[others.length % WORKSPACE_COLORS.length]
    const [row] = await tx
      .insert(workspaces)
      .values({ ...body, color, user_id: user.id, is_default: others.length === 0 })
      .returning()
    if (row) c.set('subject', { workspace_id: row.id, object: row.id })
    return row
  })
  if (!workspace) throw notFound('Workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.update, async ({ c, db, user, params, body }) => {
  c.set('subject', { workspace_id: params.id, object: params.id })
  const workspace = await alone(db, user, async (tx) => {
    const { id, name } = await ownWorkspace(tx, user, params.id)
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
  if (!workspace) throw notFound('Workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.setting, async ({ c, db, user, params, body }) => {
  c.set('subject', { workspace_id: params.id, object: params.id })
  const { is_default, ...change } = body
  if (change.timezone !== undefined && !isTimeZone(change.timezone)) throw invalid({ timezone: ['Choose a time zone, for example Europe/Berlin.'] })
  if (change.report_language && !isSpoken(change.report_language)) throw invalid({ report_language: ['Choose a language.'] })
  const workspace = await alone(db, user, async (tx) => {
    const { id, settings } = await ownWorkspace(tx, user, params.id)
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
  if (!workspace) throw notFound('Workspace')
  return { workspace: await publicWorkspace(db, workspace) }
})

serve(workspaceRoutes, workspaceApi.holding, async ({ db, user, params }) => {
  const own = (holder: typeof assets | typeof scans) =>
    db
      .select({ workspace_id: workspaces.id })
      .from(holder)
      .innerJoin(workspaces, eq(workspaces.id, holder.workspace_id))
      .where(and(eq(holder.id, params.object), eq(workspaces.user_id, user.id)))
  const [found] = [...(await own(assets)), ...(await own(scans))]
  if (!found) throw notFound('Workspace')
  return found
})

serve(workspaceRoutes, workspaceApi.remove, async ({ c, deps, db, user, params }) => {
  c.set('subject', { workspace_id: params.id, object: params.id })
  const stopped = await alone(db, user, async (tx) => {
    const workspace = await ownWorkspace(tx, user, params.id)
    const unfinished = await unfinishedScans(tx, eq(workspaces.id, workspace.id))
    await tx.delete(workspaces).where(eq(workspaces.id, workspace.id))
    if (workspace.is_default) await makeOldestDefault(tx, user)
    return unfinished
  })
  for (const scan of stopped) deps.scans.abort(scan)
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

/** One change of a user's workspaces at a time, so that there is always exactly one default and no name twice. */
const alone = <T>(db: Db, user: { id: string }, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    return work(tx)
  })

/** To a person "Shop" and "shop" are one name. Not asked of the database, whose own idea of small letters depends on how it was set up. */
function refuseTaken(name: string, others: { name: string }[]): void {
  if (others.some((other) => folded(other.name) === folded(name))) throw invalid({ name: ['You already have a workspace with this name.'] })
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()
