import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import {
  auditLog,
  brandDomains,
  brandFiles,
  deliveries,
  emailChanges,
  knownDevices,
  sessions,
  subscriptions,
  users,
} from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { token_hash: _token, ...shownOfSessions } = getTableColumns(sessions)
const { device_hash: _device, ...shownOfDevices } = getTableColumns(knownDevices)
const { token_hash: _link, ...shownOfChanges } = getTableColumns(emailChanges)
const { bytes: _bytes, ...shownOfPictures } = getTableColumns(brandFiles)
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

/** What is kept about a person, without hashes of passwords and tokens. */
export function accountOf(db: Db, userId: string): Record<string, Rows> {
  return {
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
    mails: once(() =>
      db.select(shownOfMails).from(deliveries).where(eq(deliveries.user_id, userId)).orderBy(deliveries.created_at),
    ),
    reseller_accounts: once(() =>
      db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          company: users.company,
          status: users.status,
          invited_at: users.invited_at,
          suspended_reason: users.suspended_reason,
          reseller_note: users.reseller_note,
          created_at: users.created_at,
        })
        .from(users)
        .where(eq(users.reseller_id, userId))
        .orderBy(users.created_at),
    ),
    brand_files: once(() =>
      db
        .select({ ...shownOfPictures, base64: sql<string>`encode(${brandFiles.bytes}, 'base64')` })
        .from(brandFiles)
        .where(eq(brandFiles.user_id, userId)),
    ),
    brand_domains: once(() => db.select().from(brandDomains).where(eq(brandDomains.user_id, userId))),
    activity: once(() => db.select().from(auditLog).where(eq(auditLog.user_id, userId)).orderBy(asc(auditLog.at))),
  }
}
