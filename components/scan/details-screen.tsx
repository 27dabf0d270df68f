'use client'
import { useTranslations } from 'use-intl'
import { EmptyCard } from '@/components/ui/empty-card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { StaleReads } from '@/components/ui/stale-reads'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useScan, useStartScan } from '@/lib/api/scan'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ApiError } from '@/lib/browser/errors'
import { href, initFull } from '@/lib/domain/routes'
import { useRouteParams } from '@/lib/react/use-route-params'
import { scanResult } from '@/lib/messages/en/scan-result'
import { scanRun } from '@/lib/messages/en/scan-run'
import { ScanSkeleton } from './scan-skeleton'
import { useRouter } from 'next/navigation'
import { useAsset } from '@/lib/api/one-asset'
import type { Scan } from '@/lib/contract/scan'
import { ScanView } from './scan-view'

/** `/details/{id}`, where the id is the scan's. */
export const DetailsScreen = withTexts({ scan: { ...scanResult, ...scanRun } }, function DetailsScreen() {
  const titleOf = useTitle()
  const t = useTranslations('scan')
  const { id } = useRouteParams('details')
  const workspace = useCurrentWorkspace()
  const scan = useScan(workspace?.id, id ?? '')
  const isMissing = scan.error instanceof ApiError && scan.error.status === 404
  const elsewhere = useElsewhere(isMissing ? id : null)

  // What was deleted while the screen was open is not shown on as if it were there.
  if (scan.data && workspace && !isMissing)
    return (
      <div className="grid gap-4">
        <StaleReads of={[scan]} />
        <ScanDetails key={scan.data.id} scan={scan.data} workspace={workspace.id} />
      </div>
    )
  if (scan.isPending || elsewhere.isPending) return <ScanSkeleton />
  return (
    <div className="grid gap-4">
      <PageHeader title={titleOf('details')} />
      {elsewhere.error ? (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      ) : isMissing ? (
        <EmptyCard
          title={t('missing.scanTitle')}
          text={t('missing.scanText')}
          action={t('actions.history')}
          href={href('history')}
        />
      ) : (
        <ErrorPanel what="scan_unread" error={scan.error} onRetry={scan.refetch} isRetrying={scan.isFetching} />
      )}
    </div>
  )
})

/** One scan, whatever its type. Running it again leads to the new one, a full scan to where it is agreed to. */
function ScanDetails({ scan, workspace }: { scan: Scan; workspace: string }) {
  const router = useRouter()
  const start = useStartScan(workspace)
  const { asset_id } = scan
  const asset = useAsset(workspace, asset_id).data ?? undefined

  const handleRunAgain = () => {
    if (!asset_id) return
    if (scan.scan_type === 'full_scan') return router.push(initFull(asset_id))
    start.mutate(
      { asset_id, scan_type: 'light_scan' },
      { onSuccess: (started) => router.push(href('details', { id: started.id })) },
    )
  }

  return (
    <div className="grid gap-4">
      <ScanView
        scan={scan}
        workspace={workspace}
        asset={asset}
        onRunAgain={asset_id ? handleRunAgain : undefined}
        isStarting={start.isPending}
        isDetailed
      />
    </div>
  )
}
