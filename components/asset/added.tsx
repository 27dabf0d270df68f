import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useStartLightScan } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { useAssetDrawer } from './use-asset-drawer'

type Props = { workspace: string; asset: Asset; onAnother: () => void; onClose: () => void }

/** After adding: the actions that come next. */
export function Added({ workspace, asset, onAnother, onClose }: Props) {
  const t = useTranslations('asset')
  const router = useRouter()
  const { show } = useAssetDrawer()
  const start = useStartLightScan(workspace)
  const handleScan = () => start.mutate(asset.id, { onSuccess: () => router.push(href('scan', { id: asset.id })) })
  return (
    <>
      <Note tone="pass" role="status" title={t('create.added', { value: shownAddress(asset.value) })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={start.isPending} onClick={handleScan}>
          {t('verify.scan')}
        </Button>
        <Button onClick={() => show({ kind: 'verify', asset: asset.id })}>{t('action.verify')}</Button>
      </div>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <Button variant="ghost" onClick={onAnother}>
          {t('create.another')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('create.done')}
        </Button>
      </div>
    </>
  )
}
