import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users, workspaces } from '@/server/db/schema'
import type { Home } from './doing'

/**
 * The workspace, and nobody else who asks its recipes. Whoever deletes an account or a workspace locks from the account
 * down, and so does this.
 */
export async function homeOf(tx: Db, workspaceId: string): Promise<Home | null> {
  const [place] = await tx.select({ user: workspaces.user_id }).from(workspaces).where(eq(workspaces.id, workspaceId))
  if (!place) return null
  const [owner] = await tx.select().from(users).where(eq(users.id, place.user)).for('key share')
  const [workspace] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
  return owner && workspace ? { owner, workspace } : null
}
