import type { invoicePaper as en } from '@/lib/messages/en/invoice-paper'
import type { Translation } from '@/lib/messages/translation'

export const invoicePaper = {
  kind: { invoice: 'فاتورة', credit: 'إشعار دائن', offer: 'عرض سعر' },
  issued: 'التاريخ',
  due: 'الاستحقاق',
  valid: 'صالح حتى',
  supplied: 'التوريد',
  reference: 'مرجعكم',
  corrects: 'يصحح الفاتورة',
  vat: 'الرقم الضريبي {number}',
  what: 'الوصف',
  quantity: 'الكمية',
  price: 'السعر',
  discount: 'الخصم',
  tax: 'الضريبة',
  amount: 'المبلغ',
  lines: 'البنود',
  net: 'الصافي',
  taxOf: 'ضريبة {rate} من {amount}',
  total: 'الإجمالي',
  paid: 'المدفوع',
  credited: 'المُرجع',
  open: 'المبلغ المستحق',
  toPay: 'مستحق حتى {date}',
  pay: 'الدفع بتحويل مصرفي',
  scan: 'امسح الرمز بتطبيق مصرفك، أو استخدم:',
  to: 'المستفيد',
  toSend: 'المبلغ',
  mention: 'المرجع',
  code: 'رمز الدفع',
  orLink: 'الدفع عبر الإنترنت على {host}',
  download: 'تنزيل PDF',
  isPaid: 'مدفوعة. شكرًا.',
  isVoid: 'أُلغيت هذه الفاتورة بإشعار دائن.',
  overdue: 'استحقت هذه الفاتورة في {date}.',
  answer: 'إجابتكم',
  accept: 'قبول عرض السعر',
  decline: 'رفض',
  accepted: 'قبلتم هذا العرض.',
  declined: 'رفضتم هذا العرض.',
  over: 'كان هذا العرض صالحًا حتى {date}.',
  remind: {
    notice: {
      subject: 'الفاتورة {number}: تستحق في {day}',
      text: `مرحبًا {buyer}،

تستحق الفاتورة {number} بمبلغ {amount} في {day}. إذا سبق أن دفعتم فتجاهلوا هذه الرسالة.

لعرض الفاتورة ودفعها: {link}

شكرًا
{seller}`,
    },
    first: {
      subject: 'الفاتورة {number}: تذكير ودي',
      text: `مرحبًا {buyer}،

استحقت الفاتورة {number} بمبلغ {amount} في {day}. إذا سبق أن دفعتم فتجاهلوا هذه الرسالة.

لعرض الفاتورة ودفعها: {link}

شكرًا
{seller}`,
    },
    second: {
      subject: 'تذكير ثانٍ: الفاتورة {number}',
      text: `مرحبًا {buyer}،

ما زالت الفاتورة {number} غير مدفوعة منذ {day}. المتبقي {amount}. نرجو الدفع خلال 7 أيام، أو إخبارنا إن كان فيها خطأ.

{link}

شكرًا
{seller}`,
    },
    third: {
      subject: 'تذكير أخير: الفاتورة {number}',
      text: `مرحبًا {buyer}،

ذكّرناكم مرتين بالفاتورة {number} المستحقة في {day}. نرجو دفع المتبقي {amount} خلال 7 أيام. بعد ذلك قد نحتسب الفوائد والتكاليف وفق القانون.

{link}

{seller}`,
    },
  },
} as const satisfies Translation<typeof en>
