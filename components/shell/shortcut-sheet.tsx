import { useTranslations } from 'use-intl'
import { Dialog } from '@/components/ui/dialog'
import { shell } from '@/lib/messages/en/shell'
import { withTexts } from '@/lib/react/i18n'
import { closeOverlay, openOverlay } from '@/stores/overlay'
import { ShortcutList } from './shortcut-list'

export const ShortcutSheet = withTexts({ shell }, function ShortcutSheet({ open }: { open: boolean }) {
  const t = useTranslations('shell.shortcuts')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? openOverlay('shortcuts') : closeOverlay())}
      title={t('title')}
      description={t('text')}
      className="sm:max-w-[760px]"
    >
      <ShortcutList />
    </Dialog>
  )
})
