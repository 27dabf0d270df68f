import { useSettled } from '@/lib/react/use-settled'
import type { Asset } from '@/lib/contract/asset'
import { useAssets } from './asset'
import { useAssetPages } from './asset-pages'
import { useIsLarge } from './one-asset'

/** As the API takes them. */
const MAX_LETTERS = 200

/**
 * The assets of a workspace to choose one from: all of them, or those of a large one that the server finds for a
 * search.
 */
export function useAssetChoice(workspace: string | undefined, search: string) {
  const isLarge = useIsLarge(workspace)
  const q = useSettled(search.trim().slice(0, MAX_LETTERS))
  const all = useAssets(isLarge ? undefined : workspace)
  const pages = useAssetPages(workspace ?? '', { sort: 'value', ...(q && { q }) }, isLarge)
  const { error, isError, isFetching, isPending, refetch, dataUpdatedAt } = isLarge ? pages : all
  const data: readonly Asset[] | undefined = isLarge ? pages.assets : all.data
  return {
    data,
    error,
    isError,
    isFetching,
    isPending,
    refetch,
    dataUpdatedAt,
    isLarge,
    found: (isLarge ? pages.found : all.data?.length) ?? 0,
  }
}
