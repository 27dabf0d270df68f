import { type ComponentProps, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { elapsedMs, scanState, scanType } from '@/components/scan-result/scan-words'
import { RelativeTime } from '@/components/ui/relative-time'
import { useCountsText } from '@/components/ui/severity-counts'
import type { Scan } from '@/lib/contract/scan'
import { duration } from '@/lib/domain/format'
import { leftIn } from '@/lib/domain/left-in'
import { addressText, shownAddress } from '@/lib/domain/shown-address'
import { ALL } from '@/lib/domain/all'
import { AssetLink, Found, Graded, Place, RowActions, ScanLink, Status, Took, useChangesText } from './scan-cells'

/** The report of the same site that a scan is compared with. */
type EarlierThan = (scan: Scan) => string | undefined

type ScanTableProps = {
  scans: readonly Scan[] | undefined
  workspace: string
  stateKey: string
  earlierThan?: EarlierThan
  /** All are scans of one site, which the page already names. */
  isOfOne?: boolean
} & Pick<ComponentProps<typeof DataTable<Scan>>, 'toolbar' | 'filtered' | 'bulkActions' | 'remote' | 'loading'>

const NEWEST = { id: 'started', desc: true }
/** Of all workspaces at once. */
const BY_HARM = { id: 'findings', desc: true }

/** Newest first; those of all workspaces the worst first. The actions stand in every row. */
export function ScanTable({ scans, workspace, stateKey, earlierThan, isOfOne = false, ...rest }: ScanTableProps) {
  const t = useTranslations('report.history')
  const columns = useColumns({ workspace, earlierThan, isOfOne, isAlone: isByOne(scans) })
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={scans}
      initialSort={workspace === ALL ? BY_HARM : NEWEST}
      stateKey={stateKey}
      {...rest}
      rowLabel={(scan) => shownAddress(scan.asset_value ?? scan.id)}
    />
  )
}

const column = columnsFor<Scan>()

/** Criticals weigh more than any number of lows. */
function weight(scan: Scan) {
  const counts = leftIn(scan)
  return counts ? counts.critical * 1e9 + counts.high * 1e6 + counts.medium * 1e3 + counts.low : undefined
}

type Translate = ReturnType<typeof useTranslations<never>>

/** Where one person started all of them, their name is said in no row. */
const isByOne = (scans: readonly Scan[] | undefined) => {
  const names = new Set(scans?.map(({ initiated_by }) => initiated_by?.name))
  return names.size <= 1 && !names.has(undefined)
}

type Shown = { workspace: string; earlierThan: EarlierThan | undefined; isOfOne: boolean; isAlone: boolean }

function useColumns({ workspace, earlierThan, isOfOne, isAlone }: Shown) {
  const t = useTranslations()
  const locale = useLocale()
  const countsText = useCountsText()
  const changesText = useChangesText()
  return useMemo(
    () =>
      column.columns([
        ...(isOfOne ? [] : [siteColumn(t)]),
        ...kindColumns(t, workspace, isOfOne),
        ...resultColumns(t, (scan) => [countsText(leftIn(scan)), changesText(scan)].filter(Boolean).join(' · ')),
        ...(workspace === ALL ? [placeColumn(t)] : []),
        ...courseColumns(t, locale),
        ...(isAlone ? [] : [byColumn(t)]),
        actionsColumn(t, workspace, earlierThan),
      ]),
    [t, locale, countsText, changesText, workspace, earlierThan, isOfOne, isAlone],
  )
}

const siteColumn = (t: Translate) =>
  column.accessor((scan) => shownAddress(scan.asset_value ?? ''), {
    id: 'asset',
    header: t('report.history.columns.asset'),
    meta: { text: ({ asset_value = '', asset_name }: Scan) => addressText(asset_value, asset_name) },
    cell: (cell) => <AssetLink scan={cell.row.original} />,
  })

/** What is the first of a row leads on. */
const kindColumns = (t: Translate, workspace: string, isFirst: boolean) =>
  column.columns([
    column.accessor((scan) => t(`scan.type.${scanType(scan)}`), {
      id: 'type',
      header: t('report.history.columns.type'),
      cell: (cell) =>
        isFirst ? (
          <ScanLink scan={cell.row.original} className="whitespace-nowrap">
            {cell.getValue()}
          </ScanLink>
        ) : (
          <span className="whitespace-nowrap">{cell.getValue()}</span>
        ),
    }),
    column.accessor((scan) => t(`scan.status.${scanState(scan)}`), {
      id: 'status',
      header: t('report.history.columns.status'),
      cell: (cell) => <Status scan={cell.row.original} workspace={workspace} />,
    }),
  ])

const resultColumns = (t: Translate, foundText: (scan: Scan) => string) =>
  column.columns([
    column.accessor((scan) => scan.score ?? undefined, {
      id: 'grade',
      header: t('report.history.columns.grade'),
      meta: { text: ({ grade, score }: Scan) => (grade ? `${grade} (${score})` : '') },
      cell: (cell) => <Graded scan={cell.row.original} />,
    }),
    column.accessor(weight, {
      id: 'findings',
      header: t('report.history.columns.findings'),
      cell: (cell) => <Found scan={cell.row.original} />,
      meta: { priority: 2, onCard: true, text: foundText },
    }),
  ])

const courseColumns = (t: Translate, locale: string) =>
  column.columns([
    column.accessor((scan) => scan.started_at ?? scan.created_at ?? '', {
      id: 'started',
      header: t('report.history.columns.started'),
      cell: (cell) => <RelativeTime at={cell.getValue()} className="whitespace-nowrap" />,
    }),
    column.accessor((scan) => elapsedMs(scan) ?? undefined, {
      id: 'duration',
      header: t('report.history.columns.duration'),
      cell: (cell) => <Took scan={cell.row.original} />,
      meta: { align: 'end', priority: 3, text: (scan: Scan) => duration(elapsedMs(scan) ?? Number.NaN, locale) },
    }),
  ])

const byColumn = (t: Translate) =>
  column.accessor((scan) => scan.initiated_by?.name ?? '', {
    id: 'by',
    header: t('report.history.columns.by'),
    meta: { priority: 3 },
  })

const placeColumn = (t: Translate) =>
  column.accessor((scan) => scan.workspace_id ?? '', {
    id: 'workspace',
    header: t('report.history.columns.workspace'),
    meta: { sort: false, search: false, priority: 3, onCard: true },
    cell: (cell) => <Place id={cell.row.original.workspace_id} />,
  })

const actionsColumn = (t: Translate, workspace: string, earlierThan: EarlierThan | undefined) =>
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{t('report.history.columns.actions')}</span>,
    cell: (cell) => (
      <RowActions scan={cell.row.original} workspace={workspace} earlier={earlierThan?.(cell.row.original)} />
    ),
  })
