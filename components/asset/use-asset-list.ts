import { useCallback, useMemo, useState } from 'react'
import type { Asked, Remote } from '@/components/data-table/remote'
import { useAssets } from '@/lib/api/asset'
import { assetPiece, useAssetPages } from '@/lib/api/asset-pages'
import { useIsLarge } from '@/lib/api/one-asset'
import { type Asset, ASSET_COLUMNS, type AssetFilter, type AssetListQuery } from '@/lib/contract/asset'
import type { Grade } from '@/lib/contract/scan-result'

/** As the API takes them. */
const MAX_LETTERS = 200

type Sought = { q?: string; sort: NonNullable<AssetListQuery['sort']> }

function soughtBy({ search, sort }: Asked): Sought {
  const column = ASSET_COLUMNS.find((name) => name === sort?.id) ?? 'value'
  return { ...(search.trim() && { q: search.trim().slice(0, MAX_LETTERS) }), sort: sort?.desc ? `-${column}` : column }
}

const only = (assets: readonly Asset[] | undefined, filter: AssetFilter) =>
  filter === 'all' ? assets : assets?.filter(({ status }) => status === filter)

/** The assets of a tab and a grade: up to two thousand are all here, of more the server hands out pages. */
export function useAssetList(workspace: string, filter: AssetFilter, grade: Grade | 'all') {
  const isLarge = useIsLarge(workspace)
  const [sought, setSought] = useState<Sought>({ sort: 'value' })
  const onAsk = useCallback((asked: Asked) => setSought(soughtBy(asked)), [])
  const here = isLarge ? undefined : workspace
  const all = useAssets(here)
  const chosen = useAssets(here, filter)
  const asked = { ...sought, status: filter, ...(grade !== 'all' && { grade }) }
  const pages = useAssetPages(workspace, asked, isLarge)

  // The whole list is known: a tab does not wait for its own answer.
  const some = chosen.data ?? only(all.data, filter)
  const ofGrade = useMemo(
    () => (grade === 'all' ? all.data : all.data?.filter((asset) => asset.grade === grade)),
    [all.data, grade],
  )
  const local = useMemo(() => (grade === 'all' ? some : some?.filter((asset) => asset.grade === grade)), [some, grade])
  const countOf = (status: AssetFilter) => (isLarge ? pages.tally?.[status] : only(ofGrade, status)?.length)
  const remote: Remote<Asset> | undefined = isLarge
    ? {
        found: pages.found ?? 0,
        total: countOf(filter) ?? pages.found ?? 0,
        hasMore: pages.hasNextPage,
        isBusy: pages.isFetching,
        isError: pages.isFetchNextPageError,
        onAsk,
        onMore: pages.fetchNextPage,
        piece: (after, signal) => assetPiece(workspace, asked, after, signal),
      }
    : undefined
  return {
    all: all.data,
    rows: isLarge ? pages.assets : local,
    remote,
    countOf,
    isEmpty: !isLarge && all.data?.length === 0,
    read: isLarge ? pages : chosen,
    readAt: isLarge ? pages.dataUpdatedAt : chosen.dataUpdatedAt || all.dataUpdatedAt,
  }
}
