'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useDfyWebsites } from '@/lib/api/dfy'
import { href } from '@/lib/domain/routes'
import { website as texts } from '@/lib/messages/en/website'
import { useTitle, withTexts } from '@/lib/react/i18n'
import type { EmptyGalleryProps } from './empty-gallery'
import type { NewWebsiteProps } from './new-website'
import { useHeadline } from './use-headline'
import { useIsNew } from './use-is-new'
import { WebsiteList } from './website-list'

/** With all templates in it. */
const NewWebsite = onDemand<NewWebsiteProps>(() => import('./new-website').then((part) => part.NewWebsite))
const EmptyGallery = onDemand<EmptyGalleryProps>(() => import('./empty-gallery').then((part) => part.EmptyGallery))

export const WebsiteListScreen = withTexts({ website: texts }, function WebsiteListScreen() {
  const [isNew, setNew] = useIsNew()
  return isNew ? (
    <NewWebsite onClose={() => setNew(false)} fallback={<Waiting />} />
  ) : (
    <Websites onNew={() => setNew(true)} />
  )
})

function Websites({ onNew }: { onNew: () => void }) {
  const t = useTranslations('website')
  const titleOf = useTitle()
  const read = useDfyWebsites()
  const headline = useHeadline(read.data)
  const websites = read.data
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={titleOf('dfyWebsites')}
        description={headline ?? t('purpose')}
        actions={
          <>
            <ButtonLink href={href('dfy')}>{t('kit')}</ButtonLink>
            <AddButton label={t('add')} offline={t('offline')} onAdd={onNew} />
          </>
        }
      />
      <StaleReads of={[read]} />
      {!websites ? (
        read.isError ? (
          <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
        ) : (
          <Waiting />
        )
      ) : websites.length === 0 ? (
        <None onNew={onNew} />
      ) : (
        <WebsiteList websites={websites} />
      )}
    </div>
  )
}

function None({ onNew }: { onNew: () => void }) {
  const t = useTranslations('website')
  return (
    <>
      <Card>
        <EmptyState
          title={t('empty.title')}
          description={t('empty.text')}
          className="py-10"
          action={<AddButton label={t('add')} offline={t('offline')} size="lg" onAdd={onNew} />}
        />
      </Card>
      <EmptyGallery onChosen={onNew} fallback={<Waiting />} />
    </>
  )
}

const Waiting = (): ReactNode => (
  <div aria-busy="true" className="min-h-screen">
    <Delayed>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <Skeleton key={card} className="h-80 rounded-lg" />
        ))}
      </div>
    </Delayed>
  </div>
)
