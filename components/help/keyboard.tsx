import { useTranslations } from 'use-intl'
import { ShortcutList } from '@/components/shell/shortcut-list'

export function Keyboard() {
  const t = useTranslations('help.keyboard')
  return (
    <div className="grid gap-4 text-13">
      <p>{t('intro')}</p>
      <ShortcutList />
    </div>
  )
}
