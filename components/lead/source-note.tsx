import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { StaleReads } from '@/components/ui/stale-reads'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

/** What is to be known of the sources: that they could not be asked for, or that none of this is real in try-out mode. */
export function SourceNote({ finder }: { finder: Finder }) {
  const t = useTranslations('finder.sample')
  const { data, error, isError, isFetching, refetch } = finder.sources
  const { isSample } = useSourceOf(finder)
  if (isError && data === undefined) return <ErrorPanel error={error} onRetry={refetch} isRetrying={isFetching} />
  return (
    <>
      <StaleReads of={[finder.sources]} />
      {isSample && (
        <Note title={t('title')}>
          <p className="text-2">{t('text')}</p>
        </Note>
      )}
    </>
  )
}
