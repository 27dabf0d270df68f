import type { websiteFrame as en } from '@/lib/messages/en/website-frame'
import type { Translation } from '@/lib/messages/translation'

export const websiteFrame = {
  page: 'الصفحة',
  width: 'العرض',
  desktop: 'حاسوب',
  tablet: 'جهاز لوحي',
  phone: 'هاتف',
  missing: 'الموقع غير موجود',
  missingText: 'ربما حُذف، أو أن الرابط ناقص.',
  all: 'كل المواقع',
} satisfies Translation<typeof en>
