import Link from 'next/link'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { Note } from '@/components/ui/note'
import { RelativeTime } from '@/components/ui/relative-time'
import { useAssets } from '@/lib/api/asset'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'
import { addressText, shownAddress, siteName } from '@/lib/domain/shown-address'
import { withTexts } from '@/lib/react/i18n'
import { monitoring } from '@/lib/messages/en/monitoring'

const column = columnsFor<Asset>()

/** Where the API does not monitor: what the last scans found. */
function ScannedSites({ workspace, none }: { workspace: string; none: ReactNode }) {
  const t = useTranslations('monitoring')
  const { data, error, isError, isFetching, refetch } = useAssets(workspace)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor(siteName, {
          id: 'site',
          header: t('column.site'),
          meta: { text: ({ value, name }: Asset) => addressText(value, name), sort: 'text' },
          cell: ({ row }) => <Site asset={row.original} />,
        }),
        column.accessor((asset) => asset.score ?? undefined, {
          id: 'grade',
          header: t('column.grade'),
          meta: { text: ({ grade, score }: Asset) => (grade ? `${grade} (${score ?? ''})` : ''), search: false },
          cell: ({ row }) => <GradeTile size="sm" grade={row.original.grade ?? null} score={row.original.score} />,
        }),
        column.accessor((asset) => asset.last_scan?.at, {
          id: 'scanned',
          header: t('lacking.scanned'),
          meta: { search: false },
          cell: ({ row }) => <Scanned asset={row.original} />,
        }),
      ]),
    [t],
  )
  if (!data && isError) return <ErrorPanel error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return none
  return (
    <>
      <Note title={t('lacking.title')}>{t('lacking.text')}</Note>
      <Card>
        <DataTable label={t('lacking.table')} columns={columns} rows={data} stateKey="last-scans" />
      </Card>
    </>
  )
}
export const LastScans = withTexts({ monitoring }, ScannedSites)

function Site({ asset }: { asset: Asset }) {
  return (
    <Link
      href={href('history', { assetId: asset.id })}
      prefetch={false}
      title={shownAddress(asset.value)}
      className="font-medium [overflow-wrap:anywhere] hover:underline"
    >
      <bdi>{siteName(asset)}</bdi>
    </Link>
  )
}

function Scanned({ asset: { last_scan } }: { asset: Asset }) {
  const t = useTranslations('monitoring')
  return last_scan ? <RelativeTime at={last_scan.at} /> : <span className="text-3">{t('neverScanned')}</span>
}
