import type { frame as en } from '../en/frame'
import type { Translation } from '../translation'

export const frame = {
  refused: 'لا يُفتح {product} داخل صفحات أخرى.',
  open: 'فتح في علامة تبويب مستقلة',
} as const satisfies Translation<typeof en>
