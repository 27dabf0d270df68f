import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { deliveries } from '@/server/db/schema'
import type { Mail } from '@/server/mail'

type Letter = Mail & {
  /** The same thing is told once. */
  key?: string
  user_id?: string
  workspace_id?: string
  /** It holds a link that opens something, which is over then. */
  secretUntil?: SQL<Date>
}

/** For so long a mail server may be away. */
const PATIENCE = sql<Date>`now() + interval '3 days'`

/** Leaves a mail to be sent, in the transaction of what it tells. Answers its id, or null when the same was left before. */
export async function leaveMail(tx: Db, { to, subject, text, as, secretUntil, ...rest }: Letter): Promise<string | null> {
  const [left] = await tx
    .insert(deliveries)
    .values({ kind: 'mail', target: to, body: { subject, text, as }, is_secret: secretUntil !== undefined, expires_at: secretUntil ?? PATIENCE, ...rest })
    .onConflictDoNothing({ target: deliveries.key })
    .returning({ id: deliveries.id })
  return left?.id ?? null
}
