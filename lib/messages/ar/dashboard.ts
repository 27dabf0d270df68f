import type { dashboard as en } from '../en/dashboard'
import type { Translation } from '../translation'

export const dashboard = {
  title: 'لوحة المعلومات',
  newScan: 'فحص جديد',
  urgent:
    '{count, plural, zero {لا مشكلات حرجة} one {مشكلة حرجة واحدة تحتاج إليك} two {مشكلتان حرجتان تحتاجان إليك} few {# مشكلات حرجة تحتاج إليك} many {# مشكلة حرجة تحتاج إليك} other {# مشكلة حرجة تحتاج إليك}} اليوم',
  urgentOn:
    '{count, plural, zero {لا مشكلات حرجة في {asset}} one {مشكلة حرجة واحدة في {asset} تحتاج إليك} two {مشكلتان حرجتان في {asset} تحتاجان إليك} few {# مشكلات حرجة في {asset} تحتاج إليك} many {# مشكلة حرجة في {asset} تحتاج إليك} other {# مشكلة حرجة في {asset} تحتاج إليك}} اليوم',
  high: 'لا شيء حرج. {count, plural, zero {لا مشكلات خطيرة} one {مشكلة خطيرة واحدة} two {مشكلتان خطيرتان} few {# مشكلات خطيرة} many {# مشكلة خطيرة} other {# مشكلة خطيرة}} بانتظار الإصلاح',
  calm: 'لا شيء عاجل',
  calmText: 'لا نتيجة حرجة أو عالية الخطورة مفتوحة في أحدث التقارير.',
  findingsText:
    '{count, plural, zero {لا تقارير.} one {من أحدث تقرير لموقعك.} two {من أحدث تقرير لكل من موقعيك.} few {من أحدث تقرير لكل من مواقعك الـ#.} many {من أحدث تقرير لكل من مواقعك الـ#.} other {من أحدث تقرير لكل من مواقعك الـ#.}}',
  noAssets: 'ابدأ بموقعك الأول',
  noAssetsText: 'أضف نطاق موقع أو عنوانه، واعرف في بضع ثوانٍ مدى أمانه من الخارج.',
  noScans: 'لم يكتمل أي فحص بعد',
  noScansText: 'شغّل فحصًا خفيفًا لترى كيف يبدو موقعك من الخارج.',
  addAsset: 'إضافة أصل',
  review: 'مراجعة',
  reviewFirst: 'راجع الأسوأ أولًا',
  openFindings:
    '{count, plural, =0 {لا نتائج مفتوحة} zero {لا نتائج مفتوحة} one {نتيجة مفتوحة واحدة} two {نتيجتان مفتوحتان} few {# نتائج مفتوحة} many {# نتيجة مفتوحة} other {# نتيجة مفتوحة}}',
  graded:
    'المقيَّم: {graded, number} من {total, plural, zero {لا أصول} one {أصل واحد} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}}.{never, plural, =0 {} zero {} one { أصل واحد لم يُفحص قط.} two { أصلان لم يُفحصا قط.} few { # أصول لم تُفحص قط.} many { # أصلًا لم تُفحص قط.} other { # أصل لم تُفحص قط.}}',
  lowest: 'أدنى درجة: {asset}',
  stats: {
    total_assets: 'الأصول',
    verified_assets: 'الأصول المُثبتة',
    total_scans: 'الفحوص',
    active_scans: 'الفحوص الجارية',
    critical_findings: 'النتائج الحرجة',
    open_findings: 'النتائج المفتوحة',
    wordpress_sites: 'مواقع WordPress',
    leads: 'العملاء المحتملون',
    label: 'أرقام مساحة العمل هذه',
    unknown: 'غير معروف',
    failed: 'تعذّر تحميل الأرقام',
    more: 'أكثر بـ{count, number} {from, select, month {خلال 30 يومًا} day {منذ {day}} other {منذ تقريرك الأول}}',
    fewer: 'أقل بـ{count, number} {from, select, month {خلال 30 يومًا} day {منذ {day}} other {منذ تقريرك الأول}}',
    same: 'لا تغيّر {from, select, month {خلال 30 يومًا} day {منذ {day}} other {منذ تقريرك الأول}}',
  },
  attention: {
    title: 'يحتاج إلى انتباهك',
    down: 'متوقف الآن',
    certificate:
      '{count, plural, zero {تنتهي الشهادة اليوم} one {تنتهي الشهادة خلال يوم واحد} two {تنتهي الشهادة خلال يومين} few {تنتهي الشهادة خلال # أيام} many {تنتهي الشهادة خلال # يومًا} other {تنتهي الشهادة خلال # يوم}}',
    changed:
      '{count, plural, zero {لا تغييرات غير موضحة} one {تغيير واحد غير موضح} two {تغييران غير موضحين} few {# تغييرات غير موضحة} many {# تغييرًا غير موضح} other {# تغيير غير موضح}}',
    monitors: 'تعذّر الاطلاع على المراقبة',
    text: 'الأسوأ أولًا',
    none: 'لا شيء يحتاج إليك الآن.',
    unknown: 'لا شيء في أصولك يحتاج إليك الآن. تعذّر النظر في الفحوص.',
    critical: '{count, plural, zero {لا نتائج حرجة} one {نتيجة حرجة واحدة} two {نتيجتان حرجتان} few {# نتائج حرجة} many {# نتيجة حرجة} other {# نتيجة حرجة}}',
    high: '{count, plural, zero {لا نتائج عالية} one {نتيجة عالية واحدة} two {نتيجتان عاليتان} few {# نتائج عالية} many {# نتيجة عالية} other {# نتيجة عالية}}',
    failed: 'تعذّر آخر فحص',
    never:
      '{count, plural, zero {لا شيء لم يُفحص} one {لم يُفحص قط} two {أصلان لم يُفحصا قط} few {# أصول لم تُفحص قط} many {# أصلًا لم تُفحص قط} other {# أصل لم تُفحص قط}}',
    unverified: 'الملكية غير مُثبتة',
    see: 'لماذا؟',
    verify: 'إثبات',
    more: '{count, plural, zero {لا مزيد} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  },
  activity: { title: 'النشاط', all: 'كل الفحوص', none: 'لم يحدث شيء بعد.', added: 'أُضيف أصل', verified: 'ثبتت الملكية' },
  affected: { title: 'أكثر الأصول تأثرًا', text: 'النتائج المفتوحة' },
  trend: {
    title: 'النتائج المفتوحة مع الوقت',
    range: 'الفترة',
    days: '{days, number} ي',
    daily: 'يوميًا، حسب الخطورة',
    weekly: 'أسبوعيًا، حسب الخطورة',
    fourWeekly: 'كل أربعة أسابيع، حسب الخطورة',
    asTable: 'عرض كجدول',
    day: 'اليوم',
    point:
      '{date}: {count, plural, =0 {لا شيء مفتوح} zero {لا شيء مفتوح} one {واحدة مفتوحة، {counts}} two {اثنتان مفتوحتان، {counts}} few {# مفتوحة، {counts}} many {# مفتوحة، {counts}} other {# مفتوحة، {counts}}}',
    none: 'لم تكن هناك أي نتيجة مفتوحة في نهاية أي من هذه الأيام.',
    failed: 'تعذّر تحميل مسار النتائج',
  },
  steps: {
    title: 'الخطوات الأولى',
    text: 'اكتمل {done, number} من {total, number}',
    workspace: 'إنشاء مساحة عمل',
    asset: 'إضافة أصل',
    verify: 'إثبات أنه لك',
    scan: 'تشغيل الفحص الأول',
    done: 'تم',
    open: 'متبقٍّ',
    dismiss: 'إخفاء الخطوات الأولى',
  },
} satisfies Translation<typeof en>
