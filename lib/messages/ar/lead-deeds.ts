import type { leadDeeds as en } from '@/lib/messages/en/lead-deeds'
import type { Translation } from '@/lib/messages/translation'

export const leadDeeds = {
  add: {
    do: 'إضافة عميل محتمل',
    text: 'لجهة تعرفها من قبل.',
    name: 'الاسم',
    website: 'الموقع',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    city: 'المدينة',
    country: 'الدولة',
    noCountry: 'بلا دولة',
    category: 'الفئة',
    tags: 'الوسوم',
    tagsHelp: 'افصل بينها بفواصل.',
    save: 'حفظ العميل المحتمل',
    saved: 'حُفظ {name}',
    known: '{name} محفوظ مسبقًا. أُضيف ما هو جديد.',
  },
  bulk: {
    tags: 'الوسوم',
    tagsTitle:
      '{count, plural, zero {لا وسوم} one {وسوم عميل محتمل واحد} two {وسوم عميلين محتملين} few {وسوم # عملاء محتملين} many {وسوم # عميلًا محتملًا} other {وسوم # عميل محتمل}}',
    addTags: 'إضافة وسوم',
    removeTags: 'إزالة وسوم',
    onSome: '{count, number} من {total, number}',
    saveTags: 'حفظ الوسوم',
    tagged:
      '{count, plural, zero {لم يُحفظ شيء} one {حُفظت وسوم عميل محتمل واحد} two {حُفظت وسوم عميلين محتملين} few {حُفظت وسوم # عملاء محتملين} many {حُفظت وسوم # عميلًا محتملًا} other {حُفظت وسوم # عميل محتمل}}',
    step: 'الخطوة التالية',
    stepTitle:
      '{count, plural, zero {لا خطوة} one {الخطوة التالية لعميل محتمل واحد} two {الخطوة التالية لعميلين محتملين} few {الخطوة التالية لـ# عملاء محتملين} many {الخطوة التالية لـ# عميلًا محتملًا} other {الخطوة التالية لـ# عميل محتمل}}',
    stepText: 'تحل محل الحالية. اتركها فارغة لإزالتها.',
    saveStep: 'حفظ الخطوة التالية',
    stepped:
      '{count, plural, zero {لم يُحفظ شيء} one {حُفظت خطوة عميل محتمل واحد} two {حُفظت خطوة عميلين محتملين} few {حُفظت خطوة # عملاء محتملين} many {حُفظت خطوة # عميلًا محتملًا} other {حُفظت خطوة # عميل محتمل}}',
  },
  stop: {
    listed: 'أصبح {name} في قائمة عدم التواصل.',
    hint: 'يضيف عناوينه إلى قائمة عدم التواصل لديك.',
  },
} satisfies Translation<typeof en>
