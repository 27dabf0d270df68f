import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteAsset } from '@/lib/api/asset'
import type { Asset } from '@/lib/contract/asset'

type Props = { workspace: string; asset: Asset | null; onClose: () => void }

export function DeleteAsset({ workspace, asset, onClose }: Props) {
  const t = useTranslations('asset.remove')
  const remove = useDeleteAsset(workspace)
  if (!asset) return null
  const name = { asset: asset.value }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', name)}
      description={t('text')}
      confirmLabel={t('confirm')}
      onConfirm={() => remove.mutateAsync(asset.id).then(() => notify.success(t('done', name)))}
    />
  )
}
