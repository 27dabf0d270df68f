import type { Subscription } from '@/lib/contract/user'
import type { users } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'
import type { createLimits } from './limits'

/** The signed-in user as stored, with the subscriptions that decide what is open to them. */
export type Account = typeof users.$inferSelect & { subscriptions: Subscription[] }

/**
 * Who and what an action was about; what is left out is taken from the session and the path. Several objects make a row
 * each.
 */
export type Subject = {
  user_id?: string | null
  workspace_id?: string | null
  object?: string | readonly string[] | null
  detail?: string
}

/** What every handler finds on its context. */
export type Env = {
  /** Given by the Node host; absent in the tests. */
  Bindings: { incoming?: { socket?: { remoteAddress?: string; destroyed?: boolean } } } | undefined
  Variables: {
    deps: Deps
    limits: ReturnType<typeof createLimits>
    requestId: string
    ip: string | null
    account?: Account
    tokenHash?: string
    /** What the audit row of this call is about. */
    subject?: Subject
  }
}
