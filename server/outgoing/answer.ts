import type { Request } from '@/lib/automation/message'
import type { Reason } from '@/lib/automation/reason'

export type Answer = {
  status: number
  /** The start of what came back. */
  reply: string
  /** Seconds, when the receiver says how long to wait. */
  retryAfter: number | null
  /** Where a redirect leads. */
  location: string | null
  ms: number
}

/** No answer came. `isFinal`: another try would end the same way. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly reason: Reason
  readonly isFinal: boolean
  constructor(reason: Reason, isFinal = false) {
    super(`Not sent: ${reason.key}`)
    this.reason = reason
    this.isFinal = isFinal
  }
}

/**
 * What is sent to people's own systems, secrets in it. Goes to the public internet and what the operator opened, only
 * to a server that proves its name, and nowhere further.
 */
export type Outgoing = {
  /** Throws NotSent when this address would be refused now. */
  check(url: string): Promise<void>
  /** Throws NotSent when there is no answer. */
  send(request: Request): Promise<Answer>
}
