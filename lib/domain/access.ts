import type { User } from '@/lib/contract/user'
import { admits, gates, plansOf } from './plans'
import { type AnyRoute, href } from './routes'
import { saidBy } from './said'

/** Who asks. `hasWorkspace` is null while the list is not known yet. */
export type Visitor = { user: User | null; hasWorkspace: boolean | null }

export type Decision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string; warning?: string }
  | { kind: 'upgrade'; message: string; upgradeLink: string; plans: readonly string[] }

export const NO_WORKSPACE = 'You do not have any workspaces. Please create a workspace'

/**
 * What a visitor gets at a route, in the order of the specification: sign-in, workspace, plan. Pure: useGate acts on
 * the answer.
 */
export function decide(route: AnyRoute, { user, hasWorkspace }: Visitor): Decision {
  if (route.access === 'guest') return user ? { kind: 'redirect', to: href('dashboard') } : { kind: 'allow' }
  if (!user) return { kind: 'redirect', to: href('login') }
  if (hasWorkspace === false && !route.workspaceOptional)
    return { kind: 'redirect', to: href('workspace'), warning: NO_WORKSPACE }
  if (route.gate && !admits(route.gate, user)) {
    const { message, upgradeLink } = gates[route.gate]
    return {
      kind: 'upgrade',
      message: saidBy(`upgrade_${route.gate}`, undefined, message),
      upgradeLink,
      plans: plansOf(route.gate),
    }
  }
  return { kind: 'allow' }
}
