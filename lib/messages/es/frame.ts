import type { frame as en } from '../en/frame'
import type { Translation } from '../translation'

export const frame = {
  refused: '{product} no se abre dentro de otras páginas.',
  open: 'Abrir en su propia pestaña',
} as const satisfies Translation<typeof en>
