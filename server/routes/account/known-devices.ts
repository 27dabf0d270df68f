import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { knownDevices } from '@/server/db/schema'
import { hashToken } from '@/server/tokens'

/** Of one account. The one that was used longest ago makes room. */
const MAX = 20

type Owner = { id: string }

/** Whether somebody signed in to the account from this browser before. */
export async function isKnownDevice(db: Db, user: Owner | undefined, device: string | undefined): Promise<boolean> {
  if (!user || !device) return false
  return (
    (await db.$count(
      knownDevices,
      and(eq(knownDevices.user_id, user.id), eq(knownDevices.device_hash, hashToken(device))),
    )) > 0
  )
}

export async function rememberDevice(tx: Db, user: Owner, device: string | undefined): Promise<void> {
  if (!device) return
  await tx
    .insert(knownDevices)
    .values({ user_id: user.id, device_hash: hashToken(device) })
    .onConflictDoUpdate({ target: [knownDevices.user_id, knownDevices.device_hash], set: { last_used_at: sql`now()` } })
  const mine = eq(knownDevices.user_id, user.id)
  const old = tx
    .select({ hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(mine)
    .orderBy(desc(knownDevices.last_used_at))
    .offset(MAX)
  await tx.delete(knownDevices).where(and(mine, inArray(knownDevices.device_hash, old)))
}

/** With a new password: whoever knew the old one is a stranger now. */
export const forgetDevices = (tx: Db, user: Owner) => tx.delete(knownDevices).where(eq(knownDevices.user_id, user.id))
