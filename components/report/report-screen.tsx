'use client'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { useReport } from '@/lib/api/report'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ApiError } from '@/lib/errors'
import { href, routes } from '@/lib/routes'
import { useRouteParams } from '@/lib/use-route-params'
import { ReportSkeleton } from './report-skeleton'
import { ReportView } from './report-view'

/** `/report/{id}`, where the id is the scan's. */
export function ReportScreen() {
  const t = useTranslations('report')
  const { id } = useRouteParams('report')
  const workspace = useCurrentWorkspace()
  const report = useReport(workspace?.id, id ?? '')

  if (report.data && workspace) return <ReportView key={report.data.id} report={report.data} workspace={workspace.id} />
  if (report.isPending) return <ReportSkeleton />
  const isMissing = report.error instanceof ApiError && report.error.status === 404
  return (
    <div className="grid gap-6">
      <PageHeader title={routes.report.title} />
      {isMissing ? (
        <Card>
          <EmptyState
            title={t('missing.title')}
            description={t('missing.text')}
            action={
              <ButtonLink variant="primary" href={href('history')}>
                {t('crumbs.history')}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <ErrorPanel error={report.error} onRetry={report.refetch} isRetrying={report.isFetching} />
      )}
    </div>
  )
}
