import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { onceOpen } from '@/components/ui/on-demand'
import { useAsset, useIsLarge } from '@/lib/api/one-asset'
import { useElsewhere } from '@/lib/api/elsewhere'
import type { AddDrawerProps } from './add-drawer'
import type { DeleteAssetProps } from './delete-asset'
import { AssetDrawerContext, type Shown } from './use-asset-drawer'
import type { EditAssetProps } from './edit-asset'
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

export function AssetDrawers({ workspace, children }: { workspace: string; children: ReactNode }) {
  const t = useTranslations('asset.drawers')
  const query = useSearchParams()
  const [shown, setShown] = useState<Shown>(fromAddress(query))
  const [asked, setAsked] = useState(query)
  // Asked for by the address of the screen that is open already.
  if (asked !== query) {
    setAsked(query)
    setShown(fromAddress(query) ?? shown)
  }
  const [context] = useState(() => ({ show: setShown }))
  const wanted = shown !== null && 'asset' in shown ? shown.asset : null
  const read = useAsset(workspace, wanted)
  const asset = read.data ?? null
  const elsewhere = useElsewhere(read.data === null && shown?.kind === 'verify' ? shown.asset : null)
  // In a small workspace the list says it.
  const isUnread = useIsLarge(workspace) && wanted !== null && read.data === undefined && read.isError
  const isGone = read.data === null && shown?.kind === 'verify' && !elsewhere.isPending && !elsewhere.error
  function close() {
    setShown(null)
    forgetAsked()
  }
  return (
    <AssetDrawerContext value={context}>
      {elsewhere.error && (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      )}
      {isUnread && (
        <ErrorPanel title={t('unread')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      )}
      {isGone && <Note tone="critical" role="alert" title={t('gone')} />}
      {children}
      <AddDrawer workspace={workspace} open={shown?.kind === 'add'} onClose={close} />
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
