'use client'
import { useTranslations } from 'use-intl'
import { EmptyCard } from '@/components/ui/empty-card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { StaleReads } from '@/components/ui/stale-reads'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useScan } from '@/lib/api/scan'
import { useSaid, withTexts } from '@/lib/react/i18n'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ApiError, ERROR_TEXT } from '@/lib/browser/errors'
import { href, routes } from '@/lib/domain/routes'
import { useRouteParams } from '@/lib/react/use-route-params'
import { scan } from '@/lib/messages/en/scan'
import { ScanDetails } from './scan-details'
import { ScanSkeleton } from './scan-skeleton'

/** `/details/{id}`, where the id is the scan's. */
export const DetailsScreen = withTexts({ scan }, function DetailsScreen() {
  const said = useSaid()
  const t = useTranslations('scan')
  const { id } = useRouteParams('details')
  const workspace = useCurrentWorkspace()
  const scan = useScan(workspace?.id, id ?? '')
  const isMissing = scan.error instanceof ApiError && scan.error.status === 404
  const elsewhere = useElsewhere(isMissing && !scan.data ? id : null)

  if (scan.data && workspace)
    return (
      <div className="grid gap-4">
        <StaleReads of={[scan]} />
        <ScanDetails key={scan.data.id} scan={scan.data} workspace={workspace.id} />
      </div>
    )
  if (scan.isPending || elsewhere.isPending) return <ScanSkeleton />
  return (
    <div className="grid gap-4">
      <PageHeader title={said(routes.details.title)} />
      {elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : isMissing ? (
        <EmptyCard title={t('missing.scanTitle')} text={t('missing.scanText')} action={t('actions.history')} href={href('history')} />
      ) : (
        <ErrorPanel title={ERROR_TEXT.fetchScanDetails} error={scan.error} onRetry={scan.refetch} isRetrying={scan.isFetching} />
      )}
    </div>
  )
})
