export const sitePage = {
  domain: {
    none_yet: 'لم يُضبط شيء لـ {host} بعد.',
    apex_elsewhere: 'ما زال النطاق بدون www يشير إلى المضيف القديم ({found}).',
    elsewhere: 'ما زال {host} يشير إلى المضيف القديم ({found}).',
    cloudflare: 'وكيل Cloudflare مفعّل. اضبط السجل على «DNS only».',
    cname_elsewhere: 'يشير {host} إلى {found} بدلًا من {value}.',
    cname_not_alone: 'لدى {host} سجل {type} أيضًا. احذفه لاستخدام CNAME.',
    also_elsewhere: 'يشير {host} أيضًا إلى {found}. احذف ذلك السجل.',
    still_old:
      'حُفظ تغييرك لكنه ما زال ينتشر. قد يستغرق ذلك مدة تصل إلى {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} (TTL).',
    no_answer: 'لم تستجب خوادم أسماء {host}. سنتحقق مرة أخرى.',
    no_domain: 'النطاق {host} غير مسجل أو ليست له خوادم أسماء.',
    claim_missing: 'النطاق {host} متصل بموقع آخر. أضف هذا السجل لتأكيد أن النطاق لك.',
    cert_unreachable: 'تعذّر الوصول إلى {host} على المنفذ 80، لذلك لم تصدر شهادة.',
    cert_other_answer: 'ردّ خادم آخر باسم {host}، لذلك لم تصدر شهادة.',
    cert_dns: 'لم تجد جهة إصدار الشهادات عنوان IP لـ {host}.',
    cert_caa: 'لا يسمح سجل CAA لـ {host} بجهة إصدار الشهادات لدينا. أضف إليه {value}.',
    cert_rate: 'لا تصدر جهة إصدار الشهادات حاليًا شهادات أخرى لـ {host}.',
    cert_refused: 'ترفض جهة إصدار الشهادات إصدار شهادات لـ {host}.',
    cert_away: 'لم تستجب جهة إصدار الشهادات.',
    cert_failed: 'لم تتمكن جهة إصدار الشهادات من إصدار شهادة لـ {host}.',
  },
  mail: {
    live: {
      subject: 'أصبح {domain} متاحًا',
      text: 'الموقع «{name}» متاح الآن على https://{domain}.\n\nأدِره من هنا:\n{link}',
    },
    failed: {
      subject: 'النطاق {domain} غير متصل بعد',
      text: 'تحققنا أسبوعًا من سجلات {domain}، نطاق الموقع «{name}». آخر نتيجة:\n\n{problem}\n\nتوقفنا عن التحقق. صحّح السجلات ثم تحقق منها هنا:\n{link}',
    },
    form: {
      subject: 'رسالة جديدة من {from} عبر {website}',
      text: 'لديك رسالة جديدة من {address}:\n\n{fields}\n\nالرد إلى: {email}',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      topic: 'الموضوع',
      message: 'الرسالة',
    },
    steps: {
      subject: 'السجلات المطلوبة لـ {domain}',
      text: 'يُعد {sender} موقعًا على {domain}. أضف هذه السجلات حيث يُدار النطاق:\n\n{records}\n\nخفّض أولًا قيمة TTL للسجلات القديمة ليظهر التغيير قريبًا. اترك سجلات MX وTXT كما هي: يستمر البريد كالمعتاد. يُلاحَظ التغيير تلقائيًا خلال دقائق.',
      record: '{type}  {host}  →  {value}',
    },
  },
} as const
