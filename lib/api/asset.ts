import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  type AssetChange,
  type AssetFilter,
  type AssetListQuery,
  type NewAsset,
  type VerifyMethod,
  assetApi,
} from '@/lib/contract/asset'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'
import { useOneByOne } from './stale'

/** The assets of a workspace, all of them or, with a limit, a page. */
export const askForAssets = (workspace: string, query: Partial<AssetListQuery>, signal?: AbortSignal) =>
  call(assetApi.list, { params: { workspace }, query, signal })

const assetsQuery = (workspace: string | undefined, status: AssetFilter = 'all') =>
  queryOptions({
    queryKey: [...keys.assets(workspace ?? ''), { status }],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => askForAssets(workspace ?? '', { status }, signal),
    select: (reply) => reply.assets,
  })

export const useAssets = (workspace: string | undefined, status?: AssetFilter) =>
  useQuery(assetsQuery(workspace, status))

const creation = (workspace: string) => ({
  mutationFn: (body: NewAsset) => call(assetApi.create, { params: { workspace }, body }),
  meta: { invalidates: stale.assetsChanged(workspace) },
})
export const useCreateAsset = (workspace: string) => useMutation(creation(workspace))
export const useCreateAssets = (workspace: string) => useOneByOne(creation(workspace))

const change = (workspace: string) => ({
  mutationFn: ({ asset, ...body }: AssetChange & { asset: string }) =>
    call(assetApi.update, { params: { workspace, asset }, body }),
  meta: { invalidates: stale.assetMoved, edits: true },
})
export const useChangeAsset = (workspace: string) => useMutation(change(workspace))
export const useChangeAssets = (workspace: string) => useOneByOne(change(workspace))

/** Looks for the proof. The failure of the call is shown where it was asked for, not as a toast. */
export const useVerifyAsset = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (type: VerifyMethod) => call(assetApi.verify, { params: { workspace, asset }, body: { type } }),
    meta: { invalidates: stale.ownershipChecked(workspace), silent: true },
  })

export const useDownloadVerification = (asset: string) =>
  useMutation({ mutationFn: () => call(assetApi.download, { params: { file: `${asset}.txt` } }) })

/** Its scans and reports go with it. */
const removal = (workspace: string) => ({
  mutationFn: (asset: string) => call(assetApi.remove, { params: { workspace, asset } }),
  meta: { invalidates: stale.assetsRemoved(workspace) },
})
export const useDeleteAsset = (workspace: string) => useMutation(removal(workspace))
export const useDeleteAssets = (workspace: string) => useOneByOne(removal(workspace))
