import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { IncidentKind } from '@/lib/contract/monitor'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { Preferences } from '@/lib/contract/user'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { alerts, assets, users, workspaces } from '@/server/db/schema'
import { voiceOf } from '@/server/voice'
import { alertMail, alertText } from './alert-words'
import type { MonitorDeps } from './deps'
import type { AlertFacts } from '@/server/db/monitor-facts'
import { isQuiet } from './quiet-hours'

type Telling = { at: Date; asset: { id: string; value: string }; incident?: string; facts: AlertFacts; key?: string }

/** After so many failures a mail is given up. */
export const MAX_ATTEMPTS = 20

const severityOf = (kind: IncidentKind | 'expiring'): Severity => (kind === 'down' ? 'critical' : 'high')

/** Whether the workspace wants mail about this at all. */
export function wants({ notify_min_severity = 'high' }: Partial<WorkspaceSettings>, kind: IncidentKind | 'expiring'): boolean {
  return SEVERITIES.indexOf(severityOf(kind)) <= SEVERITIES.indexOf(notify_min_severity)
}

/** Puts an alert where the next delivery finds it. The end of an incident is told to whom its beginning was told. */
export async function tell(tx: Db, { at, asset, incident, facts, key = `${incident}:${facts.event}` }: Telling): Promise<void> {
  if (facts.event === 'recovered' && (await tx.$count(alerts, eq(alerts.key, `${incident}:opened`))) === 0) return
  const text = alertText(await voiceOf('en'), asset.value, facts)
  await tx
    .insert(alerts)
    .values({ asset_id: asset.id, incident_id: incident ?? null, key, kind: facts.event, text, facts, created_at: at })
    .onConflictDoNothing()
}

/** Mails what waits: everything of a workspace in one mail, and nothing in its quiet hours. One of these at a time. */
export async function deliverAlerts(deps: MonitorDeps): Promise<void> {
  const waiting = await deps.db
    .select({
      alert: alerts,
      site: assets.value,
      workspace: workspaces,
      email: users.email,
      locale: users.locale,
      zone: users.timezone,
      preferences: users.preferences,
    })
    .from(alerts)
    .innerJoin(assets, eq(assets.id, alerts.asset_id))
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(and(isNull(alerts.sent_at), lt(alerts.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(alerts.created_at))
    .limit(5000)
  for (const rows of Map.groupBy(waiting, ({ workspace }) => workspace.id).values()) {
    const [first, ...others] = rows
    if (!first || isQuiet(deps.now(), first.workspace.settings)) continue
    const to = first.workspace.settings.notify_email || first.email
    const isOwn = to.toLowerCase() === first.email.toLowerCase()
    // The owner's wish is about their own mailbox; what is not wanted now is not sent later either.
    if (!isOwn || Preferences.parse(first.preferences).mail_monitor_alerts) await deliver(deps, [first, ...others], to, isOwn)
    else await deps.db.update(alerts).set({ sent_at: deps.now(), sent_to: null }).where(among(rows))
  }
}

type Row = {
  alert: typeof alerts.$inferSelect
  site: string
  workspace: typeof workspaces.$inferSelect
  locale: string | null
  zone: string | null
  preferences: Partial<Preferences>
}

const among = (rows: readonly Pick<Row, 'alert'>[]) =>
  inArray(
    alerts.id,
    rows.map(({ alert }) => alert.id),
  )

async function deliver({ db, mailer, log, publicUrl, now }: MonitorDeps, rows: [Row, ...Row[]], to: string, isOwn: boolean) {
  const [{ workspace, locale, zone, preferences }] = rows
  const { timezone } = workspace.settings
  // Others read it by the clock of the workspace.
  const timeZone = (isOwn ? (zone ?? timezone) : (timezone ?? zone)) ?? 'UTC'
  const writing = { timeZone, formats: Preferences.parse(preferences) }
  try {
    await mailer.send({ to, ...alertMail(rows, { workspace: workspace.name, workspace_id: workspace.id, publicUrl }, await voiceOf(locale), writing) })
  } catch (error) {
    log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'Alerts of a monitor were not mailed')
    await db
      .update(alerts)
      .set({ attempts: sql`${alerts.attempts} + 1` })
      .where(among(rows))
    return
  }
  await db.update(alerts).set({ sent_at: now(), sent_to: to }).where(among(rows))
}
