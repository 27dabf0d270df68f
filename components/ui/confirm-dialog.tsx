import type { ReactNode } from 'react'
import { onceOpen } from './on-demand'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What dies with it, and whether it can come back. */
  description: ReactNode
  confirmLabel: string
  /** For what cannot be undone: the name has to be typed. */
  typedName?: string
  /** Closes when it resolves; when it throws, the dialog stays and says why. */
  onConfirm: () => Promise<unknown>
  variant?: 'danger' | 'primary'
  children?: ReactNode
  /** Where the focus goes when what opened it is gone by then. */
  finalFocus?: () => HTMLElement | null
}

export const ConfirmDialog = onceOpen<ConfirmDialogProps>(() => import('./confirm-panel').then((part) => part.ConfirmPanel))
