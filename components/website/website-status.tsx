import { CircleCheck, CircleX, Clock, CloudOff, FilePen, type LucideIcon, NotebookText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { DfyWebsite, WebsiteStatus as Status } from '@/lib/contract/website'
import { isPublished, statusOf } from './website-state'

const LOOKS: Record<Status, { icon: LucideIcon; tone: Tone }> = {
  draft: { icon: NotebookText, tone: 'neutral' },
  published: { icon: CircleCheck, tone: 'pass' },
  unpublished_changes: { icon: FilePen, tone: 'medium' },
  unpublished: { icon: CloudOff, tone: 'neutral' },
}

/** How it stands. A domain that is not there yet comes first: it is what somebody waits for. */
export function WebsiteStatus({ website }: { website: DfyWebsite }) {
  const t = useTranslations('website')
  const { domain } = website
  if (domain && domain.status !== 'active' && isPublished(website)) {
    const right = domain.records.filter(({ state }) => state === 'ok').length
    const hasFailed = domain.status === 'failed'
    return (
      <StatusBadge
        tone={hasFailed ? 'high' : 'medium'}
        icon={hasFailed ? <CircleX aria-hidden="true" /> : <Clock aria-hidden="true" />}
      >
        {hasFailed ? t('domainFailed') : t('domainRecords', { right, all: domain.records.length })}
      </StatusBadge>
    )
  }
  const status = statusOf(website)
  const { icon: Icon, tone } = LOOKS[status]
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}
