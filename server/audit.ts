import type { Context } from 'hono'
import { auditLog } from './db/schema'
import type { Env } from './middleware/env'

/** Who and what an action was about; what is left out is taken from the session and the path. */
export type Subject = { user_id?: string | null; workspace_id?: string | null; object?: string | null }

/** Writes one row of the audit log. */
export async function audit(c: Context<Env>, action: string, subject: Subject = {}) {
  await c.var.deps.db.insert(auditLog).values({
    action,
    user_id: subject.user_id ?? c.var.account?.id ?? null,
    workspace_id: subject.workspace_id ?? null,
    object: subject.object ?? null,
    ip: c.var.ip,
    user_agent: userAgent(c),
    request_id: c.var.requestId,
  })
}

export const userAgent = (c: Context<Env>) => c.req.header('user-agent')?.slice(0, 300) ?? null
