import type { workspace as en } from '@/lib/messages/en/workspace'
import type { Translation } from '@/lib/messages/translation'

export const workspace = {
  headline:
    '{count, plural, zero {لا مساحات عمل} one {مساحة عمل واحدة} two {مساحتا عمل} few {# مساحات عمل} many {# مساحة عمل} other {# مساحة عمل}}، {assets, plural, zero {بلا أصول} one {فيها أصل واحد} two {فيها أصلان} few {فيها # أصول} many {فيها # أصلًا} other {فيها # أصل}}.',
  headlineOpen:
    '{open, plural, zero {لا نتائج مفتوحة} one {نتيجة مفتوحة واحدة} two {نتيجتان مفتوحتان} few {# نتائج مفتوحة} many {# نتيجة مفتوحة} other {# نتيجة مفتوحة}} بخطورة حرجة أو عالية.',
  add: 'إنشاء مساحة عمل',
  table: 'مساحات العمل',
  column: { name: 'الاسم', client: 'العميل', assets: 'الأصول', open: 'النتائج المفتوحة', lastScan: 'آخر فحص', default: 'الافتراضية', actions: 'الإجراءات' },
  current: 'الحالية',
  isDefault: 'الافتراضية',
  notDefault: 'ليست الافتراضية',
  neverScanned: 'لم تُفحص قط',
  noClient: 'بلا عميل',
  unknown: 'غير معروف بعد',
  open: 'فتح',
  openNamed: 'فتح {name}',
  more: 'إجراءات أخرى لـ {name}',
  edit: 'تعديل',
  makeDefault: 'جعلها الافتراضية',
  delete: 'حذف',
  failed: 'تعذّر تحميل مساحات العمل',
  madeDefault: '{name} هي مساحة العمل الافتراضية الآن.',
  form: {
    createTitle: 'إنشاء مساحة عمل',
    createText: 'تضم مساحة العمل أصول عميل واحد أو مشروع واحد. لا يختلط ما فيها بغيرها.',
    editTitle: 'تعديل {name}',
    name: 'الاسم',
    client: 'العميل',
    description: 'الوصف',
    reportLanguage: 'لغة التقارير',
    reportLanguageHelp: 'لغة تقارير PDF في مساحة العمل هذه.',
    languageOfReader: 'لغة الشخص الذي يحمّل التقرير',
    color: 'اللون',
    colors: { blue: 'أزرق', green: 'أخضر', amber: 'كهرماني', orange: 'برتقالي', pink: 'وردي', purple: 'بنفسجي', grey: 'رمادي', teal: 'أزرق مخضر' },
    create: 'إنشاء مساحة عمل',
    save: 'حفظ التغييرات',
    created: 'أُنشئت {name} وفُتحت.',
    saved: 'حُفظت.',
  },
  remove: {
    title: 'حذف {name}؟',
    text: 'تُحذف نهائيًا بكل ما فيها: {assets, plural, zero {لا أصول} one {أصل واحد} two {أصلان} few {# أصول} many {# أصلًا} other {# أصل}} و{reports, plural, zero {لا تقارير} one {تقرير واحد} two {تقريران} few {# تقارير} many {# تقريرًا} other {# تقرير}}. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف مساحة العمل',
    done: 'حُذفت {name}.',
  },
  empty: {
    title: 'أنشئ أول مساحة عمل لك',
    text: 'تضم مساحة العمل المواقع التي تشرف عليها وفحوصها وتقاريرها. تكفي واحدة للبداية؛ وتخصص الوكالات واحدة لكل عميل.',
    warning: 'ليست لديك أي مساحة عمل. يُرجى إنشاء مساحة عمل',
  },
} satisfies Translation<typeof en>
