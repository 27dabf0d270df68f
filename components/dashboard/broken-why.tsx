import { useReason } from '@/components/delivery/use-reason'
import type { Integration } from '@/lib/contract/integration'
import { automation } from '@/lib/messages/en/automation'
import { withTexts } from '@/lib/react/i18n'

type Props = { why: Pick<Integration, 'reason' | 'last_error'> }

/** What keeps messages from arriving, and what to do. */
export const BrokenWhy = withTexts({ automation }, function BrokenWhy({ why: { reason, last_error } }: Props) {
  return <span className="text-12 text-pretty text-2">{useReason()({ reason, error: last_error })}</span>
})
