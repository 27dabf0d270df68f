import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Asset, AssetListQuery } from '@/lib/contract/asset'
import { askForAssets as ask, assetKey } from './asset'
import { MAX_ASSETS_HERE, useWorkspaces } from './workspace'

type Asked = Partial<Pick<AssetListQuery, 'q' | 'sort' | 'status' | 'grade'>>

const PAGE = '500'

/** Whether the server sorts and searches the assets of a workspace, because they are too many to load. */
export const useIsLarge = (workspace: string | undefined) => (useWorkspaces().data?.find(({ id }) => id === workspace)?.assets_count ?? 0) > MAX_ASSETS_HERE

/** A row that moved while pages were read is there once. */
function unique(assets: readonly Asset[]): Asset[] {
  const seen = new Set<string>()
  return assets.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The pages that are asked for, more of them by `fetchNextPage`. What was there stays until the answer comes. */
export function useAssetPages(workspace: string, asked: Asked, isWanted: boolean) {
  const pages = useInfiniteQuery({
    queryKey: [...assetKey(workspace), 'pages', asked],
    enabled: isWanted,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => ask(workspace, { ...asked, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const { data } = pages
  const assets = useMemo(() => data && unique(data.pages.flatMap((page) => page.assets)), [data])
  return { ...pages, assets, found: data?.pages.at(-1)?.total, tally: data?.pages[0]?.tally }
}

/** Every asset that is asked for, page after page. */
export async function allAssets(workspace: string, asked: Asked): Promise<Asset[]> {
  const assets: Asset[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(workspace, { ...asked, limit: '2000', ...(cursor !== null && { cursor }) })
    assets.push(...page.assets)
    cursor = page.next
  } while (cursor !== null)
  return unique(assets)
}

/** How many assets a large workspace has, and how they stand. Undefined while that is not wanted, or on its way. */
export function useAssetTally(workspace: string | undefined) {
  const { data } = useQuery({
    queryKey: [...assetKey(workspace ?? ''), 'tally'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => ask(workspace ?? '', { limit: '1' }, signal),
  })
  return data?.tally
}

/** One asset of a large workspace. */
export const useOneAsset = (workspace: string | undefined, asset: string | null) =>
  useQuery({
    queryKey: [...assetKey(workspace ?? ''), 'one', asset],
    enabled: workspace !== undefined && asset !== null,
    queryFn: ({ signal }) => ask(workspace ?? '', { asset: asset ?? '', limit: '1' }, signal),
    select: ({ assets }) => assets[0] ?? null,
  })
