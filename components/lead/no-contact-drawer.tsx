import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SearchInput } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useNoContact, useRemoveNoContact } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import type { ListedContact } from '@/lib/contract/lead-work'
import { privacy } from '@/lib/messages/en/privacy'
import { withTexts } from '@/lib/react/i18n'
import { NoContactForm } from './no-contact-form'

export type NoContactDrawerProps = { open: boolean; onClose: () => void }

const AT_ONCE = 100

/** Who is not to be contacted: the list, by hand and from a file. */
export const NoContactDrawer = withTexts(
  { privacy },
  function NoContactDrawer({ open, onClose }: NoContactDrawerProps) {
    const t = useTranslations('privacy.list')
    return (
      <Drawer
        wide
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('title')}
        description={t('text')}
      >
        <NoContactForm />
        <Entries />
      </Drawer>
    )
  },
)

function Entries() {
  const t = useTranslations('privacy.list')
  const read = useNoContact()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const all = read.data
  if (!all && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (!all) return <Skeleton className="h-40" />
  const words = query.trim().toLowerCase()
  const found = all.filter(({ shown: text, reason }) => `${text} ${reason ?? ''}`.toLowerCase().includes(words))
  return (
    <section aria-label={t('title')} className="grid gap-3 border-t pt-4">
      <StaleReads of={[read]} />
      <div className="flex flex-wrap items-center gap-2 text-13">
        <span className="grow font-strong">{t('entries', { count: all.length })}</span>
        {all.length > 0 && (
          <SearchInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
          />
        )}
      </div>
      {all.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      {all.length > 0 && found.length === 0 && (
        <p className="text-13 text-2">{t('noMatch', { query: query.trim() })}</p>
      )}
      <ul className="grid gap-1">
        {found.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {found.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + AT_ONCE)}>
          {t('more', { count: Math.min(AT_ONCE, found.length - shown) })}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: ListedContact }) {
  const t = useTranslations('privacy.list')
  const isOffline = useReach() === 'offline'
  const remove = useRemoveNoContact()
  const [isAsked, setAsked] = useState(false)
  const value = entry.shown
  async function handleConfirm() {
    await remove.mutateAsync(entry.id)
    notify.success(t('removed'))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 text-13 last:border-b-0">
      <span className="grid min-w-0 grow">
        <bdi dir="ltr" className="justify-self-start font-medium [overflow-wrap:anywhere]">
          {value}
        </bdi>
        <span className="text-12 text-3">
          {t(`kind.${entry.kind}`)} · {t(`source.${entry.source}`)} · <RelativeTime at={entry.at} />
        </span>
        {entry.reason && <bdi className="text-12 text-2 [overflow-wrap:anywhere]">{entry.reason}</bdi>}
      </span>
      <Button
        size="sm"
        variant="ghost"
        disabled={isOffline}
        aria-label={t('remove', { value })}
        onClick={() => setAsked(true)}
      >
        {t('removeDo')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('removeTitle', { value })}
        description={t('removeText')}
        confirmLabel={t('removeDo')}
        onConfirm={handleConfirm}
      />
    </li>
  )
}
