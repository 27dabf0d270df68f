import { and, asc, eq, getTableColumns, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountApi } from '@/lib/contract/account'
import { fileName } from '@/lib/exports/file-name'
import { attachment } from '@/server/attachment'
import { audit } from '@/server/api/audit'
import { writtenResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import {
  alerts,
  assets,
  auditLog,
  deliveries,
  deliveryAttempts,
  emailChanges,
  events,
  findings,
  findingsTriage,
  incidents,
  integrations,
  knownDevices,
  monitorChecks,
  monitors,
  recipeRuns,
  recipes,
  recipients,
  removedAssets,
  scans,
  sessions,
  subscriptions,
  tickets,
  users,
  workspaces,
} from '@/server/db/schema'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { brandingOf } from '@/server/records/branding'
import { once, type Rows } from './export-rows'
import { wordpressOf } from './export-wordpress'

const FORMAT = 'soteria-export/1'
/** A result may have some hundred kilobytes. */
const SCANS_AT_ONCE = 20
/** A message may have as many. */
const MESSAGES_AT_ONCE = 200

export const userExportRoutes = new Hono<Env>()

serve(userExportRoutes, accountApi.export, async ({ c, deps, db, user }) => {
  await audit(c, 'user.export', { object: user.id })
  const now = new Date().toISOString()
  const pieces = everythingOf(db, user.id, now)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(new TextEncoder().encode(value))
      } catch (error) {
        deps.log.error({ user: user.id, err: error }, 'An export broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': attachment(
        fileName([deps.settings.productName.toLowerCase(), 'my-data', now.slice(0, 10)], 'json'),
      ),
      'cache-control': 'private, no-store',
    },
  })
})

const { password_hash: _password, ...shownOfUsers } = getTableColumns(users)
const { token_hash: _token, ...shownOfSessions } = getTableColumns(sessions)
const { device_hash: _device, ...shownOfDevices } = getTableColumns(knownDevices)
const { token_hash: _link, ...shownOfChanges } = getTableColumns(emailChanges)
const { secrets: _secrets, ...shownOfIntegrations } = getTableColumns(integrations)
const { token_hash: _asked, leave_token: _leave, ...shownOfRecipients } = getTableColumns(recipients)
const {
  key: _key,
  body: _body,
  is_secret: _is,
  target: _target,
  error: _error,
  user_id: _user,
  ...shownOfMessages
} = getTableColumns(deliveries)
/** A link to choose a password is for whoever reads the mail, not for whoever is signed in. */
const shownOfMails = {
  id: deliveries.id,
  to: deliveries.target,
  subject: sql<string | null>`${deliveries.body} ->> 'subject'`,
  text: sql<string | null>`case when not ${deliveries.is_secret} then ${deliveries.body} ->> 'text' end`,
  created_at: deliveries.created_at,
  attempts: deliveries.attempts,
  sent_at: sql<Date | null>`case when ${deliveries.state} = 'done' then ${deliveries.done_at} end`,
}

/**
 * One JSON document, written while it is read: it never stands in memory as a whole. Secrets (hashes of passwords and
 * tokens) are left out.
 */
