import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/prepared'
import { assets, workspaces } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from './ids'

type Owner = { id: string }

const workspaceOf = prepared((db) =>
  db
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, sql.placeholder('id')), eq(workspaces.user_id, sql.placeholder('user'))))
    .prepare(''),
)

/** The user's own workspace. Throws the same 404 for a missing one and for somebody else's. */
export async function ownWorkspace(db: Db, user: Owner, id: string) {
  const [workspace] = await workspaceOf(db).execute({ id: asId(id), user: user.id })
  if (!workspace) throw notFound('Workspace')
  return workspace
}

/** An asset in the user's own workspaces. Throws the same 404 for a missing one and for somebody else's. */
export async function ownAsset(db: Db, user: Owner, id: string, workspaceId?: string) {
  const [row] = await db
    .select({ asset: assets })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(assets.id, asId(id)), eq(workspaces.user_id, user.id), workspaceId === undefined ? undefined : eq(workspaces.id, asId(workspaceId))))
  if (!row) throw notFound('Asset')
  return row.asset
}
