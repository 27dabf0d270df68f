import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, users, workspaces } from '@/server/db/schema'
import { HttpError } from '@/server/errors'

/** Whatever the plan: no single account fills the database of everybody. */
export function refuseMoreWorkspaces(have: number, max: number): void {
  if (have >= max) throw full('workspace', max)
}

/** In the transaction that adds one: two at once wait for each other here. */
export async function refuseMoreAssets(tx: Db, user: { id: string }, max: number, more = 1): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const mine = tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, user.id))
  const have = await tx.$count(assets, inArray(assets.workspace_id, mine))
  if (have + more > max) throw full('asset', max)
}

const full = (noun: 'workspace' | 'asset', max: number) =>
  new HttpError(409, `${noun}_limit`, { values: { count: max } })
