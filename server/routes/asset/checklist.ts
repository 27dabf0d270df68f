import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Added, checklistApi } from '@/lib/contract/checklist'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { assets } from '@/server/db/schema'
import { notFound } from '@/server/errors'

export const checklistRoutes = new Hono<Env>()

type Ticked = { ticked: string[] | null }

const told = ({ ticked }: Ticked) => ({ ticked: ticked ?? [], kept: ticked !== null })

serve(checklistRoutes, checklistApi.show, async ({ asset }) => told(asset))

serve(checklistRoutes, checklistApi.update, async ({ db, asset, workspace, body }) => {
  const { tick, untick, everywhere, take_back } = body
  // In a transaction, with its row in the audit log.
  return db.transaction(async (tx) => {
    const where = everywhere ? eq(assets.workspace_id, workspace.id) : eq(assets.id, asset.id)
    const before = everywhere
      ? await tx
          .select({ id: assets.id, ticked: assets.ticked })
          .from(assets)
          .where(where)
          .orderBy(assets.id)
          .for('update')
      : null
    if (take_back.length > 0) await takeBack(tx, workspace.id, take_back)
    const rows = await tx
      .update(assets)
      .set({
        // In one step: what another browser ticks at the same moment stays. Nothing is kept where nothing was changed.
        ticked: sql`case when ${assets.ticked} is null and ${tick.length + untick.length} = 0 then null else (
        select coalesce(jsonb_agg(distinct item), '[]'::jsonb)
        from jsonb_array_elements_text(coalesce(${assets.ticked}, '[]'::jsonb) || ${JSON.stringify(tick)}::jsonb) item
        where not jsonb_exists(${JSON.stringify(untick)}::jsonb, item)) end`,
      })
      .where(where)
      .returning({ id: assets.id, ticked: assets.ticked })
    const own = rows.find(({ id }) => id === asset.id)
    if (!own) throw notFound('asset')
    return { ...told(own), ...(before && { added: addedTo(before, tick) }) }
  })
})

/** What was ticked where, the sites of the same change together. */
function addedTo(before: readonly (Ticked & { id: string })[], tick: readonly string[]): Added[] {
  const groups = new Map<string, Added>()
  for (const { id, ticked } of before) {
    const items = [...new Set(tick)].filter((item) => !ticked?.includes(item))
    const is_first = ticked === null
    if (items.length === 0 && !is_first) continue
    const key = JSON.stringify([is_first, items])
    const group = groups.get(key) ?? { items, is_first, assets: [] }
    group.assets.push(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Leaves what somebody ticked since; where that is nothing, as little is kept as before. */
async function takeBack(tx: Db, workspaceId: string, added: readonly Added[]) {
  const rows = added.flatMap(({ items, is_first, assets: ids }) => ids.map((id) => ({ id, items, is_first })))
  await tx.execute(sql`
    update ${assets} set ticked = case when gone.is_first and rest.items = '[]'::jsonb then null else rest.items end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone(id uuid, items jsonb, is_first boolean),
    lateral (
      select coalesce(jsonb_agg(item), '[]'::jsonb) as items from assets as old, jsonb_array_elements_text(old.ticked) item
      where old.id = gone.id and not jsonb_exists(gone.items, item)
    ) rest
    where ${assets.id} = gone.id and ${assets.workspace_id} = ${workspaceId} and ${assets.ticked} is not null`)
}
