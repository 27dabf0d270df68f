import { CircleDashed, ExternalLink, Lock, LockOpen, Star } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { buttonClass } from '@/components/ui/button'
import { number } from '@/lib/domain/format'
import { shownAddress } from '@/lib/domain/shown-address'
import { type FoundLead, hostOf, webAddress } from './found-lead'

type Props = { lead: FoundLead }

export function Business({ lead }: Props) {
  const t = useTranslations('finder')
  const { name, business_status: status } = lead
  return (
    <span className="grid min-w-40 justify-items-start gap-0.5 [overflow-wrap:anywhere]">
      <bdi className="font-medium">{name}</bdi>
      <Site lead={lead} />
      {status === 'CLOSED_PERMANENTLY' && <span className="text-12 text-3">{t('closed')}</span>}
      {status === 'CLOSED_TEMPORARILY' && <span className="text-12 text-3">{t('closedNow')}</span>}
    </span>
  )
}

/** Only what a browser would open as a website is a link. */
function Site({ lead }: Props) {
  const t = useTranslations('finder')
  const url = webAddress(lead.website)
  const host = hostOf(lead)
  if (!url || !host)
    return (
      <span className="inline-flex items-center gap-1 text-12 text-3">
        <CircleDashed aria-hidden="true" className="size-3.5" />
        {t('noWebsite')}
      </span>
    )
  const isSecure = url.protocol === 'https:'
  const Icon = isSecure ? Lock : LockOpen
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-12 text-3">
      <Icon aria-hidden="true" className="size-3.5 flex-none" />
      <span className="sr-only">{t(isSecure ? 'https' : 'http')}</span>
      <a
        href={url.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="text-2 hover:text-1 hover:underline"
      >
        {shownAddress(host)}
      </a>
    </span>
  )
}

export function Contact({ lead: { phone, email } }: Props) {
  const t = useTranslations('finder')
  return (
    <span className="grid gap-0.5">
      {phone ? (
        <span dir="ltr" className="whitespace-nowrap rtl:text-right">
          {phone}
        </span>
      ) : (
        <span className="text-3">{t('noPhone')}</span>
      )}
      {email ? (
        <span dir="ltr" className="text-12 text-3 [overflow-wrap:anywhere] rtl:text-right">
          {email}
        </span>
      ) : (
        <span className="text-12 text-3">{t('noEmail')}</span>
      )}
    </span>
  )
}

export function Rating({ lead: { rating, reviews_count: count } }: Props) {
  const t = useTranslations('finder')
  const locale = useLocale()
  if (typeof rating !== 'number') return <span className="text-3">–</span>
  const value = number(rating, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden="true" className="size-3.5 text-3" />
      <span className="sr-only">{t('rated', { value, count: count ?? 0 })}</span>
      <span aria-hidden="true">
        {value} {typeof count === 'number' && <span className="text-3">({number(count, locale)})</span>}
      </span>
    </span>
  )
}

/** Where the source itself shows it. */
export function OpenAt({ lead: { name, maps_url }, source }: Props & { source: string | null }) {
  const t = useTranslations('finder')
  const url = webAddress(maps_url)
  if (!url || !source) return null
  const label = t('openAt', { name, source })
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={buttonClass({ variant: 'ghost', size: 'icon-sm' })}
    >
      <ExternalLink aria-hidden="true" />
    </a>
  )
}
