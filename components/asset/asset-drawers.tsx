import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onceOpen } from '@/components/ui/on-demand'
import { useAssets } from '@/lib/api/asset'
import { useIsLarge, useOneAsset } from '@/lib/api/asset-pages'
import { useElsewhere } from '@/lib/api/elsewhere'
import type { AddDrawerProps } from './add-drawer'
import { DeleteAsset } from './delete-asset'
import { AssetDrawerContext, type Shown } from './use-asset-drawer'
import type { EditAssetProps } from './edit-asset'
import type { VerifyDrawerProps } from './verify-drawer'

// Their forms come when they open.
const AddDrawer = onceOpen<AddDrawerProps>(() => import('./add-drawer').then((part) => part.AddDrawer))
const EditAsset = onceOpen<EditAssetProps>(() => import('./edit-asset').then((part) => part.EditAsset))
const VerifyDrawer = onceOpen<VerifyDrawerProps & { open: boolean }>(() => import('./verify-drawer').then((part) => part.VerifyDrawer))

export function AssetDrawers({ workspace, children }: { workspace: string; children: ReactNode }) {
  const query = useSearchParams()
  const [shown, setShown] = useState<Shown>(fromAddress(query))
  const [asked, setAsked] = useState(query)
  // Asked for by the address of the screen that is open already.
  if (asked !== query) {
    setAsked(query)
    setShown(fromAddress(query) ?? shown)
  }
  const [context] = useState(() => ({ show: setShown }))
  const isLarge = useIsLarge(workspace)
  const { data: assets } = useAssets(isLarge ? undefined : workspace)
  const wanted = shown !== null && 'asset' in shown ? shown.asset : null
  const { data: one } = useOneAsset(isLarge ? workspace : undefined, wanted)
  const asset = (isLarge ? one : assets?.find(({ id }) => id === wanted)) ?? null
  const isKnown = isLarge ? one !== undefined : assets !== undefined
  const elsewhere = useElsewhere(isKnown && shown?.kind === 'verify' && !asset ? shown.asset : null)
  function close() {
    setShown(null)
    forgetAsked()
  }
  return (
    <AssetDrawerContext value={context}>
      {elsewhere.error && <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />}
      {children}
      <AddDrawer workspace={workspace} open={shown?.kind === 'add'} onClose={close} />
      <VerifyDrawer open={shown?.kind === 'verify'} workspace={workspace} asset={shown?.kind === 'verify' ? asset : null} onClose={close} />
      <EditAsset open={shown?.kind === 'edit'} workspace={workspace} asset={shown?.kind === 'edit' ? asset : null} onClose={close} />
      <DeleteAsset workspace={workspace} asset={shown?.kind === 'delete' ? asset : null} onClose={close} />
    </AssetDrawerContext>
  )
}

/** Other screens lead here with `?add=1` and `?verify=<asset id>`. */
function fromAddress(query: URLSearchParams): Shown {
  const asset = query.get('verify')
  if (asset) return { kind: 'verify', asset }
  return query.has('add') ? { kind: 'add' } : null
}

/** What was closed does not open again by itself, in the next workspace or after a reload. */
function forgetAsked() {
  const url = new URL(location.href)
  for (const name of ['add', 'verify']) url.searchParams.delete(name)
  // Without the router's own state, so that it hears of it: the same question can be asked again.
  if (url.href !== location.href) history.replaceState(null, '', url)
}
