import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Asset, AssetListQuery } from '@/lib/contract/asset'
import { ALL } from '@/lib/domain/all'
import { askForAssets as ask } from './asset'
import { keys } from './keys'

type Asked = Partial<Pick<AssetListQuery, 'q' | 'sort' | 'status' | 'grade' | 'tag'>>

const PAGE = '500'
/** Of all workspaces: the worst first, and few go on past them. */
const FIRST_PAGE = '100'

/** A row that moved while pages were read is there once. */
function unique(assets: readonly Asset[]): Asset[] {
  const seen = new Set<string>()
  return assets.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The pages that are asked for, more of them by `fetchNextPage`. What was there stays until the answer comes. */
export function useAssetPages(workspace: string, asked: Asked, isWanted: boolean) {
  const pages = useInfiniteQuery({
    queryKey: [...keys.assets(workspace), 'pages', asked],
    enabled: isWanted,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      ask(
        workspace,
        { ...asked, limit: workspace === ALL ? FIRST_PAGE : PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const { data } = pages
  const assets = useMemo(() => data && unique(data.pages.flatMap((page) => page.assets)), [data])
  return { ...pages, assets, found: data?.pages.at(-1)?.total, tally: data?.pages[0]?.tally }
}

/** Two thousand of the assets that are asked for, the first or those after some. */
export async function assetPiece(workspace: string, asked: Asked, after: string | null, signal: AbortSignal) {
  const { assets, next } = await ask(
    workspace,
    { ...asked, limit: '2000', ...(after !== null && { cursor: after }) },
    signal,
  )
  return { rows: assets, next }
}

/** How many assets a large workspace has, and how they stand. Undefined while that is not wanted, or on its way. */
export function useAssetTally(workspace: string | undefined) {
  const { data } = useQuery({
    queryKey: [...keys.assets(workspace ?? ''), 'tally'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => ask(workspace ?? '', { limit: '1' }, signal),
  })
  return data?.tally
}
