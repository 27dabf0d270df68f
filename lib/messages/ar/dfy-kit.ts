import type { dfyKit as en } from '@/lib/messages/en/dfy-kit'
import type { Translation } from '@/lib/messages/translation'

export const dfyKit = {
  purpose: 'مواقع ومواد تسويقية جاهزة بعلامتك.',
  failed: 'تعذّر تحميل حزمة التسويق.',
  newWebsite: 'موقع جديد',
  websites: 'المواقع',
  websitesText: 'آخر ثلاثة عملت عليها',
  allWebsites: 'كل المواقع',
  noWebsites: 'لا توجد مواقع بعد',
  noWebsitesText: 'ابدأ من قالب: موقع كامل بألوان عميلك، مع ترويسات الأمان.',
  title: 'حزمة التسويق',
  inBrand: 'باسم {name} وألوانه',
  noBrand: 'حدد علامتك ليظهر اسمك وألوانك فيها. الآن: {name}',
  editBrand: 'تعديل العلامة',
  tab: { logos: 'الشعارات', copy: 'النصوص', emails: 'الرسائل', flyers: 'النشرات', images: 'الصور' },
  none: 'لا شيء هنا بعد',
  noneText: 'لا شيء من هذا النوع متاح بعد.',
  look: 'معاينة {name}',
  download: 'تنزيل',
  downloadOf: 'تنزيل {name}',
  copyText: 'نسخ النص',
  subject: 'الموضوع: {subject}',
  use: { site: 'موقع', post: 'منشور', ad: 'إعلان', mail: 'رسالة', call: 'مكالمة' },
} satisfies Translation<typeof en>
