'use client'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { useOwnHelp } from '@/lib/api/help-file'
import { asset } from '@/lib/messages/en/asset'
import { help } from '@/lib/messages/en/help'
import { scanResult as scan } from '@/lib/messages/en/scan-result'
import { withTexts } from '@/lib/react/i18n'
import type { ArticleListProps } from './article-list'
import { TopicCard } from './topic-card'
import { anchorOf, type Topic, useTopics, useTopicSearch } from './topics'

const Articles = onDemand<ArticleListProps>(() => import('./article-list').then((part) => part.ArticleList))

const isForAdmins = ({ id }: Topic) => id === 'reseller'

export const HelpScreen = withTexts({ asset, help, scan }, function HelpScreen() {
  const t = useTranslations('help')
  const [search, setSearch] = useState('')
  const matches = useTopicSearch(search)
  // Ours would be replaced under the eyes of the reader.
  const { isLoading } = useOwnHelp()
  const found = useTopics().filter(matches)
  const using = found.filter((topic) => !isForAdmins(topic))
  const forAdmins = found.filter(isForAdmins)
  const asked = useSearchParams().get('article')
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
        <>
          {search === '' && <Contents topics={[...using, ...forAdmins]} />}
          <Articles
            search={search}
            asked={asked}
            isAlone={found.length === 0}
            onClear={() => setSearch('')}
            fallback={<Skeleton className="h-80 w-full max-w-[880px]" />}
          />
          <Group id="using" title={t('using')} topics={using} />
          <Group id="admins" title={t('admins')} topics={forAdmins} />
        </>
      )}
    </div>
  )
})

function Group({ id, title, topics }: { id: string; title: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <>
      <h2 id={id} className="-mb-3 scroll-mt-20 text-16 font-strong">
        {title}
      </h2>
      {topics.map((topic) => (
        <TopicCard key={topic.id} topic={topic} />
      ))}
    </>
  )
}

/** What is on the page, to press. */
function Contents({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslations('help')
  return (
    <nav aria-label={t('contents')} className="max-w-[880px]">
      <ul className="flex flex-wrap gap-2">
        <li>
          <a href="#help-articles" className={ENTRY}>
            {t('articles.title')}
          </a>
        </li>
        {topics.map(({ id, name, own }) => (
          <li key={id}>
            <a href={`#${anchorOf(id)}`} className={ENTRY}>
              {own ? <bdi>{own.title}</bdi> : t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ENTRY =
  'inline-flex min-h-8 items-center rounded-md border bg-surface px-2.5 text-13 font-medium text-2 hover:bg-hover hover:text-1 max-sm:min-h-10'
