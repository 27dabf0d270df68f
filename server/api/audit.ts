import type { Context } from 'hono'
import type { Db } from '@/server/db/db'
import { auditLog } from '@/server/db/schema'
import type { Env, Subject } from './env'

/** Writes a row of the audit log. `db`: the transaction of the change, where there is one. */
export async function audit(c: Context<Env>, action: string, subject: Subject = {}, db: Db = c.var.deps.db) {
  const row = {
    action,
    user_id: subject.user_id ?? c.var.account?.id ?? null,
    workspace_id: subject.workspace_id ?? null,
    detail: subject.detail ?? null,
    ip: c.var.ip,
    user_agent: userAgent(c),
    request_id: c.var.requestId,
  }
  // A batch that did nothing is a row, too.
  const objects: (string | null)[] = [subject.object ?? []].flat()
  await db.insert(auditLog).values((objects.length > 0 ? objects : [null]).map((object) => ({ ...row, object })))
}

/**
 * The same database, but its first transaction that succeeds ends with `note`: the change and its row in the log are
 * stored together or not at all.
 */
export function noting(db: Db, note: (tx: Db) => Promise<void>) {
  let isNoted = false
  const transaction: Db['transaction'] = async (work, config) => {
    const result = await db.transaction(async (tx) => {
      const changed = await work(tx)
      if (!isNoted) await note(tx)
      return changed
    }, config)
    isNoted = true
    return result
  }
  return { db: Object.create(db, { transaction: { value: transaction } }) as Db, isNoted: () => isNoted }
}

export const userAgent = (c: Context<Env>) => c.req.header('user-agent')?.slice(0, 300) ?? null
