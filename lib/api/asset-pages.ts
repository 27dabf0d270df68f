import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Asset, AssetListQuery } from '@/lib/contract/asset'
import { askForAssets as ask } from './asset'
import { keys } from './keys'

type Asked = Partial<Pick<AssetListQuery, 'q' | 'sort' | 'status' | 'grade'>>

const PAGE = '500'

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
      ask(workspace, { ...asked, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
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
    const page: Awaited<ReturnType<typeof ask>> = await ask(workspace, {
      ...asked,
      limit: '2000',
      ...(cursor !== null && { cursor }),
    })
    assets.push(...page.assets)
    cursor = page.next
  } while (cursor !== null)
  return unique(assets)
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
