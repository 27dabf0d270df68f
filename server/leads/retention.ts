import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { KEPT_MONTHS } from '@/lib/contract/lead-book'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Db } from '@/server/db/db'
import {
  leadFacts,
  leads,
  leadScans,
  leadSettings,
  shares,
  users,
  widgetLeads,
  widgets,
  workspaces,
} from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { voiceOf } from '@/server/voice'
import { dayIn } from './day'
import { leadSettingsOf, RETENTION_MONTHS } from './lead-settings'
import { refreshLeads } from './refresh'

const AT_ONCE = 500
/** Between the notice and the end. */
const NOTICE_DAYS = 14

const keptMonths = sql`make_interval(months => coalesce((select ${leadSettings.retention_months} from ${leadSettings} where ${leadSettings.user_id} = ${leads.user_id}), ${RETENTION_MONTHS}))`
const notice = sql`make_interval(days => ${NOTICE_DAYS})`

/** Nobody has touched it for nearly as long as its account keeps such leads. A client is no lead any more. */
const isUnused = and(
  isNull(leads.client_workspace_id),
  isNull(leads.removed_at),
  // By the index: what is younger than the shortest time goes nowhere.
  lt(leads.touched_at, sql`now() - make_interval(months => ${KEPT_MONTHS.least}) + ${notice}`),
  sql`${leads.touched_at} < now() - ${keptMonths} + ${notice}`,
)
const isNoticed = sql`coalesce(${leads.notice_at} > ${leads.touched_at}, false)`

/** Those of a workspace whose owner was told that they go, and when the first of them does. */
export async function leavingOf(db: Db, workspaceId: string): Promise<{ count: number; on: string } | null> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, first: sql<Date | null>`min(${leads.notice_at}) + ${notice}` })
    .from(leads)
    .where(and(eq(leads.workspace_id, workspaceId), isUnused, isNoticed))
  return row?.first ? { count: row.count, on: new Date(row.first).toISOString() } : null
}

/** The same of all workspaces of an account. */
export async function leavingByWorkspace(db: Db, userId: string) {
  const rows = await db
    .select({
      workspace_id: workspaces.id,
      name: workspaces.name,
      count: sql<number>`count(*)::int`,
      first: sql<Date>`min(${leads.notice_at}) + ${notice}`,
    })
    .from(leads)
    .innerJoin(workspaces, eq(workspaces.id, leads.workspace_id))
    .where(and(eq(leads.user_id, userId), isUnused, isNoticed))
    .groupBy(workspaces.id, workspaces.name)
  return rows.map(({ first, ...row }) => ({ ...row, on: new Date(first).toISOString() }))
}

/** Renews all of them. Answers how many. */
export async function keepLeaving(tx: Db, workspaceId: string): Promise<number> {
  const kept = await tx
    .update(leads)
    .set({ touched_at: sql`clock_timestamp()`, notice_at: null })
    .where(and(eq(leads.workspace_id, workspaceId), isUnused, isNoticed))
    .returning({ id: leads.id })
  return kept.length
}

export const isLeaving = and(isUnused, isNoticed)

/**
 * Once a day what may not be kept any longer goes: what a source lends for a time, leads that nobody touched for as
 * long as their account says, and scans that no lead and no link shows. No lead goes before its owner was told.
 */
export async function tidyLeads(db: Db, publicUrl: string): Promise<void> {
  while (await forgetLent(db)) continue
  await db
    .delete(leads)
    .where(
      and(
        isUnused,
        isNoticed,
        sql`${leads.touched_at} < now() - ${keptMonths}`,
        sql`${leads.notice_at} < now() - ${notice}`,
      ),
    )
  await tellOwners(db, publicUrl)
  const keptHere = sql`make_interval(months => (select ${widgets.retention_months} from ${widgets} where ${widgets.workspace_id} = ${widgetLeads.workspace_id}))`
  await db.delete(widgetLeads).where(sql`${widgetLeads.created_at} < now() - ${keptHere}`)
  await db
    .delete(leadScans)
    .where(
      and(
        lt(leadScans.created_at, sql`now() - interval '30 days'`),
        sql`not exists (select 1 from ${leads} where ${leads.lead_scan_id} = ${leadScans.id})`,
        sql`not exists (select 1 from ${widgetLeads} where ${widgetLeads.lead_scan_id} = ${leadScans.id})`,
        sql`not exists (select 1 from ${shares} where ${shares.lead_scan_id} = ${leadScans.id} and ${shares.expires_at} > now())`,
      ),
    )
}

/** One mail for each account and day, in the transaction that notes it. */
async function tellOwners(db: Db, publicUrl: string): Promise<void> {
  const owners = await db
    .selectDistinct({ id: leads.user_id })
    .from(leads)
    .where(and(isUnused, sql`not ${isNoticed}`))
  for (const { id } of owners)
    await db.transaction(async (tx) => {
      const told = await tx
        .update(leads)
        .set({ notice_at: sql`now()` })
        .where(and(eq(leads.user_id, id), isUnused, sql`not ${isNoticed}`))
        .returning({ id: leads.id, workspace: leads.workspace_id })
      const [owner] = await tx.select().from(users).where(eq(users.id, id))
      if (!owner || told.length === 0) return
      const voice = await voiceOf(owner.locale)
      const { retention_months: months } = await leadSettingsOf(tx, id)
      const zone = owner.timezone && isTimeZone(owner.timezone) ? owner.timezone : 'UTC'
      const date = dayIn(new Date(Date.now() + NOTICE_DAYS * 86_400_000), voice, zone)
      const values = { count: told.length, date, months, link: `${publicUrl}/leads?next=leaving` }
      await leaveMail(tx, {
        key: `leads-leaving:${id}:${new Date().toISOString().slice(0, 10)}`,
        user_id: id,
        to: owner.email,
        subject: voice.words('leadPage.leaving.subject', values),
        text: voice.words('leadPage.leaving.text', values),
      })
    })
}

/** Answers whether there may be more. What others say of the same, or a person typed, stays. */
const forgetLent = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const over = await tx
      .select({ id: leadFacts.id, lead: leadFacts.lead_id, user: leadFacts.user_id })
      .from(leadFacts)
      .where(lt(leadFacts.expires_at, sql`now()`))
      .limit(AT_ONCE)
    if (over.length === 0) return false
    await tx.delete(leadFacts).where(
      inArray(
        leadFacts.id,
        over.map(({ id }) => id),
      ),
    )
    for (const [user, rows] of Map.groupBy(over, (row) => row.user))
      await refreshLeads(tx, user, [...new Set(rows.map(({ lead }) => lead))])
    return over.length === AT_ONCE
  })
