import { onceOpen } from '@/components/ui/on-demand'
import { useUpgradePrompt } from '@/stores/upgrade'

const Modal = onceOpen<{ open: boolean }>(() =>
  import('./prompted-upgrade-modal').then((part) => part.PromptedUpgradeModal),
)

/** Opened by the server's word that an action needs another plan. */
export function PromptedUpgrade() {
  return <Modal open={useUpgradePrompt().visible} />
}
