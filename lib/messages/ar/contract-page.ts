import type { contractPage as en } from '@/lib/messages/en/contract-page'
import type { Translation } from '@/lib/messages/translation'

/** ما يرافق نص العقد. */
export const contractPage = {
  version: 'الإصدار {version, number}',
  page: {
    until: 'آخر موعد للتوقيع: {date}.',
    download: 'تنزيل PDF',
    sign: 'توقيع',
    signText: 'نرسل رمزًا من 6 أرقام إلى {email} لتأكيد أن صندوق البريد لك.',
    name: 'اسمك',
    role: 'صفتك',
    agree: 'قرأت هذا وأنا مخوّل بالتوقيع عن {client}.',
    sendCode: 'إرسال الرمز بالبريد',
    codeSent:
      'أُرسل الرمز إلى {email}. وهو صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    code: 'رمز من 6 أرقام',
    drawn: 'ارسم توقيعك (اختياري)',
    drawnHelp: 'بدون رسم يكون اسمك المكتوب هو توقيعك.',
    clear: 'مسح',
    decline: 'رفض',
    declineText: 'أخبر {agency} بالسبب. يمكنها عندئذ إرسال إصدار جديد.',
    reason: 'السبب',
    simple: 'هذا توقيع إلكتروني بسيط.',
    signed: 'وُقّع في {date}',
    signedText: 'تسلّم الطرفان ملف PDF الموقّع بالبريد الإلكتروني.',
    declined: 'رفضتَ هذا العقد',
    declinedText: 'أرسلنا السبب إلى {agency}.',
  },
  refused: {
    closed: 'لم يعد بالإمكان توقيع هذا العقد أو رفضه.',
    changed: 'لا يطابق النص الإصدار الذي أُرسل، لذلك لا يمكن توقيعه. اطلب من {agency} رابطًا جديدًا.',
    name: 'أدخل اسمك.',
    role: 'أدخل صفتك، مثل المدير العام.',
    agree: 'أكّد أنك مخوّل بالتوقيع.',
    code: 'أدخل الأرقام الستة من الرسالة.',
    codeWrong: 'هذا الرمز خاطئ. راجع أحدث رسالة.',
    codeOver: 'انتهت صلاحية هذا الرمز أو استُخدم. اطلب رمزًا جديدًا.',
    tooManyCodes: 'يمكنك طلب 3 رموز في الساعة. حاول لاحقًا.',
    signature: 'تعذّرت قراءة الرسم. امسحه وارسم من جديد.',
    reason: 'اذكر سببًا من 10 أحرف على الأقل.',
  },
  event: {
    sent: 'أُرسل',
    viewed: 'فُتح لأول مرة',
    code_sent: 'أُرسل الرمز بالبريد',
    code_wrong: 'أُدخل رمز خاطئ',
    code_ok: 'تأكّد الرمز',
    signed: 'وُقّع',
    declined: 'رُفض',
    reminded: 'أُرسل تذكير',
    expired: 'انتهت صلاحيته',
    voided: 'أُلغي',
    changed: 'بدأ إصدار جديد',
  },
  evidence: {
    title: 'سجل التوقيع',
    text: 'وُقّع هذا العقد بتوقيع إلكتروني بسيط، وتأكّد برمز أُرسل إلى بريد الموقّع.',
    contract: 'العقد',
    signedBy: 'الموقّع',
    signedAt: 'تاريخ التوقيع',
    sha: 'بصمة SHA-256 للنص',
    events: 'الأحداث',
    event: 'الحدث',
    time: 'الوقت',
    from: 'عنوان IP والمتصفح',
    hash: 'SHA-256',
    chain: 'تشمل كل بصمة SHA-256 الحدث السابق، فلا يمكن تغيير أي حدث أو إزالته دون أن يُلاحظ.',
  },
  mail: {
    replies: 'هل لديك أسئلة؟ اكتب إلى {email}.',
    send: {
      subject: 'أرسلت إليك {agency} عقدًا: {title}',
      text: `مرحبًا {name}،

أرسلت إليك {agency} «{title}» ({number}) لتوقيعه. اقرأه أو وقّعه أو ارفضه هنا حتى {date}:

{link}

{message}هذا الرابط لك وحدك. لا تعد توجيهه.
`,
    },
    remind: {
      subject: 'تذكير: {title} ينتظر توقيعك',
      text: `مرحبًا {name}،

لا يزال «{title}» ({number}) من {agency} ينتظر توقيعك. اقرأه أو وقّعه أو ارفضه هنا حتى {date}:

{link}

{message}`,
    },
    code: {
      subject: '{code} هو رمزك لتوقيع {title}',
      text: `مرحبًا {name}،

رمزك لتوقيع «{title}» ({number}):

{code}

وهو صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إن لم تطلبه فتجاهل هذه الرسالة.
`,
    },
    signed: {
      subject: 'تم التوقيع: {title}',
      text: `مرحبًا {name}،

وقّعتَ «{title}» ({number}) مع {agency}. ملف PDF الموقّع مرفق، وصفحته الأخيرة تسجّل كيفية التوقيع.
`,
    },
    signedOwner: {
      subject: 'وقّع {name} على {title}',
      text: `مرحبًا،

وقّع {name} على «{title}» ({number}). ملف PDF الموقّع مرفق، وصفحته الأخيرة تسجّل كيفية التوقيع.
`,
    },
    declined: {
      subject: 'رفض {name} العقد {title}',
      text: `مرحبًا،

رفض {name} «{title}» ({number}). السبب:

{reason}
`,
    },
    expired: {
      subject: 'انتهت صلاحية {title} دون توقيع',
      text: `مرحبًا،

لم يوقّع {name} على «{title}» ({number}) في الوقت المحدد، فلم يعد رابطه يعمل. يمكنك إرساله من جديد في أي وقت.
`,
    },
  },
} as const satisfies Translation<typeof en>
