import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { ScanStatusBadge } from '@/components/scan-result/scan-status-badge'
import { elapsedMs, scanState, scanType } from '@/components/scan-result/scan-words'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Scan } from '@/lib/contract/scan'
import { AssetLink, Found, Graded, RowActions, Took } from './scan-cells'

type ScanTableProps = { scans: readonly Scan[] | undefined; workspace: string; stateKey: string; toolbar?: ReactNode; empty?: ReactNode }

/** Newest first. The actions stand in every row. */
export function ScanTable({ scans, workspace, stateKey, toolbar, empty }: ScanTableProps) {
  const t = useTranslations('report.history')
  const columns = useColumns(workspace)
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={scans}
      initialSort={{ id: 'started', desc: true }}
      stateKey={stateKey}
      toolbar={toolbar}
      empty={empty}
      rowLabel={(scan) => scan.asset_value ?? scan.id}
    />
  )
}

const column = columnsFor<Scan>()

/** Criticals weigh more than any number of lows. */
const weight = ({ counts }: Scan) => (counts ? counts.critical * 1e9 + counts.high * 1e6 + counts.medium * 1e3 + counts.low : undefined)

function useColumns(workspace: string) {
  const t = useTranslations()
  return useMemo(
    () =>
      column.columns([
        column.accessor((scan) => scan.asset_value ?? '', {
          id: 'asset',
          header: t('report.history.columns.asset'),
          cell: (cell) => <AssetLink scan={cell.row.original} />,
        }),
        column.accessor((scan) => t(`scan.type.${scanType(scan)}`), { id: 'type', header: t('report.history.columns.type'), meta: { priority: 3 } }),
        column.accessor((scan) => t(`scan.status.${scanState(scan)}`), {
          id: 'status',
          header: t('report.history.columns.status'),
          cell: (cell) => <ScanStatusBadge scan={cell.row.original} />,
        }),
        column.accessor((scan) => scan.score ?? undefined, {
          id: 'grade',
          header: t('report.history.columns.grade'),
          cell: (cell) => <Graded scan={cell.row.original} />,
        }),
        column.accessor(weight, {
          id: 'findings',
          header: t('report.history.columns.findings'),
          cell: (cell) => <Found scan={cell.row.original} />,
          meta: { priority: 2 },
        }),
        column.accessor((scan) => scan.started_at ?? scan.created_at ?? '', {
          id: 'started',
          header: t('report.history.columns.started'),
          cell: (cell) => <RelativeTime at={cell.getValue()} className="whitespace-nowrap" />,
        }),
        column.accessor((scan) => elapsedMs(scan) ?? undefined, {
          id: 'duration',
          header: t('report.history.columns.duration'),
          cell: (cell) => <Took scan={cell.row.original} />,
          meta: { align: 'end', priority: 3 },
        }),
        column.accessor((scan) => scan.initiated_by?.name ?? '', { id: 'by', header: t('report.history.columns.by'), meta: { priority: 3 } }),
        column.display({ id: 'actions', header: '', cell: (cell) => <RowActions scan={cell.row.original} workspace={workspace} /> }),
      ]),
    [t, workspace],
  )
}
