import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from './button'

export const scrimClass = 'fixed inset-0 z-40 bg-scrim transition-opacity duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A press on a toast above the dialog is not a press beside the dialog. */
export function closingUnlessOnToast(onOpenChange: (open: boolean) => void) {
  return (open: boolean, details: { event: Event; cancel: () => void }) => {
    const { target } = details.event
    if (!open && target instanceof Element && target.closest('[data-sonner-toaster]')) details.cancel()
    else onOpenChange(open)
  }
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The deeds, the main one last. A form puts its own into `DialogActions` instead. */
  footer?: ReactNode
  className?: string
  /** Where the focus goes when what opened it is gone by then. */
  finalFocus?: () => HTMLElement | null
}

/** Asks one thing. On a phone it rises from the lower edge. */
export function Dialog({ open, onOpenChange, title, description, children, footer, className }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={closingUnlessOnToast(onOpenChange)}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          className={clsx(
            'fixed inset-x-0 z-50 mx-auto flex max-h-[calc(100dvh-32px)] w-full max-w-[480px] flex-col bg-surface shadow-overlay outline-none transition-[opacity,transform] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0',
            'max-sm:bottom-0 max-sm:max-w-none max-sm:rounded-t-xl max-sm:data-starting-style:translate-y-4 sm:top-1/2 sm:w-[calc(100%-32px)] sm:-translate-y-1/2 sm:rounded-xl sm:data-starting-style:scale-[.98]',
            className,
          )}
        >
          <div className="grid content-start gap-4 overflow-y-auto p-4 sm:p-6">
            <div className="pe-8">
              <Base.Title className="text-16 font-strong tracking-[-0.006em] [overflow-wrap:anywhere]">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-14 text-pretty text-2">{description}</Base.Description>}
            </div>
            {children}
          </div>
          {footer && <DialogActions className="border-t px-4 py-3 sm:px-6">{footer}</DialogActions>}
          <CloseButton />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function DialogActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('flex flex-wrap items-center justify-end gap-2 max-sm:*:grow', className)}>{children}</div>
}

/** Last in the order of focus, so that a dialog opens on its first field and not on its way out. */
export function CloseButton() {
  const t = useTranslations('ui')
  return (
    <Base.Close aria-label={t('close')} className={clsx(buttonClass({ variant: 'ghost', size: 'icon' }), 'absolute inset-e-3 top-3 sm:inset-e-4')}>
      <X aria-hidden="true" />
    </Base.Close>
  )
}
