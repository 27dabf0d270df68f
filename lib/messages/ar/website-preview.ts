import type { websitePreview as en } from '@/lib/messages/en/website-preview'
import type { Translation } from '@/lib/messages/translation'

export const websitePreview = {
  title: 'معاينة: {name}',
  text: 'شاهد أي إصدار كما يراه الزوار، على أي شاشة.',
  failed: 'تعذّر تحميل هذا الموقع.',
  unreadable: 'يحتاج هذا الإصدار من الموقع إلى إصدار أحدث من التطبيق.',
  back: 'الموقع',
  version: 'الإصدار',
  number: 'الإصدار {rev, number}',
  versionOf: '{what}، {state}',
  isPublished: 'منشور',
  isCurrent: 'الحالي',
  withoutPictures: 'بلا صور',
  scan: 'فحص خفيف',
  open: 'فتح الموقع',
  edit: 'تعديل',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ الرابط. يعمل لمدة 24 ساعة.',
  link: 'رابط المعاينة',
  linkHelp: 'كل من لديه هذا الرابط يرى هذا الإصدار لمدة 24 ساعة.',
  offline: 'أنت غير متصل. أعد الاتصال للمتابعة.',
} satisfies Translation<typeof en>
