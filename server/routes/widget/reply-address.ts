import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users, widgets, workspaces } from '@/server/db/schema'
import { brandName, type WidgetRow } from '@/server/leads/widget'
import { leaveMail } from '@/server/records/deliveries'
import { hashToken, newToken } from '@/server/tokens'
import { voiceOf } from '@/server/voice'

type Owner = typeof users.$inferSelect

const HOLDS = sql`interval '24 hours'`

type Asking = { owner: Owner; publicUrl: string; count: (address: string) => Promise<unknown> }

/** What changes in a widget with another address for answers, which is asked at once whether it wants them. */
export async function changedReplies(
  tx: Db,
  before: WidgetRow,
  wanted: string | null | undefined,
  { owner, publicUrl, count }: Asking,
) {
  if (wanted === undefined) return {}
  const address = wanted === null || wanted === '' || wanted === owner.email ? null : wanted
  if (address === before.reply_to && (address === null || before.reply_confirmed_at !== null)) return {}
  if (address === null) return { reply_to: null, reply_hash: null, reply_asked_at: null, reply_confirmed_at: null }
  await count(address)
  const token = newToken()
  const { words } = await voiceOf(before.language ?? owner.locale)
  const values = {
    name: await brandName(tx, owner),
    asker: owner.name,
    email: owner.email,
    link: `${publicUrl}/api/public/replies/${token}`,
  }
  await leaveMail(tx, {
    workspace_id: before.workspace_id,
    to: address,
    brandOf: owner.id,
    isToStranger: true,
    subject: words('widgetPage.mail.reply.subject', values),
    text: words('widgetPage.mail.reply.mail', values),
    secretUntil: sql<Date>`now() + ${HOLDS}`,
  })
  return {
    reply_to: address,
    reply_hash: hashToken(token),
    reply_asked_at: sql`now()`,
    reply_confirmed_at: null,
  }
}

/** The widget whose answers a link is about; null when it is none, or over. */
export async function repliesAt(db: Db, token: string) {
  const [found] = await db
    .select({ widget: widgets, owner: users })
    .from(widgets)
    .innerJoin(workspaces, eq(workspaces.id, widgets.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(and(eq(widgets.reply_hash, hashToken(token)), sql`${widgets.reply_asked_at} > now() - ${HOLDS}`))
  return found ?? null
}

export const confirmReplies = (tx: Db, { workspace_id, reply_hash }: WidgetRow) =>
  tx
    .update(widgets)
    .set({ reply_confirmed_at: sql`coalesce(${widgets.reply_confirmed_at}, now())` })
    .where(and(eq(widgets.workspace_id, workspace_id), eq(widgets.reply_hash, reply_hash ?? '')))
