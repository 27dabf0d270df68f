import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { IncidentKind } from '@/lib/contract/monitor'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { Preferences } from '@/lib/contract/user'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { alerts, assets, deliveries, users, workspaces } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { voiceOf } from '@/server/voice'
import { alertMail, alertText } from './alert-words'
import type { MonitorDeps } from './deps'
import type { AlertFacts } from '@/server/db/monitor-facts'
import { isQuiet } from './quiet-hours'

type Telling = { at: Date; asset: { id: string; value: string }; incident?: string; facts: AlertFacts; key?: string }

const TICK_MS = 60_000

const severityOf = (kind: IncidentKind | 'expiring'): Severity => (kind === 'down' ? 'critical' : 'high')

/** Whether the workspace wants mail about this at all. */
export function wants(
  { notify_min_severity = 'high' }: Partial<WorkspaceSettings>,
  kind: IncidentKind | 'expiring',
): boolean {
  return SEVERITIES.indexOf(severityOf(kind)) <= SEVERITIES.indexOf(notify_min_severity)
}

/**
 * Puts an alert where the next look at them finds it. The end of an incident is told to whom its beginning was told.
 */
export async function tell(
  tx: Db,
  { at, asset, incident, facts, key = `${incident}:${facts.event}` }: Telling,
): Promise<void> {
  if (facts.event === 'recovered' && (await tx.$count(alerts, eq(alerts.key, `${incident}:opened`))) === 0) return
  const text = alertText(await voiceOf('en'), asset.value, facts)
  await tx
    .insert(alerts)
    .values({ asset_id: asset.id, incident_id: incident ?? null, key, kind: facts.event, text, facts, created_at: at })
    .onConflictDoNothing()
}

/**
 * Leaves a mail of what waits: everything of a workspace in one, nothing in its quiet hours, and no second one before
 * the first has left.
 */
export async function tellAlerts(deps: MonitorDeps): Promise<void> {
  const waiting = await deps.db
    .select({
      alert: alerts,
      site: assets.value,
      workspace: workspaces,
      owner: users.id,
      email: users.email,
      locale: users.locale,
      zone: users.timezone,
      preferences: users.preferences,
    })
    .from(alerts)
    .innerJoin(assets, eq(assets.id, alerts.asset_id))
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(isNull(alerts.decided_at))
    .orderBy(asc(alerts.created_at))
    .limit(5000)
  const busy = await unsent(deps)
  for (const rows of Map.groupBy(waiting, ({ workspace }) => workspace.id).values()) {
    const [first, ...others] = rows
    if (!first || busy.has(first.workspace.id) || isQuiet(deps.now(), first.workspace.settings)) continue
    const to = first.workspace.settings.notify_email || first.email
    const isOwn = to.toLowerCase() === first.email.toLowerCase()
    // The owner's wish is about their own mailbox; what is not wanted now is not sent later either.
    const isWanted = !isOwn || Preferences.parse(first.preferences).mail_monitor_alerts
    await decide(deps, rows, isWanted ? await mailOf(deps, [first, ...others], { to, isOwn }) : null)
  }
}

/** Workspaces whose last mail has not left yet. Where it is quiet now it waits on. */
async function unsent({ db, now }: MonitorDeps): Promise<Set<string>> {
  const rows = await db
    .selectDistinctOn([deliveries.id], { id: deliveries.id, workspace: workspaces })
    .from(deliveries)
    .innerJoin(alerts, eq(alerts.delivery_id, deliveries.id))
    .innerJoin(workspaces, eq(workspaces.id, deliveries.workspace_id))
    .where(eq(deliveries.state, 'waiting'))
  const quiet = rows.filter(({ workspace }) => isQuiet(now(), workspace.settings)).map(({ id }) => id)
  const later = new Date(now().getTime() + 2 * TICK_MS).toISOString()
  const isStill = and(inArray(deliveries.id, quiet), eq(deliveries.state, 'waiting'))
  if (quiet.length > 0)
    await db
      .update(deliveries)
      .set({ next_at: sql`greatest(${deliveries.next_at}, ${later}::timestamptz)` })
      .where(isStill)
  return new Set(rows.map(({ workspace }) => workspace.id))
}

type Row = {
  alert: typeof alerts.$inferSelect
  site: string
  workspace: typeof workspaces.$inferSelect
  owner: string
  locale: string | null
  zone: string | null
  preferences: Partial<Preferences>
}

type Letter = Parameters<typeof leaveMail>[1]

/** All of them at once, by whoever comes first. */
async function decide(
  { db, now }: MonitorDeps,
  rows: readonly Pick<Row, 'alert'>[],
  mail: Letter | null,
): Promise<void> {
  const ids = rows.map(({ alert }) => alert.id)
  await db.transaction(async (tx) => {
    const delivery_id = mail && (await leaveMail(tx, mail))
    const mine = and(inArray(alerts.id, ids), isNull(alerts.decided_at))
    const decided = await tx
      .update(alerts)
      .set({ decided_at: now(), delivery_id })
      .where(mine)
      .returning({ id: alerts.id })
    if (decided.length < ids.length) throw new Error('Another server decides about the same alerts')
  })
}

async function mailOf(
  { publicUrl }: MonitorDeps,
  rows: [Row, ...Row[]],
  { to, isOwn }: { to: string; isOwn: boolean },
): Promise<Letter> {
  const [{ workspace, owner, locale, zone, preferences }] = rows
  const { timezone } = workspace.settings
  // Others read it by the clock of the workspace.
  const timeZone = (isOwn ? (zone ?? timezone) : (timezone ?? zone)) ?? 'UTC'
  const mail = alertMail(
    rows,
    { workspace: workspace.name, workspace_id: workspace.id, publicUrl },
    await voiceOf(locale, Preferences.parse(preferences)),
    timeZone,
  )
  return { ...mail, to, user_id: owner, workspace_id: workspace.id }
}
