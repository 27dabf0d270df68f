import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Notice, noticeApi } from '@/lib/contract/notice'
import { gradeOf } from '@/lib/domain/standing'
import { rules } from '@/lib/messages/en/rules'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import type { EventFacts } from '@/server/db/event-facts'
import { assets, events, isTold, users, workspaces } from '@/server/db/schema'

/** So many stand in the list. */
const MOST = 50
/** What is older needs nobody any more. */
const DAYS = 30

export const noticeRoutes = new Hono<Env>()

serve(noticeRoutes, noticeApi.list, async ({ db, user }) => {
  const [rows, seen] = await Promise.all([lastEvents(db, user.id), seenBy(db, user.id)])
  return { notices: rows.flatMap(noticeOf), unread: rows.filter(({ id }) => id > seen).length }
})

serve(noticeRoutes, noticeApi.read, async ({ db, user, body }) => {
  // A bigint is wider than the numbers of a page; what nobody was told of yet stays unread.
  const seenNow = sql`greatest(${users.notices_seen}, least(${body.up_to}::bigint, (select coalesce(max(id), 0) from events)))`
  await db.transaction((tx) => tx.update(users).set({ notices_seen: seenNow }).where(eq(users.id, user.id)))
  const [rows, seen] = await Promise.all([lastEvents(db, user.id), seenBy(db, user.id)])
  return { unread: rows.filter(({ id }) => id > seen).length }
})

async function seenBy(db: Db, user: string) {
  const [row] = await db.select({ seen: users.notices_seen }).from(users).where(eq(users.id, user))
  return row?.seen ?? 0
}

/** The newest of each workspace along its index, and of these the newest of all. */
function lastEvents(db: Db, user: string) {
  const last = db
    .select(getTableColumns(events))
    .from(events)
    .where(
      and(
        eq(events.workspace_id, workspaces.id),
        isTold(events),
        sql`${events.at} > now() - make_interval(days => ${DAYS})`,
      ),
    )
    .orderBy(sql`${events.id} desc`)
    .limit(MOST)
    .as('last')
  return db
    .select({
      id: last.id,
      type: last.type,
      at: last.at,
      workspace_id: last.workspace_id,
      asset_id: last.asset_id,
      data: last.data,
      asset_name: assets.name,
    })
    .from(workspaces)
    .innerJoinLateral(last, sql`true`)
    .leftJoin(assets, eq(assets.id, last.asset_id))
    .where(eq(workspaces.user_id, user))
    .orderBy(sql`${last.id} desc`)
    .limit(MOST)
}

type Row = Awaited<ReturnType<typeof lastEvents>>[number]

const titles: Readonly<Record<string, { title: string }>> = rules

/** An event in the facts that the bell tells. */
function noticeOf({ id, type, at, workspace_id, asset_id, asset_name, data }: Row): Notice[] {
  const base = { id, at: at.toISOString(), workspace_id, asset_id, ...(asset_name && { asset_name }) }
  const facts = data as EventFacts[keyof EventFacts] & { asset_value: string }
  const { asset_value } = facts
  if (type === 'scan.completed') {
    const { scan_id, scan_type, score, grade } = facts as EventFacts['scan.completed']
    return [{ ...base, kind: 'scan', asset_value, scan_id, scan_type, score, grade: gradeOf(grade) }]
  }
  if (type === 'scan.failed') {
    const { scan_id, scan_type } = facts as EventFacts['scan.failed']
    return [{ ...base, kind: 'scan_failed', asset_value, scan_id, scan_type }]
  }
  if (type === 'findings.new') {
    const { scan_id, findings } = facts as EventFacts['findings.new']
    const critical = findings.filter(({ severity }) => severity === 'critical')
    const [first] = critical
    const named = first?.title ?? titles[first?.rule ?? '']?.title ?? first?.rule
    return [
      {
        ...base,
        kind: 'critical',
        asset_value,
        scan_id,
        count: critical.length,
        title: named,
        ...(first && (first.words?.title ?? !first.title) && { says: first.words?.title ?? { say: first.rule } }),
      },
    ]
  }
  if (type === 'site.down') return [{ ...base, kind: 'down', asset_value }]
  if (type === 'site.up') return [{ ...base, kind: 'up', asset_value, ms: (facts as EventFacts['site.up']).ms }]
  if (type === 'contract.signed') {
    const { contract_id, number, title } = facts as unknown as EventFacts['contract.signed']
    return [{ ...base, kind: 'contract_signed', asset_value: '', paper: { id: contract_id, number, name: title } }]
  }
  if (type === 'invoice.paid') {
    const { invoice_id, number, buyer } = facts as unknown as EventFacts['invoice.paid']
    return [{ ...base, kind: 'invoice_paid', asset_value: '', paper: { id: invoice_id, number, name: buyer } }]
  }
  const { what, end } = facts as EventFacts['expiring']
  return [{ ...base, kind: 'expiring', asset_value, what, end }]
}
