import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { useCountsText } from '@/components/ui/severity-counts'
import type { Asset } from '@/lib/contract/asset'
import { addressText, shownHost } from '@/lib/domain/shown-address'
import { AssetActions } from './asset-actions'
import { useWorkspaceNames, type WorkspaceName } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { AssetName, Findings, Grade, LastScan, ownershipWord, PlaceName, Status, Tags } from './asset-cells'

const column = columnsFor<Asset>()

/** In every language, and as the server orders them where it does. */
const BY_OWNERSHIP = ['failed', 'notFoundYet', 'pending', 'verified']

/** One critical outweighs any number of high ones. */
const weight = ({ findings }: Asset) =>
  findings ? findings.critical * 1e9 + findings.high * 1e6 + findings.medium * 1e3 + findings.low : undefined

type Words = ReturnType<typeof useTranslations<'asset'>>

const nameColumn = (t: Words, placeOf: (asset: Asset) => WorkspaceName | undefined) =>
  // As the row reads: http:// in front of some would order these apart.
  column.accessor(({ value }) => shownHost(value), {
    id: 'value',
    header: t('column.asset'),
    meta: { text: ({ value, name }: Asset) => addressText(value, name), sort: 'text' },
    cell: ({ row }) => <AssetName asset={row.original} place={placeOf(row.original)?.name} />,
  })

/** How it stands. */
const standing = (t: Words, countsText: ReturnType<typeof useCountsText>) =>
  column.columns([
    column.accessor(ownershipWord, {
      id: 'status',
      header: t('column.status'),
      meta: { text: (asset: Asset) => t(`status.${ownershipWord(asset)}`), sort: BY_OWNERSHIP },
      cell: ({ row }) => <Status asset={row.original} />,
    }),
    column.accessor((asset) => asset.score ?? undefined, {
      id: 'grade',
      header: t('column.grade'),
      meta: { text: ({ grade, score }: Asset) => (grade ? `${grade} (${score})` : ''), search: false },
      cell: ({ row }) => <Grade asset={row.original} />,
    }),
    column.accessor(weight, {
      id: 'findings',
      header: t('column.findings'),
      meta: { text: ({ findings }: Asset) => countsText(findings), search: false },
      cell: ({ row }) => <Findings asset={row.original} />,
    }),
  ])

const placeColumn = (t: Words, placeOf: (asset: Asset) => WorkspaceName | undefined) =>
  column.accessor((asset) => placeOf(asset)?.name, {
    id: 'workspace',
    header: t('column.workspace'),
    // Below, it stands under the address.
    meta: { sort: 'text', priority: 2, onCard: true },
    cell: ({ row }) => <PlaceName workspace={placeOf(row.original)} />,
  })

/** Of all workspaces, each row names its own. */
export function useAssetColumns(workspace: string) {
  const t = useTranslations('asset')
  const names = useWorkspaceNames()
  const countsText = useCountsText()
  return useMemo(() => {
    const isOfAll = workspace === ALL
    const placeOf = ({ workspace_id }: Asset) => (isOfAll ? names?.find(({ id }) => id === workspace_id) : undefined)
    return column.columns([
      nameColumn(t, placeOf),
      ...(isOfAll ? [placeColumn(t, placeOf)] : []),
      ...standing(t, countsText),
      column.accessor((asset) => asset.last_scan?.at, {
        id: 'last_scan',
        header: t('column.lastScan'),
        // Beside the workspaces there is less room.
        meta: { priority: isOfAll ? 4 : 2, onCard: true, search: false },
        cell: ({ row }) => <LastScan asset={row.original} />,
      }),
      column.accessor((asset) => asset.tags.join(', '), {
        id: 'tags',
        header: t('column.tags'),
        meta: { priority: isOfAll ? 5 : 3 },
        cell: ({ row }) => <Tags tags={row.original.tags} />,
      }),
      column.display({
        id: 'actions',
        header: () => <span className="sr-only">{t('column.actions')}</span>,
        cell: ({ row }) => <AssetActions workspace={row.original.workspace_id ?? workspace} asset={row.original} />,
      }),
    ])
  }, [t, countsText, workspace, names])
}
