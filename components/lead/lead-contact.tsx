import type { WholeLead } from '@/lib/contract/lead-record'
import { LeadFacts } from './lead-facts'
import { LeadTagsForm } from './lead-tags-form'
import { MergeLead } from './merge-lead'

type Props = { workspace: string; lead: WholeLead }

/** Who it is: what is known of it, what it is filed under, and who may be the same. */
export function LeadContact({ workspace, lead }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LeadFacts lead={lead} />
      <LeadTagsForm workspace={workspace} lead={lead} />
      <MergeLead workspace={workspace} lead={lead} />
    </div>
  )
}
