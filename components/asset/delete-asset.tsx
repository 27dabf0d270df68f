import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddressLine } from '@/components/ui/address-line'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteAsset } from '@/lib/api/asset-change'
import type { Asset } from '@/lib/contract/asset'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { focusAfter, pageHeading } from './focus-after'

export type DeleteAssetProps = { workspace: string; asset: Asset | null; onClose: () => void }

function Deleting({ workspace, asset, onClose }: DeleteAssetProps & { open: boolean }) {
  if (!asset) return null
  return <Question key={asset.id} workspace={workspace} asset={asset} onClose={onClose} />
}
export const DeleteAsset = withTexts({ asset }, Deleting)

function Question({ workspace, asset, onClose }: DeleteAssetProps & { asset: Asset }) {
  const t = useTranslations('asset.remove')
  const remove = useDeleteAsset(workspace)
  const [opener] = useState(() => document.activeElement)
  const isGoing = useRef(false)
  const name = { asset: siteName(asset) }

  async function handleConfirm() {
    isGoing.current = true
    await remove.mutateAsync(asset.id).catch((error: unknown) => {
      isGoing.current = false
      throw error
    })
    notify.success(t('done', name))
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', name)}
      description={
        <>
          {asset.name && <AddressLine>{shownAddress(asset.value)}</AddressLine>}
          {t('text')}
        </>
      }
      confirmLabel={t('confirm')}
      finalFocus={() => (isGoing.current ? pageHeading() : focusAfter(asset.id, opener))}
      onConfirm={handleConfirm}
    />
  )
}
