import { Link } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { useShareLead } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import type { WholeLead } from '@/lib/contract/lead-record'
import type { Outreach } from './use-outreach'

const REPORT_DAYS = 30

type Props = { workspace: string; lead: WholeLead; outreach: Outreach }

/** A link to the report comes into the text. */
export function AddReport({ workspace, lead, outreach: { change, draft, made } }: Props) {
  const t = useTranslations('leadWrite.send')
  const share = useShareLead(workspace, lead.id)
  const isOffline = useReach() === 'offline'
  if (!made || made.scan.at === null || draft.report !== undefined || draft.channel === 'call') return null
  const handleShare = () =>
    share.mutate(
      { days: REPORT_DAYS, language: draft.language },
      { onSuccess: ({ url }) => url && change({ report: url }) },
    )
  return (
    <Button
      size="sm"
      pending={share.isPending}
      disabled={isOffline || made.rule.verdict === 'refused'}
      onClick={handleShare}
    >
      <Link aria-hidden="true" />
      {t('share')}
    </Button>
  )
}
