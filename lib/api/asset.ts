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
import { keys } from './keys'
import { stale, useRefresh } from './stale'

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

export const useCreateAsset = (workspace: string) =>
  useMutation({
    mutationFn: (body: NewAsset) => call(assetApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.assetsChanged(workspace) },
  })

export const useChangeAsset = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (body: AssetChange) => call(assetApi.update, { params: { workspace, asset }, body }),
    meta: { invalidates: stale.assetMoved, edits: true },
  })

/** For many in a row, as below. */
export const useChangeAssetQuietly = (workspace: string) =>
  useMutation({
    mutationFn: ({ asset, ...body }: AssetChange & { asset: string }) =>
      call(assetApi.update, { params: { workspace, asset }, body }),
    meta: { silent: true },
  }).mutateAsync

export const useRefreshChanged = () => useRefresh(stale.assetMoved)

/** For many in a row: the caller shows each failure beside its line, and asks for the list once at the end. */
export const useAddAssetQuietly = (workspace: string) => {
  const { mutateAsync } = useMutation({
    mutationFn: (value: string) => call(assetApi.create, { params: { workspace }, body: { value } }),
    meta: { silent: true },
  })
  return mutateAsync
}

export const useRefreshAssets = (workspace: string) => useRefresh(stale.assetsChanged(workspace))

/** Looks for the proof. The failure of the call is shown where it was asked for, not as a toast. */
export const useVerifyAsset = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (type: VerifyMethod) => call(assetApi.verify, { params: { workspace, asset }, body: { type } }),
    meta: { invalidates: stale.ownershipChecked(workspace), silent: true },
  })

export const useDownloadVerification = (asset: string) =>
  useMutation({ mutationFn: () => call(assetApi.download, { params: { file: `${asset}.txt` } }) })

/** Its scans and reports go with it. */
export const useDeleteAsset = (workspace: string) =>
  useMutation({
    mutationFn: (asset: string) => call(assetApi.remove, { params: { workspace, asset } }),
    meta: { invalidates: stale.assetsRemoved(workspace) },
  })

/** For many in a row, as above. */
export const useDeleteAssetQuietly = (workspace: string) =>
  useMutation({
    mutationFn: (asset: string) => call(assetApi.remove, { params: { workspace, asset } }),
    meta: { silent: true },
  }).mutateAsync
