import type { ConfirmDialogProps } from './confirm-panel'
import { onceOpen } from './on-demand'

export const ConfirmDialog = onceOpen<ConfirmDialogProps>(() =>
  import('./confirm-panel').then((part) => part.ConfirmPanel),
)
