import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Recipient } from '@/lib/contract/integration'
import { linesOf } from '@/lib/automation/provider'
import type { Db } from '@/server/db/db'
import { type integrations, recipients, users, workspaces } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { hashToken, newToken } from '@/server/tokens'
import { voiceOf } from '@/server/voice'

type Row = Pick<typeof integrations.$inferSelect, 'workspace_id' | 'config'>

/** `leave`: what their link to unsubscribe holds; null for one's own address. */
type Known = Recipient & { leave: string | null }

export const unsubscribeLink = ({ publicUrl }: { publicUrl: string }, token: string) =>
  `${publicUrl}/api/public/address/${token}`

/** Each address once, as mail servers compare them. */
export const addressesOf = ({ config }: Pick<Row, 'config'>) => [
  ...new Set(linesOf(config.addresses).map((address) => address.toLowerCase())),
]

/** Whom a connection mails to, and whether they want it. */
export async function recipientsOf(db: Db, row: Row): Promise<Known[]> {
  const addresses = addressesOf(row)
  if (addresses.length === 0) return []
  const own = await ownerOf(db, row.workspace_id)
  const known = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.workspace_id, row.workspace_id), inArray(recipients.address, addresses)))
  return addresses.map((address) => {
    if (address === own?.email.toLowerCase()) return { address, state: 'own', leave: null }
    const one = known.find((recipient) => recipient.address === address)
    return { address, state: one?.state ?? 'asked', leave: one?.leave_token ?? null }
  })
}

async function ownerOf(db: Db, workspace: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, workspace: workspaces.name })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(workspaces.id, workspace))
  return row
}

/** For so long the link of a mail that asks is good, and nobody is asked again. */
const LINK_HOLDS = sql`interval '24 hours'`

type Asking = { publicUrl: string; count: () => Promise<unknown> }

/**
 * Asks every address that is not the account's own and has not been asked within a day. Whoever said no is never asked
 * again.
 */
export async function askRecipients(tx: Db, row: Row, { publicUrl, count }: Asking): Promise<void> {
  const owner = await ownerOf(tx, row.workspace_id)
  if (!owner) return
  const { words } = await voiceOf(String(row.config.language ?? 'en'))
  for (const address of addressesOf(row)) {
    if (address === owner.email.toLowerCase()) continue
    const token = newToken()
    const asked = { token_hash: hashToken(token), asked_at: sql`now()` }
    const [fresh] = await tx
      .insert(recipients)
      .values({ workspace_id: row.workspace_id, address, ...asked })
      .onConflictDoUpdate({
        target: [recipients.workspace_id, recipients.address],
        set: asked,
        setWhere: and(eq(recipients.state, 'asked'), lt(recipients.asked_at, sql`now() - ${LINK_HOLDS}`)),
      })
      .returning({ id: recipients.id })
    if (!fresh) continue
    await count()
    const values = {
      name: owner.name,
      email: owner.email,
      workspace: owner.workspace,
      link: `${publicUrl}/api/public/address/${token}`,
    }
    await leaveMail(tx, {
      workspace_id: row.workspace_id,
      to: address,
      brandOf: owner.id,
      isToStranger: true,
      subject: words('mail.connection.confirm.subject', values),
      text: words('mail.connection.confirm.text', values),
      secretUntil: sql<Date>`now() + ${LINK_HOLDS}`,
    })
  }
}

/** What a link in a mail is about: null when it is none, or over. */
export async function linkOf(db: Db, token: string) {
  const columns = {
    id: recipients.id,
    workspace_id: recipients.workspace_id,
    address: recipients.address,
    state: recipients.state,
    owner: users.id,
    asker: users.name,
    workspace: workspaces.name,
  }
  const found = (where: ReturnType<typeof eq> | undefined) =>
    db
      .select(columns)
      .from(recipients)
      .innerJoin(workspaces, eq(workspaces.id, recipients.workspace_id))
      .innerJoin(users, eq(users.id, workspaces.user_id))
      .where(where)
  const [asked] = await found(
    and(eq(recipients.token_hash, hashToken(token)), sql`${recipients.asked_at} > now() - ${LINK_HOLDS}`),
  )
  if (asked) return { ...asked, action: 'confirm' as const }
  const isLeaving = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)
  const [leaving] = isLeaving ? await found(eq(recipients.leave_token, token)) : []
  return leaving ? { ...leaving, action: 'unsubscribe' as const } : null
}

/** Does what the link says. Who has left is not brought back by an old link. */
export async function answerLink(
  db: Db,
  { id, action }: { id: string; action: 'confirm' | 'unsubscribe' },
): Promise<void> {
  const state = action === 'confirm' ? ('confirmed' as const) : ('unsubscribed' as const)
  const isOpen = action === 'confirm' ? ne(recipients.state, 'unsubscribed') : undefined
  await db
    .update(recipients)
    .set({ state, answered_at: sql`now()` })
    .where(and(eq(recipients.id, id), isOpen))
}
