import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from './button'

/** Last in the order of focus, so that a dialog opens on its first field and not on its way out. */
export function CloseButton() {
  const t = useTranslations('ui')
  return (
    <Dialog.Close
      aria-label={t('close')}
      className={clsx(buttonClass({ variant: 'ghost', size: 'icon' }), 'absolute inset-e-3 top-3 sm:inset-e-4')}
    >
      <X aria-hidden="true" />
    </Dialog.Close>
  )
}
