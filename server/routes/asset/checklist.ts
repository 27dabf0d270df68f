import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { checklistApi } from '@/lib/contract/checklist'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { assets } from '@/server/db/schema'
import { notFound } from '@/server/errors'

export const checklistRoutes = new Hono<Env>()

const told = ({ ticked }: { ticked: string[] | null }) => ({ ticked: ticked ?? [], kept: ticked !== null })

serve(checklistRoutes, checklistApi.show, async ({ asset }) => told(asset))

serve(checklistRoutes, checklistApi.update, async ({ db, asset, workspace, body: { tick, untick, everywhere } }) => {
  // In a transaction, with its row in the audit log.
  const rows = await db.transaction((tx) =>
    tx
      .update(assets)
      .set({
        // In one step: what another browser ticks at the same moment stays.
        ticked: sql`(select coalesce(jsonb_agg(distinct item), '[]'::jsonb)
        from jsonb_array_elements_text(coalesce(${assets.ticked}, '[]'::jsonb) || ${JSON.stringify(tick)}::jsonb) item
        where not jsonb_exists(${JSON.stringify(untick)}::jsonb, item))`,
      })
      .where(everywhere ? eq(assets.workspace_id, workspace.id) : eq(assets.id, asset.id))
      .returning({ id: assets.id, ticked: assets.ticked }),
  )
  const own = rows.find(({ id }) => id === asset.id)
  if (!own) throw notFound('asset')
  return told(own)
})
