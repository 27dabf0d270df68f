import { useQuery } from '@tanstack/react-query'
import { ALL } from '@/lib/domain/all'
import { askForAssets, useAssets } from './asset'
import { keys } from './keys'
import { MAX_WHOLE } from '@/lib/domain/whole-list'
import { useWorkspaces } from './workspace'

/** Whether the server sorts and searches the assets of a workspace, because they are too many to load; of all it does. */
export const useIsLarge = (workspace: string | undefined) =>
  (useWorkspaces().data?.find(({ id }) => id === workspace)?.assets_count ?? 0) > MAX_WHOLE || workspace === ALL

/** One asset of a large workspace. */
const useOneAsset = (workspace: string | undefined, asset: string | null) =>
  useQuery({
    queryKey: [...keys.assets(workspace ?? ''), 'one', asset],
    enabled: workspace !== undefined && asset !== null,
    queryFn: ({ signal }) => askForAssets(workspace ?? '', { asset: asset ?? '', limit: '1' }, signal),
    select: ({ assets }) => assets[0] ?? null,
  })

/** One asset by its id, null where the workspace does not have it: out of the list, where that is loaded as a whole. */
export function useAsset(workspace: string | undefined, id: string | null | undefined) {
  const isLarge = useIsLarge(workspace)
  const all = useAssets(isLarge ? undefined : workspace)
  const one = useOneAsset(isLarge ? workspace : undefined, id ?? null)
  const { error, isError, isFetching, isLoading, isPending, refetch, dataUpdatedAt } = isLarge ? one : all
  const listed = all.data && (all.data.find((asset) => asset.id === id) ?? null)
  return { data: isLarge ? one.data : listed, error, isError, isFetching, isLoading, isPending, refetch, dataUpdatedAt }
}
