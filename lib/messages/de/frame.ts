import type { frame as en } from '@/lib/messages/en/frame'
import type { Translation } from '@/lib/messages/translation'

export const frame = {
  refused: '{product} lässt sich nicht in anderen Seiten öffnen.',
  open: 'In eigenem Tab öffnen',
} as const satisfies Translation<typeof en>