async function* everythingOf(db: Db, userId: string, now: string): AsyncGenerator<string> {
  const mine = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, userId))
  const [account] = await db.select(shownOfUsers).from(users).where(eq(users.id, userId))
  const ownAssets = db.select({ id: assets.id }).from(assets).where(inArray(assets.workspace_id, mine))
  const ownRecipes = db.select({ id: recipes.id }).from(recipes).where(inArray(recipes.workspace_id, mine))
  const ownIntegrations = db
    .select({ id: integrations.id })
    .from(integrations)
    .where(inArray(integrations.workspace_id, mine))
  const parts: Record<string, Rows> = {
    subscriptions: once(() => db.select().from(subscriptions).where(eq(subscriptions.user_id, userId))),
    sessions: once(() =>
      db.select(shownOfSessions).from(sessions).where(eq(sessions.user_id, userId)).orderBy(sessions.created_at),
    ),
    known_devices: once(() =>
      db
        .select(shownOfDevices)
        .from(knownDevices)
        .where(eq(knownDevices.user_id, userId))
        .orderBy(knownDevices.last_used_at),
    ),
    email_change: once(() => db.select(shownOfChanges).from(emailChanges).where(eq(emailChanges.user_id, userId))),
    workspaces: once(() =>
      db.select().from(workspaces).where(eq(workspaces.user_id, userId)).orderBy(workspaces.created_at),
    ),
    assets: once(() => db.select().from(assets).where(inArray(assets.workspace_id, mine)).orderBy(assets.created_at)),
    removed_assets: once(() =>
      db
        .select()
        .from(removedAssets)
        .where(inArray(removedAssets.workspace_id, mine))
        .orderBy(removedAssets.removed_at),
    ),
    findings: once(() =>
      db
        .select()
        .from(findings)
        .where(inArray(findings.asset_id, ownAssets))
        .orderBy(findings.asset_id, findings.opened_at),
    ),
    decisions: once(() => db.select().from(findingsTriage).where(inArray(findingsTriage.asset_id, ownAssets))),
    monitors: once(() =>
      db.select().from(monitors).where(inArray(monitors.asset_id, ownAssets)).orderBy(monitors.created_at),
    ),
    monitor_checks: checksOf(db, ownAssets),
    incidents: once(() =>
      db.select().from(incidents).where(inArray(incidents.asset_id, ownAssets)).orderBy(incidents.started_at),
    ),
    alerts: once(() => db.select().from(alerts).where(inArray(alerts.asset_id, ownAssets)).orderBy(alerts.created_at)),
    events: once(() => db.select().from(events).where(inArray(events.workspace_id, mine)).orderBy(events.id)),
    recipes: once(() =>
      db.select().from(recipes).where(inArray(recipes.workspace_id, mine)).orderBy(recipes.created_at),
    ),
    recipe_runs: once(() =>
      db.select().from(recipeRuns).where(inArray(recipeRuns.recipe_id, ownRecipes)).orderBy(recipeRuns.at),
    ),
    scans: scansOf(db, userId),
    mails: once(() =>
      db.select(shownOfMails).from(deliveries).where(eq(deliveries.user_id, userId)).orderBy(deliveries.created_at),
    ),
    integrations: once(() =>
      db
        .select(shownOfIntegrations)
        .from(integrations)
        .where(inArray(integrations.workspace_id, mine))
        .orderBy(integrations.created_at),
    ),
    tickets: once(() =>
      db.select().from(tickets).where(inArray(tickets.integration_id, ownIntegrations)).orderBy(tickets.created_at),
    ),
    recipients: once(() =>
      db
        .select(shownOfRecipients)
        .from(recipients)
        .where(inArray(recipients.workspace_id, mine))
        .orderBy(recipients.asked_at),
    ),
    messages: messagesOf(db, mine),
    ...wordpressOf(db, mine),
    activity: once(() => db.select().from(auditLog).where(eq(auditLog.user_id, userId)).orderBy(asc(auditLog.at))),
  }
  yield JSON.stringify({
    format: FORMAT,
    exported_at: now,
    account,
    branding: await brandingOf(db, { id: userId }),
  }).slice(0, -1)
  for (const [name, rows] of Object.entries(parts)) {
    yield `,${JSON.stringify(name)}:[`
    let isFirst = true
    for await (const batch of rows) {
      if (batch.length === 0) continue
      yield `${isFirst ? '' : ','}${batch.map((row) => JSON.stringify(row)).join(',')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}'
}

async function* scansOf(db: Db, userId: string): Rows {
  const ids = await db
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .where(eq(workspaces.user_id, userId))
    .orderBy(asc(scans.created_at), scans.id)
  for (let from = 0; from < ids.length; from += SCANS_AT_ONCE) {
    const batch = ids.slice(from, from + SCANS_AT_ONCE).map(({ id }) => id)
    const rows = await db.select().from(scans).where(inArray(scans.id, batch)).orderBy(asc(scans.created_at), scans.id)
    yield rows.map((row) => ({ ...row, result: row.result && writtenResult(row.result) }))
  }
}

/** What went to connections, each with its tries. */
async function* messagesOf(db: Db, mine: SQLWrapper): Rows {
  const ids = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.kind, 'message'), inArray(deliveries.workspace_id, mine)))
    .orderBy(deliveries.created_at, deliveries.id)
  for (let from = 0; from < ids.length; from += MESSAGES_AT_ONCE) {
    const batch = ids.slice(from, from + MESSAGES_AT_ONCE).map(({ id }) => id)
    const rows = await db
      .select(shownOfMessages)
      .from(deliveries)
      .where(inArray(deliveries.id, batch))
      .orderBy(deliveries.created_at, deliveries.id)
    const tries = await db
      .select()
      .from(deliveryAttempts)
      .where(inArray(deliveryAttempts.delivery_id, batch))
      .orderBy(deliveryAttempts.number)
    yield rows.map((row) => ({ ...row, tries: tries.filter(({ delivery_id }) => delivery_id === row.id) }))
  }
}

/** Minute by minute for a month is forty thousand for each site: one site at a time. */
async function* checksOf(db: Db, ownAssets: SQLWrapper): Rows {
  const watched = await db.select({ id: monitors.asset_id }).from(monitors).where(inArray(monitors.asset_id, ownAssets))
  for (const { id } of watched)
    yield await db.select().from(monitorChecks).where(eq(monitorChecks.asset_id, id)).orderBy(monitorChecks.at)
}
