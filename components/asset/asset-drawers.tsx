import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { onDemand, onceOpen } from '@/components/ui/on-demand'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { useAsset } from '@/lib/api/one-asset'
import type { AddDrawerProps } from './add-drawer'
import type { DeleteAssetProps } from './delete-asset'
import { AssetDrawerContext, type Shown } from './use-asset-drawer'
import type { EditAssetProps } from './edit-asset'
import type { MissingAssetProps } from './missing-asset'
import type { VerifyDrawerProps } from './verify-drawer'

// Their forms come when they open.
const AddDrawer = onceOpen<AddDrawerProps>(() => import('./add-drawer').then((part) => part.AddDrawer))
const DeleteAsset = onceOpen<DeleteAssetProps & { open: boolean }>(() =>
  import('./delete-asset').then((part) => part.DeleteAsset),
)
const EditAsset = onceOpen<EditAssetProps>(() => import('./edit-asset').then((part) => part.EditAsset))
const VerifyDrawer = onceOpen<VerifyDrawerProps & { open: boolean }>(() =>
  import('./verify-drawer').then((part) => part.VerifyDrawer),
)
const MissingAsset = onDemand<MissingAssetProps>(() => import('./missing-asset').then((part) => part.MissingAsset))

/** `scope`: a workspace, or all of them; then each drawer goes by the workspace of its asset. */
export function AssetDrawers({ workspace: scope, children }: { workspace: string; children: ReactNode }) {
  const [shown, setShown] = useShown()
  const [context] = useState(() => ({ show: setShown }))
  const read = useAsset(scope, idOf(shown))
  const current = useCurrentWorkspace()?.id ?? ''
  const asset = read.data ?? null
  const workspace = scope === ALL ? (asset?.workspace_id ?? current) : scope
  function close() {
    setShown(null)
    forgetAsked()
  }
  return (
    <AssetDrawerContext value={context}>
      {shown && 'asset' in shown && !asset && <MissingAsset workspace={scope} shown={shown} read={read} />}
      {children}
      <AddDrawer workspace={scope} open={shown?.kind === 'add'} onClose={close} />
      <VerifyDrawer
        open={shown?.kind === 'verify'}
        workspace={workspace}
        asset={shown?.kind === 'verify' ? asset : null}
        onClose={close}
      />
      <EditAsset
        open={shown?.kind === 'edit'}
        workspace={workspace}
        asset={shown?.kind === 'edit' ? asset : null}
        onClose={close}
      />
      <DeleteAsset
        open={shown?.kind === 'delete'}
        workspace={workspace}
        asset={shown?.kind === 'delete' ? asset : null}
        onClose={close}
      />
    </AssetDrawerContext>
  )
}

const idOf = (shown: Shown) => (shown !== null && 'asset' in shown ? shown.asset : null)

/** The drawer that is open; the address of the screen can ask for one at any time. */
function useShown() {
  const query = useSearchParams()
  const [shown, setShown] = useState<Shown>(fromAddress(query))
  const [asked, setAsked] = useState(query)
  if (asked !== query) {
    setAsked(query)
    setShown(fromAddress(query) ?? shown)
  }
  return [shown, setShown] as const
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
