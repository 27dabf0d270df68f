import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Progress } from '@/components/ui/progress'
import { LOOK_MS, useMonitors } from '@/lib/api/monitor'
import { useRunningScans, useScans } from '@/lib/api/scan'
import { useScanProgress } from '@/lib/api/scan-progress'
import type { Scan } from '@/lib/contract/scan'
import { hrefOfScan } from '@/lib/domain/scan-href'
import { monitoring } from '@/lib/messages/en/monitoring'
import { withTexts } from '@/lib/react/i18n'
import { shownAddress, siteName } from '@/lib/domain/shown-address'

/** The scans that run or wait, and how many sites are being looked at. */
function Running({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring.running')
  // One may begin by itself, or in another browser.
  const scans = useScans(workspace, LOOK_MS)
  const running = useRunningScans(workspace)
  const checking = useMonitors(workspace).data?.filter((monitor) => monitor.is_checking).length ?? 0
  if (!scans.data && scans.isError)
    return <ErrorPanel what="scans_unread" error={scans.error} onRetry={scans.refetch} isRetrying={scans.isFetching} />
  // What is not there needs no card.
  if (!scans.data || (running.length === 0 && checking === 0)) return null
  return (
    <Card aria-labelledby="running-now">
      <CardHeader
        id="running-now"
        title={t('title')}
        description={<span aria-live="polite">{checking > 0 && t('checking', { count: checking })}</span>}
      />
      {running.length > 0 && (
        <ul>
          {running.map((scan) => (
            <Row key={scan.id} scan={scan} workspace={workspace} />
          ))}
        </ul>
      )}
    </Card>
  )
}

export const RunningNow = withTexts({ monitoring }, Running)

function Row({ scan, workspace }: { scan: Scan; workspace: string }) {
  const t = useTranslations('monitoring.running')
  const asset = siteName({ name: scan.asset_name, value: scan.asset_value ?? t('unknown') })
  const percent = useScanProgress(scan, workspace)
  const isWaiting = scan.status.toLowerCase() === 'queued'
  return (
    <li className="border-t">
      <Link
        href={hrefOfScan(scan)}
        prefetch={false}
        className="grid gap-2 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="flex items-center justify-between gap-3 text-13">
          <bdi className="truncate font-medium" title={shownAddress(scan.asset_value ?? asset)}>
            {asset}
          </bdi>
          <span className="text-3 tabular-nums">{isWaiting ? t('waiting') : t('progress', { percent })}</span>
        </span>
        <Progress value={isWaiting ? 0 : percent} label={t('label', { asset })} />
      </Link>
    </li>
  )
}
