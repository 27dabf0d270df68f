import { closeUpgradePrompt, useUpgradePrompt } from '@/stores/upgrade'
import { UpgradeModal } from './upgrade-modal'

/** The screen below it was let in, so Cancel stays there. */
export function PromptedUpgradeModal() {
  const prompt = useUpgradePrompt()
  return <UpgradeModal {...prompt} onCancel={closeUpgradePrompt} onUpgraded={closeUpgradePrompt} />
}
