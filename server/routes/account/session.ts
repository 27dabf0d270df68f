import { and, desc, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { sessionApi } from '@/lib/contract/session'
import { sessions } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { isAlive } from '@/server/api/session'
import { serve } from '@/server/api/mount'

export const sessionRoutes = new Hono<Env>()

serve(sessionRoutes, sessionApi.list, async ({ c, db, user }) => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, user.id), isAlive))
    .orderBy(desc(sessions.last_used_at), sessions.id)
  return {
    sessions: rows.map(({ id, token_hash, user_agent, ip, remember, created_at, last_used_at }) => ({
      id,
      current: token_hash === c.var.tokenHash,
      user_agent,
      ip,
      remember,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  }
})

serve(sessionRoutes, sessionApi.end, async ({ db, session }) => {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(eq(sessions.id, session.id)).returning({ id: sessions.id })
    if (ended.length === 0) throw notFound('session')
  })
  return { message: 'Device signed out.' }
})

serve(sessionRoutes, sessionApi.endOthers, async ({ c, db, user }) => {
  const others = and(eq(sessions.user_id, user.id), ne(sessions.token_hash, c.var.tokenHash ?? ''))
  await db.transaction((tx) => tx.delete(sessions).where(others))
  return { message: 'All other devices are signed out.' }
})
