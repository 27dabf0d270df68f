import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button'
import { DialogActions } from './dialog-actions'
import { closingUnlessOnToast, scrimClass } from './surface'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The actions, the main one last. A form puts its own into `DialogActions` instead. */
  footer?: ReactNode
  className?: string
  /** Where the focus goes first; into the first thing that takes it unless told. */
  initialFocus?: () => HTMLElement | null
  /** Where the focus goes when what opened it is gone by then. */
  finalFocus?: () => HTMLElement | null
}

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={closingUnlessOnToast(onOpenChange)}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          data-dialog=""
          // A finger would only raise the keyboard with it.
          initialFocus={initialFocus && ((by) => by === 'touch' || (initialFocus() ?? true))}
          finalFocus={finalFocus}
          className={clsx(
            'fixed inset-x-0 z-50 mx-auto flex max-h-[calc(100dvh-32px)] w-full max-w-[480px] flex-col bg-surface shadow-overlay outline-none transition-[opacity,transform] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0',
            'max-sm:bottom-0 max-sm:max-w-none max-sm:rounded-t-xl max-sm:data-starting-style:translate-y-4 sm:top-1/2 sm:w-[calc(100%-32px)] sm:-translate-y-1/2 sm:rounded-xl sm:data-starting-style:scale-[.98]',
            className,
          )}
        >
          <div className="grid content-start gap-4 overflow-y-auto p-4 sm:p-6">
            <div className="pe-8">
              <Base.Title className="text-16 font-strong tracking-[-0.006em] [overflow-wrap:anywhere]">
                {title}
              </Base.Title>
              {description && (
                <Base.Description className="mt-1 text-14 text-pretty text-2">{description}</Base.Description>
              )}
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
