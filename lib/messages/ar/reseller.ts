import type { reseller as en } from '@/lib/messages/en/reseller'
import type { Translation } from '@/lib/messages/translation'

export const reseller = {
  purpose: 'بِع الحسابات بعلامتك وتابع مواقعها.',
  failed: 'تعذّر تحميل الحسابات',
  new: 'حساب جديد',
  import: 'استيراد',
  offline: 'أنت غير متصل. أعد الاتصال للمتابعة.',
  answer: {
    critical:
      'لدى {name} {count, plural, zero {# نتيجة حرجة} one {نتيجة حرجة واحدة} two {نتيجتان حرجتان} few {# نتائج حرجة} many {# نتيجة حرجة} other {# نتيجة حرجة}}.',
    criticals:
      '{count, plural, zero {# حساب لديه} one {حساب واحد لديه} two {حسابان لديهما} few {# حسابات لديها} many {# حسابًا لديها} other {# حساب لديها}} نتائج حرجة.',
    expired:
      '{count, plural, zero {انتهت صلاحية # حساب.} one {انتهت صلاحية حساب واحد.} two {انتهت صلاحية حسابين.} few {انتهت صلاحية # حسابات.} many {انتهت صلاحية # حسابًا.} other {انتهت صلاحية # حساب.}}',
    ending:
      '{count, plural, zero {تنتهي صلاحية # حساب خلال 14 يومًا.} one {تنتهي صلاحية حساب واحد خلال 14 يومًا.} two {تنتهي صلاحية حسابين خلال 14 يومًا.} few {تنتهي صلاحية # حسابات خلال 14 يومًا.} many {تنتهي صلاحية # حسابًا خلال 14 يومًا.} other {تنتهي صلاحية # حساب خلال 14 يومًا.}}',
    invites:
      '{count, plural, zero {انتهت صلاحية # دعوة.} one {انتهت صلاحية دعوة واحدة.} two {انتهت صلاحية دعوتين.} few {انتهت صلاحية # دعوات.} many {انتهت صلاحية # دعوة.} other {انتهت صلاحية # دعوة.}}',
    unused:
      '{count, plural, zero {لم يُسجَّل الدخول إلى # حساب قط.} one {لم يُسجَّل الدخول إلى حساب واحد قط.} two {لم يُسجَّل الدخول إلى حسابين قط.} few {لم يُسجَّل الدخول إلى # حسابات قط.} many {لم يُسجَّل الدخول إلى # حسابًا قط.} other {لم يُسجَّل الدخول إلى # حساب قط.}}',
    fine: 'لا يحتاج أي حساب إلى انتباهك.',
  },
  seats: {
    label: 'المقاعد',
    used: 'استُخدم <strong>{used, number}</strong> من {count, plural, zero {# مقعد} one {مقعد واحد} two {مقعدين} few {# مقاعد} many {# مقعدًا} other {# مقعد}}',
    unlimited: 'الحسابات: <strong>{used, number}</strong>',
    text: 'تحتفظ الحسابات الموقوفة بمقعدها وبياناتها. حذف الحساب يحرّر مقعده ويحذف بياناته نهائيًا.',
    low: '{count, plural, zero {بقي # مقعد.} one {بقي مقعد واحد.} two {بقي مقعدان.} few {بقيت # مقاعد.} many {بقي # مقعدًا.} other {بقي # مقعد.}}',
    full: 'لم يبقَ أي مقعد. احذف حسابًا أو أضف مقاعد.',
  },
  status: { active: 'نشط', pending: 'مدعو', suspended: 'موقوف', expired: 'منتهي الصلاحية' },
  trouble: {
    inviteOver: 'انتهت صلاحية الدعوة',
    unused: 'لم يُسجَّل الدخول قط',
  },
  tile: {
    label: 'مجاميع الحسابات',
    score: 'متوسط الدرجات',
    scoreNone: 'لم يُفحص شيء بعد',
    up: '‎+{count, number}‎ خلال 30 يومًا',
    down: '‎−{count, number}‎ خلال 30 يومًا',
    same: 'لا تغيّر خلال 30 يومًا',
    attention: 'تحتاج إلى انتباه',
    attentionText:
      '{count, plural, zero {# بنتائج حرجة} one {واحد بنتائج حرجة} two {اثنان بنتائج حرجة} few {# بنتائج حرجة} many {# بنتائج حرجة} other {# بنتائج حرجة}}',
    attentionNone: 'لا شيء',
    scans: 'الفحوص في 30 يومًا',
    more: '‎+{count, number}‎ مقارنةً بالأيام الـ30 السابقة',
    fewer: '‎−{count, number}‎ مقارنةً بالأيام الـ30 السابقة',
    asMany: 'كما في الأيام الـ30 السابقة',
    ends: 'تنتهي خلال 30 يومًا',
    next: '{name}، {date}',
    endsNone: 'لا ينتهي أي منها قريبًا',
  },
  tabs: {
    label: 'الحسابات حسب الحالة',
    all: 'الكل',
    attention: 'تحتاج إلى انتباه',
    suspended: 'موقوفة',
    usage: 'الاستخدام بحسب الشهر',
  },
  table: 'الحسابات',
  plan: 'الخطة',
  anyPlan: 'كل الخطط',
  column: {
    account: 'الحساب',
    plan: 'الخطة',
    status: 'الحالة',
    grade: 'التقدير',
    open: 'حرجة، عالية',
    scans: 'الفحوص، 30 يومًا',
    seen: 'آخر تسجيل دخول',
    ends: 'تاريخ الانتهاء',
    actions: 'الإجراءات',
  },
  never: 'أبدًا',
  notScanned: 'لم يُفحص',
  inDays:
    '{count, plural, zero {خلال # يوم} one {خلال يوم واحد} two {خلال يومين} few {خلال # أيام} many {خلال # يومًا} other {خلال # يوم}}',
  ownBrand: 'علامة خاصة: {name}',
  noEnd: 'لا تنتهي صلاحيته',
  action: {
    more: 'إجراءات أخرى للحساب {name}',
    edit: 'تعديل',
    renew: 'تجديد',
    resume: 'إعادة التفعيل',
    suspend: 'إيقاف',
    invite: 'إعادة إرسال الدعوة',
    delete: 'حذف',
    invited: 'أُعيد إرسال الدعوة إلى {email}',
    resumed: 'أُعيد تفعيل {name}',
  },
  empty: {
    title: 'بِع {product} بعلامتك',
    text: '{count, plural, zero {أنشئ الحساب الأول.} one {أنشئ الحساب الأول. يشغل مقعدك الوحيد.} two {أنشئ الحساب الأول. يشغل أحد مقعديك.} few {أنشئ الحساب الأول. يشغل أحد مقاعدك الـ #.} many {أنشئ الحساب الأول. يشغل أحد مقاعدك الـ #.} other {أنشئ الحساب الأول. يشغل أحد مقاعدك الـ #.}}',
    unlimited: 'أنشئ الحساب الأول.',
  },
} as const satisfies Translation<typeof en>
