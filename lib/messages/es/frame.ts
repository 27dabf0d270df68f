import type { frame as en } from '@/lib/messages/en/frame'
import type { Translation } from '@/lib/messages/translation'

export const frame = {
  refused: '{product} no se abre dentro de otras páginas.',
  open: 'Abrir en su propia pestaña',
} as const satisfies Translation<typeof en>
