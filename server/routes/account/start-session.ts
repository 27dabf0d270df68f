import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sessions } from '@/server/db/schema'
import { SESSION_DAYS } from '@/server/api/session'
import { hashToken, newToken } from '@/server/tokens'

type From = { user_agent: string | null; ip: string | null; remember: boolean }

/** Answers the token of a new session. Of more than `max` the one that was used longest ago ends. */
export async function startSession(tx: Db, user: { id: string }, from: From, max: number): Promise<string> {
  const token = newToken()
  const mine = eq(sessions.user_id, user.id)
  await tx.delete(sessions).where(and(mine, sql`${sessions.expires_at} < now()`))
  const beyond = tx
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.last_used_at), desc(sessions.created_at))
    .offset(max - 1)
  await tx.delete(sessions).where(and(mine, inArray(sessions.token_hash, beyond)))
  await tx.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(Date.now() + SESSION_DAYS * 86_400_000),
    ...from,
  })
  return token
}
