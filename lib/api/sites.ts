import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import type { Scan } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { overviewApi } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import { useAssets } from './asset'
import { keys } from './keys'
import { useIsLarge } from './one-asset'

const NONE: readonly Scan[] = []

const useSomeSites = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.assets(workspace ?? ''), 'sites'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) =>
      workspace === ALL
        ? call(overviewApi.sites, { signal })
        : call(statsApi.sites, { params: { workspaceId: workspace ?? '' }, signal }),
  })

/**
 * The assets of a workspace to say how it stands: all of them, or of a large one those that are worth naming, with
 * their last `scans` and the `figures` of all.
 */
export function useSites(workspace: string | undefined) {
  const isLarge = useIsLarge(workspace)
  const all = useAssets(isLarge ? undefined : workspace)
  const some = useSomeSites(isLarge ? workspace : undefined)
  const read = isLarge ? some : all
  return {
    data: isLarge ? some.data?.assets : all.data,
    scans: some.data?.scans ?? NONE,
    figures: isLarge ? some.data?.figures : undefined,
    // Looked at only by whoever asks: a part is drawn anew when what it has looked at changes.
    get error() {
      return read.error
    },
    get isError() {
      return read.isError
    },
    get isFetching() {
      return read.isFetching
    },
    get isPending() {
      return read.isPending
    },
    get dataUpdatedAt() {
      return read.dataUpdatedAt
    },
    refetch: read.refetch,
  }
}
