import type { frame as en } from '../en/frame'
import type { Translation } from '../translation'

export const frame = {
  refused: '{product} lässt sich nicht in anderen Seiten öffnen.',
  open: 'In eigenem Tab öffnen',
} as const satisfies Translation<typeof en>
