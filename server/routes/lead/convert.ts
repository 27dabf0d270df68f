import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { assets, leads, users, workspaces } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import { stageOf } from '@/server/leads/decide'
import { leadsByIds } from '@/server/leads/lead-rows'
import { assetValue } from '@/server/routes/asset/asset-value'
import { publicAsset } from '@/server/routes/asset/asset-rows'
import { refuseMoreAssets, refuseMoreWorkspaces } from '@/server/routes/workspace/quotas'
import { publicWorkspace } from '@/server/routes/workspace/workspace-rows'

export const convertRoutes = new Hono<Env>()

serve(convertRoutes, leadWorkApi.convert, async ({ deps, db, user, lead, body, note }) => {
  if (lead.client_workspace_id) throw new HttpError(409, 'lead_is_client')
  const address = lead.website === null ? null : valueOf(lead.website, deps.outside)
  const { workspace, asset } = await db.transaction(async (tx) => {
    const made = await newWorkspace(tx, user.id, body, deps.settings.workspacesPerAccount)
    if (address) await refuseMoreAssets(tx, user, deps.settings.assetsPerAccount)
    const [site] = address
      ? await tx
          .insert(assets)
          .values({ workspace_id: made.id, ...address, name: lead.name.slice(0, 100) || null })
          .returning()
      : []
    const won = await tx
      .update(leads)
      .set({
        client_workspace_id: made.id,
        ...stageOf(lead, { status: 'won' }),
        touched_at: sql`clock_timestamp()`,
        updated_at: sql`clock_timestamp()`,
      })
      .where(and(eq(leads.id, lead.id), isNull(leads.client_workspace_id)))
      .returning({ id: leads.id })
    // Two at the same moment: one of them made the client.
    if (won.length === 0) throw new HttpError(409, 'lead_is_client')
    note({ workspace_id: made.id, object: lead.id })
    return { workspace: made, asset: site }
  })
  const [changed] = await leadsByIds(db, user.id, [lead.id])
  if (!changed) throw notFound('lead')
  return {
    lead: changed,
    workspace: await publicWorkspace(db, workspace),
    asset: asset ? await publicAsset(db, asset) : null,
  }
})

/** A page on a site becomes its site. Null for what cannot be an asset: the client is made without it. */
export function valueOf(website: string, outside: Parameters<typeof assetValue>[1]) {
  const { origin, protocol, hostname, port } = new URL(website)
  try {
    return assetValue({ value: port === '' && /^https?:$/.test(protocol) ? hostname : origin }, outside)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

type New = { name: string; client_name?: string | null }

export async function newWorkspace(tx: Db, userId: string, { name, client_name }: New, max: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const others = await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.user_id, userId))
  const folded = (text: string) => text.normalize('NFC').toLowerCase()
  if (others.some((other) => folded(other.name) === folded(name))) throw refused('name', 'workspace_name_taken')
  refuseMoreWorkspaces(others.length, max)
  const [row] = await tx
    .insert(workspaces)
    .values({
      user_id: userId,
      name,
      client_name: client_name || name,
      color: WORKSPACE_COLORS[others.length % WORKSPACE_COLORS.length],
    })
    .returning()
  if (!row) throw notFound('workspace')
  return row
}
