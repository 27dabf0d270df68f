import type { problem as en } from '@/lib/messages/en/problem'
import type { Translation } from '@/lib/messages/translation'

export const problem = {
  sites: 'المواقع: {count, number}',
  late: 'النتائج المتأخرة: {count, number}',
  failed: 'تعذّر تحميل المواقع',
  triage: 'تصنيف على كل المواقع ({count, number})',
  export: 'تصدير CSV',
  fix: 'طريقة الإصلاح',
  list: 'المواقع المتأثرة',
  overdue: 'متأخرة',
  found: 'اكتُشفت',
  notAll: 'يُعرض {shown, number} من {total, number} من المواقع. يشملها التصنيف والتصدير وحدها.',
  column: {
    problem: 'النتيجة',
    severity: 'الخطورة',
    site: 'الموقع',
    workspace: 'مساحة العمل',
    since: 'اكتُشفت',
    count: 'النتائج',
    late: 'متأخرة',
  },
  decision: 'التصنيف',
  status: {
    in_review: 'قيد المراجعة',
    fixed_claimed: 'أُصلحت، بانتظار إعادة الفحص',
    accepted: 'مخاطرة مقبولة',
    false_positive: 'إنذار كاذب',
  },
  means: {
    in_review: 'هناك من يعمل عليها. تبقى النتيجة مفتوحة.',
    fixed_claimed: 'يؤكد الفحص التالي لكل موقع الإصلاح أو يعيد فتح النتيجة.',
    accepted: 'مستبعدة حتى التاريخ الذي تحدده، ثم تُفتح من جديد.',
    false_positive: 'مستبعدة على هذه المواقع. لم تعد تُحسب مفتوحة.',
  },
  note: 'السبب',
  until: 'حتى',
  confirm: 'تصنيف المواقع ({count, number})',
  done: 'النتائج المصنّفة: {count, number}',
} satisfies Translation<typeof en>
