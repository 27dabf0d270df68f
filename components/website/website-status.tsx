import { CircleCheck, CircleX, Clock, CloudOff, FilePen, type LucideIcon, NotebookText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { type DfyWebsite, WEBSITE_STATUSES, type WebsiteStatus as Status } from '@/lib/contract/website'

const LOOKS: Record<Status, { icon: LucideIcon; tone: Tone }> = {
  draft: { icon: NotebookText, tone: 'neutral' },
  published: { icon: CircleCheck, tone: 'pass' },
  unpublished_changes: { icon: FilePen, tone: 'medium' },
  unpublished: { icon: CloudOff, tone: 'neutral' },
}

/** A status that we do not know is that of an API beyond ours: then the website is a draft until it has an address. */
export const statusOf = ({ status, first_published_at }: DfyWebsite): Status =>
  WEBSITE_STATUSES.find((known) => known === status) ?? (first_published_at ? 'published' : 'draft')

export const isPublished = (website: DfyWebsite) => {
  const status = statusOf(website)
  return status === 'published' || status === 'unpublished_changes'
}

/** The host name that visitors know it by; null while they cannot see it. */
export const hostOf = (website: DfyWebsite) =>
  isPublished(website)
    ? (website.domain?.status === 'active' && website.custom_domain) || website.default_domain || null
    : null

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
