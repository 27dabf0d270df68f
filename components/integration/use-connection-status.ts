import { useIntegrationStatus } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'
import { useConnectionDrawer } from './use-connection-drawer'

/** Turns a connection on, or off: at once, unless messages wait that would be lost. */
export function useConnectionStatus(workspace: string, { id, status, waiting = 0 }: Integration) {
  const { show } = useConnectionDrawer()
  const change = useIntegrationStatus(workspace, id)
  return {
    isPending: change.isPending,
    /** As it was last chosen while that is sent, and back when it fails. */
    status: change.isPending ? change.variables : status,
    turn(isOn: boolean) {
      if (!isOn && waiting > 0) return show({ kind: 'off', id })
      change.mutate(isOn ? 'active' : 'inactive')
    },
  }
}
