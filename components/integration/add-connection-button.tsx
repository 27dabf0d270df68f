import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { useConnectionDrawer } from './use-connection-drawer'

export function AddConnectionButton({ size }: { size?: 'lg' }) {
  const t = useTranslations('integration')
  const { show } = useConnectionDrawer()
  return <AddButton label={t('add')} offline={t('offline')} size={size} onAdd={() => show({ kind: 'add' })} />
}
