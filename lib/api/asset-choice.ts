import { useSettled } from '@/lib/react/use-settled'
import type { Asset } from '@/lib/contract/asset'
import { useAssets } from './asset'
import { useAssetPages, useIsLarge, useOneAsset } from './asset-pages'

/** As the API takes them. */
const MOST_LETTERS = 200

/** One asset by its id, null where the workspace does not have it: out of the list, where that is loaded as a whole. */
export function useAsset(workspace: string | undefined, id: string | null | undefined) {
  const isLarge = useIsLarge(workspace)
  const all = useAssets(isLarge ? undefined : workspace)
  const one = useOneAsset(isLarge ? workspace : undefined, id ?? null)
  const { error, isError, isFetching, isLoading, isPending, refetch, dataUpdatedAt } = isLarge ? one : all
  const listed = all.data && (all.data.find((asset) => asset.id === id) ?? null)
  return { data: isLarge ? one.data : listed, error, isError, isFetching, isLoading, isPending, refetch, dataUpdatedAt }
}

/** The assets of a workspace to choose one from: all of them, or those of a large one that the server finds for a search. */
export function useAssetChoice(workspace: string | undefined, search: string) {
  const isLarge = useIsLarge(workspace)
  const q = useSettled(search.trim().slice(0, MOST_LETTERS))
  const all = useAssets(isLarge ? undefined : workspace)
  const pages = useAssetPages(workspace ?? '', { sort: 'value', ...(q && { q }) }, isLarge)
  const { error, isError, isFetching, isPending, refetch, dataUpdatedAt } = isLarge ? pages : all
  const data: readonly Asset[] | undefined = isLarge ? pages.assets : all.data
  return { data, error, isError, isFetching, isPending, refetch, dataUpdatedAt, isLarge, found: (isLarge ? pages.found : all.data?.length) ?? 0 }
}
