'use client'
import { useTranslations } from 'use-intl'
import { EmptyCard } from '@/components/ui/empty-card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { StaleReads } from '@/components/ui/stale-reads'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useFindingStates } from '@/lib/api/finding'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useReport } from '@/lib/api/report'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ApiError } from '@/lib/browser/errors'
import { href } from '@/lib/domain/routes'
import { useRouteParams } from '@/lib/react/use-route-params'
import { report } from '@/lib/messages/en/report'
import { scanResult as scan } from '@/lib/messages/en/scan-result'
import { ReportView } from './report-view'
import { Card } from '@/components/ui/card'
import { Delayed, Skeleton } from '@/components/ui/skeleton'

/** `/report/{id}`, where the id is the scan's. */
export const ReportScreen = withTexts({ report, scan }, function ReportScreen() {
  const t = useTranslations('report')
  const titleOf = useTitle()
  const { id } = useRouteParams('report')
  const workspace = useCurrentWorkspace()
  const report = useReport(workspace?.id, id ?? '')
  // Asked for beside the report, so that no count changes after it is seen.
  useFindingStates(workspace?.id, id ?? '')
  const isMissing = report.error instanceof ApiError && report.error.status === 404
  const elsewhere = useElsewhere(isMissing ? id : null)

  // What was deleted while the screen was open is not shown on as if it were there.
  if (report.data && workspace && !isMissing)
    return (
      <div className="grid gap-6">
        <StaleReads of={[report]} />
        <ReportView key={report.data.id} report={report.data} workspace={workspace.id} />
      </div>
    )
  if (report.isPending || elsewhere.isPending) return <ReportSkeleton />
  return (
    <div className="grid gap-6">
      <PageHeader title={titleOf('report')} />
      {elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : isMissing ? (
        <EmptyCard
          title={t('missing.title')}
          text={t('missing.text')}
          action={titleOf('history')}
          href={href('history')}
        />
      ) : (
        <ErrorPanel error={report.error} onRetry={report.refetch} isRetrying={report.isFetching} />
      )}
    </div>
  )
})

function ReportSkeleton() {
  return (
    <Delayed>
      <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <Skeleton className="h-6 w-72 max-w-full" />
          <Skeleton className="h-3 w-96 max-w-full" />
        </div>
        <Card className="flex items-center gap-6 p-6">
          <Skeleton className="h-28 w-24" />
          <div className="grid grow gap-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </Card>
        <Skeleton className="h-10 w-full" />
        <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </Delayed>
  )
}
