import { randomBytes } from '@noble/hashes/utils'
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Widget } from '@/lib/contract/widget'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { base64url } from '@/lib/domain/base64'
import { admits, UNLIMITED, UPGRADE_LINK } from '@/lib/domain/plans'
import { capFor, USAGE_LIMIT_MESSAGE } from '@/lib/domain/usage'
import { visibleText } from '@/lib/domain/visible-text'
import type { Db } from '@/server/db/db'
import { subscriptions, users, widgetLeads, widgets, workspaces } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { brandingOf } from '@/server/records/branding'
import { publicSubscription } from '@/server/records/subscription-rows'

export type WidgetRow = typeof widgets.$inferSelect
type Owner = typeof users.$inferSelect
type Account = Owner & { subscriptions: ReturnType<typeof publicSubscription>[] }

const CAPPED = 'widget_customization'

/** 16 random bytes: nobody finds a widget by trying. */
const newKey = () => `wk_${base64url(randomBytes(16))}`

/** The widget of a workspace; the first look makes it. */
export async function widgetOf(db: Db, workspaceId: string): Promise<WidgetRow> {
  const find = () => db.select().from(widgets).where(eq(widgets.workspace_id, workspaceId))
  const [known] = await find()
  if (known) return known
  await db
    .insert(widgets)
    .values({ workspace_id: workspaceId, key: newKey(), configuration: WIDGET_DEFAULTS })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw notFound('workspace')
  return made
}

/** The same, held until the end of the transaction. */
export async function heldWidget(tx: Db, workspaceId: string): Promise<WidgetRow> {
  await widgetOf(tx, workspaceId)
  const [row] = await tx.select().from(widgets).where(eq(widgets.workspace_id, workspaceId)).for('update')
  if (!row) throw notFound('workspace')
  return row
}

/** The page goes on with the key that it has for a day. */
export async function renewKey(tx: Db, workspaceId: string): Promise<WidgetRow> {
  const before = await heldWidget(tx, workspaceId)
  const [row] = await tx
    .update(widgets)
    .set({
      key: newKey(),
      old_key: before.key,
      old_key_until: sql`now() + interval '24 hours'`,
      updated_at: sql`now()`,
    })
    .where(eq(widgets.workspace_id, workspaceId))
    .returning()
  if (!row) throw notFound('workspace')
  return row
}

/** A widget whose owner may have one at this moment. Throws 404, whatever the reason. */
export async function openWidget(db: Db, key: string): Promise<{ widget: WidgetRow; owner: Account }> {
  if (!/^wk_[\w-]{22}$/.test(key)) throw notFound('widget')
  const isKey = or(eq(widgets.key, key), and(eq(widgets.old_key, key), gt(widgets.old_key_until, sql`now()`)))
  const rows = await db
    .select({ widget: widgets, owner: users, plan: subscriptions })
    .from(widgets)
    .innerJoin(workspaces, eq(workspaces.id, widgets.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(isKey)
  const [first] = rows
  if (!first || first.owner.status === 'suspended') throw notFound('widget')
  const owner = { ...first.owner, subscriptions: rows.flatMap(({ plan }) => (plan ? [publicSubscription(plan)] : [])) }
  if (!admits('core', owner)) throw notFound('widget')
  return { widget: first.widget, owner }
}

/** Counts one use of a capped feature, in one statement. Throws 403 where there is none left. */
export async function useOne(tx: Db, user: Account): Promise<void> {
  const limit = capFor(CAPPED, user)
  if (limit === null) return
  const used = sql<number>`coalesce((${users.usage}->>${CAPPED})::int, 0)`
  const counted = await tx
    .update(users)
    .set({ usage: sql`${users.usage} || jsonb_build_object(${CAPPED}::text, ${used} + 1)` })
    .where(and(eq(users.id, user.id), sql`${used} < ${limit}`))
    .returning({ id: users.id })
  if (counted.length > 0) return
  throw new HttpError(403, 'upgrade', {
    message: USAGE_LIMIT_MESSAGE,
    upgrade: { feature: CAPPED, plans: [UNLIMITED], link: UPGRADE_LINK },
    usage: { used: limit, limit },
  })
}

/** What a visitor knows the owner by. */
export async function brandName(db: Db, owner: Owner): Promise<string> {
  const { company_name } = await brandingOf(db, owner)
  return Array.from(visibleText(company_name || owner.company || owner.name))
    .slice(0, 100)
    .join('')
}

/** Who gets the answers of visitors, and whether they agreed. The account's own address needs not be asked. */
export function repliesOf({ reply_to, reply_confirmed_at }: WidgetRow, { email }: Pick<Owner, 'email'>) {
  const address = reply_to ?? email
  const isConfirmed = reply_to === null || reply_confirmed_at !== null
  return { address, is_own: reply_to === null, is_confirmed: isConfirmed, confirmed: isConfirmed ? address : null }
}

const DAYS = 30

/** The widget as its owner sees it. */
export async function publicWidget(db: Db, row: WidgetRow, user: Account): Promise<Widget> {
  const [owner] = await db.select().from(users).where(eq(users.id, user.id))
  const since = new Date(Date.now() - DAYS * 86_400_000)
  const [leads] = await db
    .select({ all: count() })
    .from(widgetLeads)
    .where(
      and(
        eq(widgetLeads.workspace_id, row.workspace_id),
        isNull(widgetLeads.removed_at),
        gt(widgetLeads.created_at, since),
      ),
    )
  const day = since.toISOString().slice(0, 10)
  const { address, is_own, is_confirmed } = repliesOf(row, owner ?? user)
  return {
    key: row.key,
    configuration: row.configuration,
    brand: await brandName(db, owner ?? user),
    consent_text: row.consent_text,
    consent_version: row.consent_version,
    privacy_url: row.privacy_url,
    allowed_hosts: row.allowed_hosts,
    language: row.language,
    retention_months: row.retention_months,
    mails_result: row.mails_result,
    reply: { address, is_own, is_confirmed },
    seen: row.seen,
    old_key_until: row.old_key_until && row.old_key_until > new Date() ? row.old_key_until.toISOString() : null,
    checks: Object.entries(row.days).reduce((sum, [at, each]) => sum + (at > day ? each : 0), 0),
    leads: leads?.all ?? 0,
    usage: { used: owner?.usage[CAPPED] ?? 0, limit: capFor(CAPPED, user) },
  }
}
