import { Ban, Bookmark, BookmarkCheck } from 'lucide-react'
import { useContext } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { useReach } from '@/lib/browser/connection'
import { number } from '@/lib/domain/format'
import { canBeSaved, type FoundLead } from './found-lead'
import { SaveContext } from './use-save-found'

type Props = { lead: FoundLead }

/** Neither a severity nor the brand: a neutral bar. */
export function Opportunity({ lead: { opportunity, is_client: isClient, do_not_contact: isListed } }: Props) {
  const t = useTranslations('finder.opportunity')
  const locale = useLocale()
  if (isClient) return <span className="text-2">{t('client')}</span>
  if (isListed || !opportunity) return <span className="text-3">–</span>
  const { points, is_least: isLeast } = opportunity
  const text = number(points, locale)
  return (
    <span className="inline-grid grid-cols-[40px_auto] items-center gap-2">
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-selected">
        <span className="block h-full rounded-full bg-current" style={{ width: `${points}%` }} />
      </span>
      <span className="font-strong tabular-nums">
        <span className="sr-only">{t(isLeast ? 'least' : 'points', { points: text })}</span>
        <span aria-hidden="true">{isLeast ? `${text}+` : text}</span>
      </span>
    </span>
  )
}

/** Keeps one business as a lead, or says that it is kept, and since when. */
export function SaveCell({ lead }: Props) {
  const t = useTranslations('finder.save')
  const isOffline = useReach() === 'offline'
  const save = useContext(SaveContext)
  if (!save || !canBeSaved(lead)) return <SavedState lead={lead} />
  return (
    <Button
      size="sm"
      aria-keyshortcuts="v"
      pending={save.pending.has(lead.id)}
      disabled={isOffline}
      aria-label={t('one', { name: lead.name })}
      onClick={() => void save.run([lead])}
    >
      {!save.pending.has(lead.id) && <Bookmark aria-hidden="true" />}
      {t('save')}
    </Button>
  )
}

function SavedState({ lead: { already_saved: saved, do_not_contact: isListed } }: Props) {
  const t = useTranslations('finder.save')
  if (isListed)
    return (
      <StatusBadge icon={<Ban />} className="text-2">
        {t('listed')}
      </StatusBadge>
    )
  return (
    <span className="inline-grid gap-0.5 sm:justify-items-end">
      <StatusBadge tone="pass" icon={<BookmarkCheck />}>
        {t('saved')}
      </StatusBadge>
      {saved && typeof saved === 'object' && <RelativeTime at={saved.at} className="text-12 text-3" />}
    </span>
  )
}
