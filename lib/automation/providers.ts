import type { HttpProvider, Provider } from './provider'
import { chat } from './providers/chat'
import { customer } from './providers/customer'
import { flow } from './providers/flow'
import { mail } from './providers/mail'
import { onCall } from './providers/on-call'
import { ticket } from './providers/ticket'
import { commonReason, type Reason } from './reason'

/** Everything that can be connected, in the order in which it is offered. */
export const PROVIDERS: readonly Provider[] = [...chat, ...mail, ...flow, ...ticket, ...onCall, ...customer]

export const providerOf = (type: string) => PROVIDERS.find((provider) => provider.type === type)

/** Why an answer does not count as arrived; null when it does. */
export function judge(provider: HttpProvider, status: number, reply: string): Reason | null {
  if (provider.ok(status, reply)) return null
  return provider.explain?.(status, reply) ?? commonReason(status, reply)
}
