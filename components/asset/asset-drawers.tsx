import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useAssets } from '@/lib/api/asset'
import { AddDrawer } from './add-drawer'
import { DeleteAsset } from './delete-asset'
import { AssetDrawerContext, type Shown } from './use-asset-drawer'
import { VerifyDrawer } from './verify-drawer'

export function AssetDrawers({ workspace, children }: { workspace: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(fromAddress(useSearchParams()))
  const [context] = useState(() => ({ show: setShown }))
  const { data: assets } = useAssets(workspace)
  const isOf = (id: string) => shown !== null && 'asset' in shown && shown.asset === id
  const asset = assets?.find(({ id }) => isOf(id)) ?? null
  function close() {
    setShown(null)
    forgetAsked()
  }
  return (
    <AssetDrawerContext value={context}>
      {children}
      <AddDrawer workspace={workspace} open={shown?.kind === 'add'} onClose={close} />
      <VerifyDrawer workspace={workspace} asset={shown?.kind === 'verify' ? asset : null} onClose={close} />
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
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
