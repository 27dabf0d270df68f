import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteAsset } from '@/lib/api/asset'
import type { Asset } from '@/lib/contract/asset'
import { shownAddress } from '@/lib/domain/shown-address'
import { focusAfter, pageHeading } from './focus-after'

type Props = { workspace: string; asset: Asset | null; onClose: () => void }

export function DeleteAsset({ workspace, asset, onClose }: Props) {
  if (!asset) return null
  return <Question key={asset.id} workspace={workspace} asset={asset} onClose={onClose} />
}

function Question({ workspace, asset, onClose }: Props & { asset: Asset }) {
  const t = useTranslations('asset.remove')
  const remove = useDeleteAsset(workspace)
  const [opener] = useState(() => document.activeElement)
  const isGoing = useRef(false)
  const name = { asset: shownAddress(asset.value) }

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
      description={t('text')}
      confirmLabel={t('confirm')}
      finalFocus={() => (isGoing.current ? pageHeading() : focusAfter(asset.id, opener))}
      onConfirm={handleConfirm}
    />
  )
}
