import type { DialogProps } from './dialog-panel'
import { onceOpen } from './on-demand'

/** Asks one thing. On a phone it rises from the lower edge. */
export const Dialog = onceOpen<DialogProps>(() => import('./dialog-panel').then((part) => part.DialogPanel))
