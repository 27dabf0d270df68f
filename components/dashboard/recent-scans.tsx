import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ScanStatusBadge } from '@/components/scan-result/scan-status-badge'
import { scanState, scanType } from '@/components/scan-result/scan-words'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import { useScans } from '@/lib/api/scan'
import type { Scan } from '@/lib/contract/scan'
import { ERROR_TEXT } from '@/lib/errors'
import { href } from '@/lib/routes'
import { ListSkeleton } from './list-skeleton'

const MOST = 6

export function RecentScans({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.recent')
  const scans = useScans(workspace)
  return (
    <Card>
      <CardHeader
        title={t('title')}
        actions={
          <Link href={href('history')} className="link text-13">
            {t('all')}
          </Link>
        }
      />
      {scans.data ? (
        <ul>
          {scans.data.slice(0, MOST).map((scan) => (
            <Row key={scan.id} scan={scan} />
          ))}
          {scans.data.length === 0 && <li className="border-t px-4 py-6 text-13 text-2 sm:px-5">{t('none')}</li>}
        </ul>
      ) : scans.isError ? (
        <ErrorPanel title={ERROR_TEXT.fetchScans} error={scans.error} onRetry={scans.refetch} isRetrying={scans.isFetching} className="m-4 mt-0" />
      ) : (
        <ListSkeleton />
      )}
    </Card>
  )
}

function Row({ scan }: { scan: Scan }) {
  const t = useTranslations()
  const name = scan.asset_value ?? t('report.unknownAsset')
  const to = scanState(scan) === 'completed' ? href('report', { id: scan.id }) : href('details', { id: scan.id })
  return (
    <li className="border-t">
      <Link href={to} prefetch={false} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5">
        <GradeTile grade={scan.grade ?? null} size="sm" />
        <span className="grid min-w-0 grow">
          <span dir="ltr" className="truncate text-start text-13 font-medium" title={name}>
            {name}
          </span>
          <span className="text-12 text-3">
            {t(`scan.type.${scanType(scan)}`)}
            {scan.created_at && (
              <>
                {' · '}
                <RelativeTime at={scan.created_at} />
              </>
            )}
          </span>
        </span>
        <ScanStatusBadge scan={scan} />
      </Link>
    </li>
  )
}
