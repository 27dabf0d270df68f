export const sitePage = {
  domain: {
    none_yet: 'لم يُضبط شيء لـ {host} بعد.',
    apex_elsewhere: 'الاسم بدون www يشير إلى {found}، وهو المضيف القديم.',
    elsewhere: '{host} يشير إلى {found}، وهو المضيف القديم.',
    cloudflare: 'يجيب Cloudflare بدلًا منا: حوّل السحابة إلى الرمادي.',
    cname_elsewhere: '{host} يؤدي إلى {found} بدلًا من {value}.',
    cname_not_alone: 'لدى {host} سجل {type} أيضًا. يجب أن يكون CNAME وحده.',
    also_elsewhere: '{host} يشير أيضًا إلى {found}. احذف هذا السجل.',
    still_old:
      'التغيير موجود، لكن خوادم أسماء أخرى ما زالت تعطي الإجابة القديمة، لمدة تصل إلى {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} (TTL).',
    no_answer: 'لم تجب خوادم أسماء {host}. سننظر مرة أخرى.',
    no_domain: '{host} غير مسجل أو ليس له خوادم أسماء.',
    claim_missing: '{host} لدى موقع آخر. أضف هذا السجل لتثبت أن النطاق لك.',
    cert_unreachable: 'تعذر الوصول إلى {host} على المنفذ 80، لذلك لم تصدر شهادة.',
    cert_other_answer: 'أجاب خادم آخر باسم {host}، لذلك لم تصدر شهادة.',
    cert_dns: 'لم تجد سلطة الشهادات عنوان IP لـ {host}.',
    cert_caa: 'سجل CAA لـ {host} لا يسمح بسلطة الشهادات لدينا. أضف إليه {value}.',
    cert_rate: 'لا تصدر سلطة الشهادات حاليًا شهادات أخرى لـ {host}.',
    cert_refused: 'ترفض سلطة الشهادات إصدار شهادات لـ {host}.',
    cert_away: 'لم تجب سلطة الشهادات.',
    cert_failed: 'لم تتمكن سلطة الشهادات من إصدار شهادة لـ {host}.',
  },
  mail: {
    live: {
      subject: '{domain} أصبح متاحًا',
      text: 'الموقع «{name}» متاح الآن على https://{domain}.\n\nأدِره من هنا:\n{link}',
    },
    failed: {
      subject: '{domain} غير متصل بعد',
      text: 'بحثنا أسبوعًا عن سجلات {domain}، نطاق الموقع «{name}». آخر ما وجدناه:\n\n{problem}\n\nتوقفنا عن البحث. راجع السجلات ثم اطلب البحث مجددًا من هنا:\n{link}',
    },
    form: {
      subject: 'رسالة جديدة من {from} عبر {website}',
      text: 'كتب أحدهم عبر الموقع {address}:\n\n{fields}\n\nللرد، اكتب إلى {email}.',
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
