import type { Subject } from '../audit'
import type { Deps } from '../deps'
import type { Limits } from '../limits'
import type { Account } from './session'

/** What every handler finds on its context. */
export type Env = {
  /** Given by the Node host; absent in the tests. */
  Bindings: { incoming?: { socket?: { remoteAddress?: string; destroyed?: boolean } } } | undefined
  Variables: {
    deps: Deps
    limits: Limits
    requestId: string
    ip: string | null
    account?: Account
    tokenHash?: string
    /** What the audit row of this call is about. */
    subject?: Subject
  }
}
