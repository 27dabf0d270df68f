import type { frame as en } from '@/lib/messages/en/frame'
import type { Translation } from '@/lib/messages/translation'

export const frame = {
  refused: 'لا يُفتح {product} داخل صفحات أخرى.',
  open: 'فتح في علامة تبويب مستقلة',
} as const satisfies Translation<typeof en>
