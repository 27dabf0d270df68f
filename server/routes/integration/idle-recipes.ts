import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { integrations, type recipes } from '@/server/db/schema'
import { connectionOf } from './integration-rows'

type Doing = Pick<typeof recipes.$inferSelect, 'actions'>

/** Of these recipes those whose actions all go to connections that are gone. */
export async function idleOf<R extends Doing>(tx: Db, workspace: string, rows: readonly R[]): Promise<R[]> {
  const there = await tx
    .select({ id: integrations.id })
    .from(integrations)
    .where(eq(integrations.workspace_id, workspace))
  const left = new Set(there.map(({ id }) => id))
  return rows.filter(({ actions }) =>
    actions.every((action) => {
      const to = connectionOf(action)
      return to !== null && !left.has(to)
    }),
  )
}
