import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadApi } from '@/lib/contract/lead'
import { leadWorkApi } from '@/lib/contract/lead-work'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { leadBatches, leads, leadScans } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { publicWorst, SCAN_WORST } from '@/server/leads/lead-rows'
import { publicScan } from '@/server/leads/scan-rows'
import { startLeadScan } from '@/server/leads/scan-start'
import { ofBatch, stopLeadScans } from '@/server/leads/scan-stop'
import { type Voice, voiceOf } from '@/server/voice'

export const leadScanRoutes = new Hono<Env>()

const HOLD_MS = 1_500
const LOOK_EVERY_MS = 100
const MAX_OPEN = 5

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const isOver = ({ status }: { status: string }) => status === 'completed' || status === 'failed'

serve(leadScanRoutes, leadApi.scanAsset, async ({ c, deps, db, user, lead, body, note }) => {
  const { url, refresh } = body
  let row = await db.transaction(async (tx) => {
    const begun = await startLeadScan(tx, user, deps.outside.policy, { url, lead, refresh })
    note({ object: begun.id })
    return begun
  })
  deps.leadScans.wake()
  for (const until = Date.now() + HOLD_MS; !isOver(row) && Date.now() < until && !c.req.raw.signal.aborted; ) {
    await wait(LOOK_EVERY_MS)
    const [now] = await db.select().from(leadScans).where(eq(leadScans.id, row.id))
    row = now ?? row
  }
  return { lead_scan: publicScan(row, await voiceOf(user.locale)) }
})

serve(leadScanRoutes, leadWorkApi.scanMany, async ({ deps, db, user, workspace, body, note }) => {
  await refuseMoreBatches(db, user.id)
  const named = body.items.flatMap(({ lead }) => (lead && /^[\da-f-]{36}$/i.test(lead) ? [lead] : []))
  const own = named.length
    ? await db
        .select()
        .from(leads)
        .where(and(inArray(leads.id, named), eq(leads.workspace_id, workspace.id), isNull(leads.removed_at)))
    : []
  const batch = await db.transaction(async (tx) => {
    const [row] = await tx.insert(leadBatches).values({ user_id: user.id, workspace_id: workspace.id }).returning()
    if (!row) throw notFound('lead_batch')
    const items = []
    for (const { url, lead: id } of body.items) {
      const lead = own.find((one) => one.id === id)
      items.push({
        url,
        lead: lead?.id ?? null,
        ...(await begun(tx, user, { url, lead, batch: row.id }, deps.outside)),
      })
    }
    await tx.update(leadBatches).set({ items }).where(eq(leadBatches.id, row.id))
    note({ object: row.id })
    return { ...row, items }
  })
  deps.leadScans.wake()
  return { batch: await publicBatch(db, batch, await voiceOf(user.locale)) }
})

type Start = Parameters<typeof startLeadScan>

/** One that is refused does not keep the others from being scanned. */
async function begun(db: Db, user: Start[1], asked: Start[3], { policy }: { policy: Start[2] }) {
  try {
    return { scan: (await startLeadScan(db, user, policy, asked)).id }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { scan: null, message: error.message }
  }
}

async function refuseMoreBatches(db: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ open: sql<number>`count(distinct ${leadScans.batch_id})::int` })
    .from(leadScans)
    .where(and(eq(leadScans.user_id, userId), inArray(leadScans.status, ['queued', 'running'])))
  if ((row?.open ?? 0) >= MAX_OPEN) throw new HttpError(409, 'lead_batches_open', { values: { count: MAX_OPEN } })
}

serve(leadScanRoutes, leadWorkApi.batches, async ({ db, user, workspace }) => {
  const voice = await voiceOf(user.locale)
  const rows = await db
    .select()
    .from(leadBatches)
    .where(
      and(eq(leadBatches.workspace_id, workspace.id), sql`${leadBatches.created_at} > now() - interval '24 hours'`),
    )
    .orderBy(desc(leadBatches.created_at))
    .limit(20)
  const batches = []
  for (const row of rows) batches.push(await publicBatch(db, row, voice))
  return { batches: batches.map(({ items: _items, ...batch }) => batch) }
})

serve(leadScanRoutes, leadWorkApi.batch, async ({ db, user, leadBatch }) => ({
  batch: await publicBatch(db, leadBatch, await voiceOf(user.locale)),
}))

serve(leadScanRoutes, leadWorkApi.stopBatch, async ({ deps, db, user, leadBatch }) => {
  const { stopped, row } = await db.transaction(async (tx) => {
    const ended = await stopLeadScans(tx, ofBatch(leadBatch.id))
    const [now = leadBatch] = await tx
      .update(leadBatches)
      .set({ stopped_at: sql`coalesce(${leadBatches.stopped_at}, now())` })
      .where(eq(leadBatches.id, leadBatch.id))
      .returning()
    return { stopped: ended, row: now }
  })
  deps.leadScans.abort(stopped)
  return { batch: await publicBatch(db, row, await voiceOf(user.locale)) }
})

const POOR = new Set(['E', 'F'])

/** How far a batch is, as its scans say. */
async function publicBatch(db: Db, row: typeof leadBatches.$inferSelect, voice: Voice) {
  const { id, items, stopped_at, created_at } = row
  const ids = items.flatMap(({ scan }) => scan ?? [])
  const rows = ids.length > 0 ? await db.select(SCAN_WORST).from(leadScans).where(inArray(leadScans.id, ids)) : []
  const scans = new Map(rows.map((one) => [one.id, one]))
  const all = items.map((item) => ({ item, scan: (item.scan && scans.get(item.scan)) || null }))
  const ended = all.filter(({ scan }) => scan === null || isOver(scan))
  const isDone = ended.length === all.length
  const times = rows.flatMap(({ completed_at }) => completed_at ?? [])
  const last = times.length > 0 ? new Date(Math.max(...times.map((at) => at.getTime()))) : created_at
  return {
    id,
    state: stopped_at ? ('stopped' as const) : isDone ? ('done' as const) : ('running' as const),
    total: all.length,
    done: ended.length,
    failed: ended.filter(({ scan }) => scan?.status !== 'completed').length,
    poor: all.filter(({ scan }) => POOR.has(scan?.grade ?? '')).length,
    created_at: created_at.toISOString(),
    ended_at: (stopped_at ?? (isDone ? last : null))?.toISOString() ?? null,
    items: all.map(({ item, scan }) => ({
      url: item.url,
      lead: item.lead,
      scan: scan && publicWorst(scan, voice),
      ...(item.message && { message: item.message }),
    })),
  }
}
