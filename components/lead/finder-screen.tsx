'use client'
import { Bookmark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { finder as texts } from '@/lib/messages/en/finder'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { AskFirst } from './ask-first'
import type { FoundLeadsProps } from './found-leads'
import type { FinderCardProps } from './finder-card'
import { IdleFinder } from './idle-finder'
import type { FinderName } from './question'
import { RecentSearches } from './recent-searches'
import { SearchingCard } from './searching-card'
import { SourceNote } from './source-note'
import { type Finder, useFinder } from './use-finder'
import { useSourceOf } from './use-source'

// The frame is there at once; the form comes with its lists, the table with the first results.
const FinderCard = onDemand<FinderCardProps>(() => import('./finder-card').then((part) => part.FinderCard))
const FoundLeads = onDemand<FoundLeadsProps>(() => import('./found-leads').then((part) => part.FoundLeads))

export const FinderScreen = withTexts({ finder: texts }, function FinderScreen({ at }: { at: FinderName }) {
  const workspace = useCurrentWorkspace()
  return workspace && <FinderOf key={workspace.id} at={at} workspace={workspace.id} />
})

function FinderOf({ at, workspace }: { at: FinderName; workspace: string }) {
  const t = useTranslations('finder')
  const titleOf = useTitle()
  const finder = useFinder(at)
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={titleOf(at)}
        description={t('purpose')}
        actions={
          <>
            <RecentSearches at={at} current={finder.question} />
            <ButtonLink href={href('leads')}>
              <Bookmark aria-hidden="true" />
              {t('savedLeads')}
            </ButtonLink>
          </>
        }
      />
      <SourceNote finder={finder} />
      <FinderCard key={finder.revision} finder={finder} fallback={<Skeleton className="h-44" />} />
      <Results finder={finder} workspace={workspace} />
    </div>
  )
}

/** What the question of the address found, or what has to happen before it is known. */
function Results({ finder, workspace }: { finder: Finder; workspace: string }) {
  const t = useTranslations('finder')
  const { found, auto, question } = finder
  const { name } = useSourceOf(finder)
  if (found.isSearching) return <SearchingCard name={name} />
  if (auto.error !== null)
    return <ErrorPanel title={t('failed', { source: name })} error={auto.error} onRetry={auto.run} />
  if (auto.isNeeded) return <AskFirst finder={finder} />
  if (!found.pages) return <IdleFinder finder={finder} />
  return (
    <FoundLeads
      finder={finder}
      question={question}
      pages={found.pages}
      workspace={workspace}
      fallback={<SearchingCard name={name} />}
    />
  )
}
