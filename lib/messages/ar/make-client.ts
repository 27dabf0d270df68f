import type { makeClient as en } from '@/lib/messages/en/make-client'
import type { Translation } from '@/lib/messages/translation'

export const makeClient = {
  do: 'تحويل إلى عميل',
  title: 'تحويل {name} إلى عميل؟',
  wonTitle: 'نُقل {name} إلى «مكسوب»',
  text: 'ينشئ هذا مساحة عمل ويضيف موقعهم أصلًا فيها وينقل العميل المحتمل إلى «مكسوب».',
  noSite: 'ينشئ هذا مساحة عمل وينقل العميل المحتمل إلى «مكسوب». لا يوجد موقع لإضافته أصلًا.',
  workspace: 'اسم مساحة العمل',
  client: 'اسم العميل',
  notNow: 'ليس الآن',
  done: 'أُضيف {name} عميلًا',
  next: 'الخطوة التالية: أثبت أن {site} ملك لهم، ثم افحصه.',
  nextNoSite: 'الخطوة التالية: أضف موقعهم لفحصه.',
  verify: 'إثبات الملكية',
  scan: 'فحص الموقع',
  add: 'إضافة أصل',
  open: 'فتح مساحة العمل',
  contract: 'عقد جديد',
} satisfies Translation<typeof en>
