import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { base64url, fromBase64url } from '@/lib/domain/base64'
import type { Db } from '@/server/db/db'
import { deliveries, doNotContact, leads, users, widgetLeads, workspaces } from '@/server/db/schema'
import { listedEmail, listSecret, putOnList } from './no-contact'

const [ID, HASH, SIGN] = [16, 32, 16]
// The last letter holds two bits, of six: another one that says the same is no link of ours.
const TOKEN = /^[\w-]{85}[AQgw]$/

/** What begins the key of a mail with a result in `deliveries`. */
export const RESULT_MAIL = 'widget-result:'

const signed = async (db: Db, said: Uint8Array) =>
  hmac(sha256, await listSecret(db), concatBytes(new TextEncoder().encode('leave:'), said)).slice(0, SIGN)

/**
 * Stands in the link by which whoever left an address in a widget says no to whose widget it is. It holds the entry of
 * that list and not the address, so it works after the lead is deleted, and says nothing to who reads it.
 */
export async function leaveToken(db: Db, userId: string, email: string): Promise<string> {
  const said = concatBytes(hexToBytes(userId.replaceAll('-', '')), hexToBytes(listedEmail(await listSecret(db), email)))
  return base64url(concatBytes(said, await signed(db, said)))
}

/** Who is asked, and by whom. Null: nobody, whatever the reason. */
export async function leavingAt(db: Db, token: string) {
  if (!TOKEN.test(token)) return null
  const bytes = fromBase64url(token)
  const said = bytes.slice(0, ID + HASH)
  if (bytesToHex(await signed(db, said)) !== bytesToHex(bytes.slice(ID + HASH))) return null
  const id = bytesToHex(said.slice(0, ID)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [owner] = await db.select().from(users).where(eq(users.id, id))
  if (!owner) return null
  const hash = bytesToHex(said.slice(ID))
  const listed = and(eq(doNotContact.user_id, id), eq(doNotContact.kind, 'email'), eq(doNotContact.hash, hash))
  return { owner, hash, isDone: (await db.$count(doNotContact, listed)) > 0 }
}

type Leaving = NonNullable<Awaited<ReturnType<typeof leavingAt>>>

/** On the list, marked where they stand, and without what was on its way to them. */
export async function leaveByLink(tx: Db, { owner, hash }: Leaving): Promise<void> {
  const mine = tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, owner.id))
  const visitors = inArray(widgetLeads.workspace_id, mine)
  const known = await tx
    .selectDistinct({ email: widgetLeads.email_norm })
    .from(widgetLeads)
    .where(visitors)
    .union(
      tx
        .selectDistinct({ email: sql<string>`${leads.email_norm}` })
        .from(leads)
        .where(eq(leads.user_id, owner.id)),
    )
  const secret = await listSecret(tx)
  const email = known.find(({ email: one }) => one !== null && listedEmail(secret, one) === hash)?.email
  if (email === undefined) {
    const entry = { user_id: owner.id, kind: 'email' as const, hash, shown: '…@…', source: 'link' as const }
    await tx.insert(doNotContact).values(entry).onConflictDoNothing()
    return
  }
  await putOnList(tx, owner.id, [{ kind: 'email', value: email }], { source: 'link' })
  await tx
    .update(widgetLeads)
    .set({ unsubscribed_at: sql`coalesce(${widgetLeads.unsubscribed_at}, now())` })
    .where(and(visitors, eq(widgetLeads.email_norm, email)))
  await tx
    .delete(deliveries)
    .where(
      and(
        inArray(deliveries.workspace_id, mine),
        eq(deliveries.state, 'waiting'),
        sql`lower(${deliveries.target}) = ${email} and starts_with(${deliveries.key}, ${RESULT_MAIL})`,
      ),
    )
}
