import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { useAssetDrawer } from './use-asset-drawer'

export function AddButton({ large = false }: { large?: boolean }) {
  const t = useTranslations('asset')
  const { show } = useAssetDrawer()
  return (
    <Button variant="primary" aria-keyshortcuts="c" size={large ? 'lg' : 'md'} onClick={() => show({ kind: 'add' })}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  )
}
