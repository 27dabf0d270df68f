import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { contractEvents, contracts } from '@/server/db/schema'
import { addEvent, eventsOf } from './chain'
import { closeLinks, linkAddress, tokenOf } from './link'
import type { Speaking } from './file'
import { mailLink, tellOwner } from './mails'
import { holdContract } from './rows'

const DAY = 86_400_000
/** After so many days without a signature its reader is reminded. */
const REMINDERS = [3, 7, 14]

const isWaiting = inArray(contracts.status, ['sent', 'viewed'])

/** Once a day: what nobody signed in time has expired, what waits is remembered, and old addresses of readers go. */
export async function tendContracts(db: Db, settings: Speaking, now = new Date()): Promise<void> {
  const due = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(isWaiting, lte(contracts.expires_at, now)))
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const row = await holdContract(tx, id)
      if (!row || !['sent', 'viewed'].includes(row.status)) return
      await tx
        .update(contracts)
        .set({ status: 'expired', code_hash: null, updated_at: sql`clock_timestamp()` })
        .where(eq(contracts.id, id))
      await closeLinks(tx, id)
      await addEvent(tx, row, 'expired')
      await tellOwner(tx, settings, row, 'expired', { key: `contract-expired:${id}:${row.version}` })
    })
  const open = await db.select({ id: contracts.id }).from(contracts).where(isWaiting)
  for (const { id } of open) await remind(db, settings, id, now)
  await db
    .update(contractEvents)
    .set({ ip: null, ip_salt: null })
    .where(and(isNotNull(contractEvents.ip), lt(contractEvents.at, sql`now() - interval '12 months'`)))
}

/** Each reminder goes once, and the one that is due last is enough. */
const remind = (db: Db, settings: Speaking, id: string, now: Date) =>
  db.transaction(async (tx) => {
    const row = await holdContract(tx, id)
    if (!row?.sent_at || !['sent', 'viewed'].includes(row.status)) return
    const days = (now.getTime() - row.sent_at.getTime()) / DAY
    const dueNow = REMINDERS.filter((after) => days >= after).length
    const told = (await eventsOf(tx, id)).flatMap(({ kind, data }) =>
      kind === 'reminded' && data.version === row.version ? Number(data.reminder) : [],
    )
    if (dueNow <= Math.max(0, ...told)) return
    await addEvent(tx, row, 'reminded', { reminder: dueNow })
    const link = linkAddress(settings.publicUrl, await tokenOf(tx, row))
    await mailLink(tx, settings, row, link, { isReminder: true, key: `contract-remind:${id}:${row.version}:${dueNow}` })
  })
