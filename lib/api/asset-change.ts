import { useMutation } from '@tanstack/react-query'
import type { VerifyMethod } from '@/lib/contract/asset'
import { type AssetChange, assetChangeApi, type NewAsset } from '@/lib/contract/asset-change'
import { call } from '@/lib/browser/http'
import { stale } from './keys'
import { useOneByOne } from './stale'

const creation = (workspace: string) => ({
  mutationFn: (body: NewAsset) => call(assetChangeApi.create, { params: { workspace }, body }),
  meta: { invalidates: stale.assetsChanged(workspace) },
})
export const useCreateAsset = (workspace: string) => useMutation(creation(workspace))
export const useCreateAssets = (workspace: string) => useOneByOne(creation(workspace))

const change = (workspace: string) => ({
  mutationFn: ({ asset, ...body }: AssetChange & { asset: string }) =>
    call(assetChangeApi.update, { params: { workspace, asset }, body }),
  meta: { invalidates: stale.assetMoved, edits: true },
})
export const useChangeAsset = (workspace: string) => useMutation(change(workspace))

/** Which asset, of which workspace: many may be of several. */
export type Held = { asset: string; workspace: string }

export const useChangeAssets = () =>
  useOneByOne({
    mutationFn: ({ asset, workspace, ...body }: AssetChange & Held) =>
      call(assetChangeApi.update, { params: { workspace, asset }, body }),
    meta: { invalidates: stale.assetMoved },
  })

export const useVerifyAssets = (workspace: string) =>
  useOneByOne({
    mutationFn: ({ type, ...params }: Held & { type: VerifyMethod }) =>
      call(assetChangeApi.verify, { params, body: { type } }),
    meta: { invalidates: stale.ownershipChecked(workspace) },
  })

/** Looks for the proof. The failure of the call is shown where it was asked for, not as a toast. */
export const useVerifyAsset = (workspace: string, asset: string) =>
  useMutation({
    mutationFn: (type: VerifyMethod) => call(assetChangeApi.verify, { params: { workspace, asset }, body: { type } }),
    meta: { invalidates: stale.ownershipChecked(workspace), silent: true },
  })

export const useDownloadVerification = (asset: string) =>
  useMutation({ mutationFn: () => call(assetChangeApi.download, { params: { file: `${asset}.txt` } }) })

/** Its scans and reports go with it. */
export const useDeleteAsset = (workspace: string) =>
  useMutation({
    mutationFn: (asset: string) => call(assetChangeApi.remove, { params: { workspace, asset } }),
    meta: { invalidates: stale.assetsRemoved(workspace) },
  })
export const useDeleteAssets = (workspace: string) =>
  useOneByOne({
    mutationFn: (params: Held) => call(assetChangeApi.remove, { params }),
    meta: { invalidates: stale.assetsRemoved(workspace) },
  })
