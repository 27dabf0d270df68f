'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchInput } from '@/components/ui/input'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { useOwnHelp } from '@/lib/api/help-file'
import { asset } from '@/lib/messages/en/asset'
import { help } from '@/lib/messages/en/help'
import { scan } from '@/lib/messages/en/scan'
import { withTexts } from '@/lib/react/i18n'
import { TopicCard } from './topic-card'
import { useTopics, useTopicSearch } from './topics'

export const HelpScreen = withTexts({ asset, help, scan }, function HelpScreen() {
  const t = useTranslations('help')
  const [search, setSearch] = useState('')
  const matches = useTopicSearch(search)
  // Ours would be replaced under the eyes of the reader.
  const { isLoading } = useOwnHelp()
  const found = useTopics().filter(matches)
  return (
    <div className="grid gap-6">
      <PageHeader title={t('title')} description={t('text')} />
      <div role="search" aria-label={t('title')}>
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-full max-w-md"
          inputClassName="h-ctl-lg"
        />
      </div>
      {isLoading ? (
        <Delayed>
          <Skeleton className="h-80 w-full max-w-[880px]" />
        </Delayed>
      ) : (
        found.map((topic) => <TopicCard key={topic.id} topic={topic} />)
      )}
      {!isLoading && found.length === 0 && (
        <EmptyState
          title={t('noMatch', { search })}
          action={<Button onClick={() => setSearch('')}>{t('clear')}</Button>}
        />
      )}
    </div>
  )
})
