import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AssetFilter, type AssetListQuery, assetApi } from '@/lib/contract/asset'
import { overviewApi } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import { call } from '@/lib/browser/http'
import { keys } from './keys'

/** The assets of a workspace or of all, all of them or, with a limit, a page. */
export const askForAssets = (workspace: string, query: Partial<AssetListQuery>, signal?: AbortSignal) =>
  workspace === ALL
    ? call(overviewApi.assets, { query, signal })
    : call(assetApi.list, { params: { workspace }, query, signal })

const assetsQuery = (workspace: string | undefined, status: AssetFilter = 'all') =>
  queryOptions({
    queryKey: [...keys.assets(workspace ?? ''), { status }],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => askForAssets(workspace ?? '', { status }, signal),
    select: (reply) => reply.assets,
  })

export const useAssets = (workspace: string | undefined, status?: AssetFilter) =>
  useQuery(assetsQuery(workspace, status))
