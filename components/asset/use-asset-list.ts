import { useCallback, useMemo, useState } from 'react'
import type { Asked, Remote } from '@/components/data-table/remote'
import { naturally } from '@/components/ui/natural-order'
import { useAssets } from '@/lib/api/asset'
import { assetPiece, useAssetPages } from '@/lib/api/asset-pages'
import { useIsLarge } from '@/lib/api/one-asset'
import { type Asset, ASSET_COLUMNS, type AssetFilter, type AssetListQuery } from '@/lib/contract/asset'
import { ALL } from '@/lib/domain/all'
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

type Tag = { tag: string; count: number }
const NO_TAGS: readonly Tag[] = []

/** Which tags there are, the most frequent first. */
function tagsOf(assets: readonly Asset[]): readonly Tag[] {
  const counts = new Map<string, number>()
  for (const { tags } of assets) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || naturally(a.tag, b.tag))
}

/** The assets of a tab, a grade and a tag (any, where it is empty): up to two thousand are all here, of more the server hands out pages. */
export function useAssetList(workspace: string, filter: AssetFilter, grade: Grade | 'all', tag: string) {
  const isLarge = useIsLarge(workspace)
  const [sought, setSought] = useState<Sought>({ sort: workspace === ALL ? '-findings' : 'value' })
  const onAsk = useCallback((asked: Asked) => setSought(soughtBy(asked)), [])
  const here = isLarge ? undefined : workspace
  const all = useAssets(here)
  const chosen = useAssets(here, filter)
  const asked = { ...sought, status: filter, ...(grade !== 'all' && { grade }), ...(tag !== '' && { tag }) }
  const pages = useAssetPages(workspace, asked, isLarge)

  // The whole list is known: a tab does not wait for its own answer.
  const some = chosen.data ?? only(all.data, filter)
  const fits = useCallback(
    (asset: Asset) => (grade === 'all' || asset.grade === grade) && (tag === '' || asset.tags.includes(tag)),
    [grade, tag],
  )
  const ofGrade = useMemo(() => all.data?.filter(fits), [all.data, fits])
  const local = useMemo(() => some?.filter(fits), [some, fits])
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
    tags: isLarge ? (pages.tally?.tags ?? NO_TAGS) : tagsOf(all.data ?? []),
    rows: isLarge ? pages.assets : local,
    remote,
    countOf,
    isEmpty: !isLarge && all.data?.length === 0,
    read: isLarge ? pages : chosen,
    /** Whoever looks at it is drawn anew with each answer. */
    readAt: () => (isLarge ? pages.dataUpdatedAt : chosen.dataUpdatedAt || all.dataUpdatedAt),
  }
}
