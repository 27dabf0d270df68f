import type { upgrade as en } from '@/lib/messages/en/upgrade'
import type { Translation } from '@/lib/messages/translation'

export const upgrade = {
  title: 'الخطط',
  back: 'العودة إلى Soteria',
  lead: 'مجانًا: أضف المواقع وأثبت ملكيتها وشغّل الفحوص الخفيفة. تفتح الخطط ما عدا ذلك ويمكن الجمع بينها.',
  later: 'لاحقًا',
  laterNote: 'الميزات التي عليها علامة «{later}» جزء من الخطة، لكنها غير متاحة بعد.',
  note: 'لتغيير خطتك تواصل مع مزوّدك. ثم عُد إلى علامة التبويب المفتوحة، فتُفتح تلقائيًا.',
  purpose: {
    premium: 'لموقع واحد أو بضعة مواقع.',
    unlimited: 'خطة Premium بلا حدود.',
    'agency toolkit': 'للوكالات التي تكسب العملاء وتخدمهم.',
    'white label': 'أدوات الوكالات تحت علامتك التجارية.',
    'reseller license': 'لمن يعيدون بيع Soteria.',
    'bundle deal': 'كل شيء.',
  },
  mine: 'خطتك',
  offer: 'الحصول على {plan}',
  allOf: 'كل ما في {plan}',
  everything: 'كل الصفحات وكل الميزات',
  uncapped: 'تغييرات غير محدودة لأداة الويب',
  features: {
    dashboard: 'لوحة المعلومات',
    monitoring: 'المراقبة الفورية',
    fullScans: 'الفحوص الكاملة للمواقع المُثبتة ملكيتها',
    reports: 'التقارير وسجل الفحوص',
    automation: 'عمليات التكامل ومواقع WordPress',
    widget:
      'أداة الويب، مع تعديلها {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على الأكثر',
    agency: 'قسم الوكالة',
    leadFinders: 'أدوات البحث عن عملاء محتملين',
    websites: 'مواقع نُنجزها عنك',
    clients: 'عقود العملاء والمدفوعات',
    resellerAccounts: 'حسابات إعادة البيع',
  },
} as const satisfies Translation<typeof en>
