import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import type { ShownIncidents } from './use-shown-incidents'

/** Under a list of incidents: the way to the older ones, or that there are none. */
export function MoreIncidents({ incidents }: { incidents: ShownIncidents }) {
  const t = useTranslations('monitoring.incident')
  const { error, isFetchNextPageError, isFetchingNextPage, fetchNextPage, hasMore, isLong, showMore } = incidents
  if (isFetchNextPageError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={fetchNextPage} isRetrying={isFetchingNextPage} />
  if (!hasMore) return isLong && <p className="text-13 text-3">{t('all')}</p>
  return (
    <div>
      <Button size="sm" pending={isFetchingNextPage} onClick={showMore}>
        {t('more')}
      </Button>
    </div>
  )
}
