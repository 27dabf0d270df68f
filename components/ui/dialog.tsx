import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { onceOpen } from './on-demand'

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
export const Dialog = onceOpen<DialogProps>(() => import('./dialog-panel').then((part) => part.DialogPanel))

export function DialogActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('flex flex-wrap items-center justify-end gap-2 max-sm:*:grow', className)}>{children}</div>
}
