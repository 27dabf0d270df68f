import type { mail as en } from '@/lib/messages/en/mail'
import type { Translation } from '@/lib/messages/translation'

export const mail = {
  reset: {
    subject: 'إعادة تعيين كلمة المرور',
    text: `مرحبًا،

طلب أحدهم إعادة تعيين كلمة مرور حسابك في Soteria. إن كنت أنت من طلب ذلك فافتح هذا الرابط خلال 60 دقيقة:

{link}

إن لم تكن أنت من طلبه فتجاهل هذه الرسالة، ولن تتغيّر كلمة مرورك.
`,
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك',
    text: `مرحبًا،

تم الآن تغيير كلمة مرور حسابك في Soteria، وسُجّل الخروج من كل الأجهزة الأخرى.

إن لم تكن أنت من غيّرها فأعد تعيين كلمة المرور فورًا:
{link}
`,
  },
  confirmAddress: {
    subject: 'أكّد بريدك الإلكتروني الجديد',
    text: `مرحبًا،

أُدخل هذا البريد الإلكتروني بريدًا جديدًا لحساب في Soteria. لتأكيده افتح هذا الرابط خلال 24 ساعة وسجّل الدخول:

{link}

إن لم تكن أنت فتجاهل هذه الرسالة، فلن يتغيّر شيء.
`,
  },
  brandDomainLost: {
    subject: 'رابط تسجيل الدخول {host} لم يعد يعرض علامتك',
    text: `مرحبًا،

سجلات DNS الخاصة بـ {host} مفقودة منذ سبعة أيام، لذلك لم تعد علامتك تظهر هناك. أضف السجلين من جديد لاستعادتها:

{link}
`,
  },
  addressAsked: {
    subject: 'أُدخل بريد إلكتروني جديد لحسابك',
    text: `مرحبًا،

أُدخل هذا البريد الإلكتروني بريدًا جديدًا لحسابك في Soteria، ويسري التغيير بعد تأكيده من صندوقه:
{email}

إن لم تكن أنت فألغِ التغيير وأعد تعيين كلمة المرور فورًا:
{link}
`,
  },
  addressTaken: {
    subject: 'أُدخل بريدك الإلكتروني في حساب آخر',
    text: `مرحبًا،

أُدخل هذا البريد الإلكتروني بريدًا جديدًا لحساب آخر في Soteria. لديك حساب به بالفعل، لذلك لم يتغيّر شيء.

إن كنت أنت فسجّل الدخول بهذا البريد، أو أدخل بريدًا آخر.
`,
  },
  addressChanged: {
    subject: 'تم تغيير بريدك الإلكتروني',
    text: `مرحبًا،

البريد الإلكتروني لحسابك في Soteria هو الآن:
{email}

إن لم تكن أنت من غيّره فتواصل فورًا مع المسؤول لديك.
`,
  },
  invitation: {
    subject: 'أعدّ حسابك لدى {from}',
    text: `مرحبًا {name}،

أنشأ {from} حسابًا لك. افتح هذا الرابط خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} لاختيار كلمة مرور:

{link}

إذا كنت لا تعرف {from} فتجاهل هذه الرسالة: لا يمكن لأحد تسجيل الدخول من دون كلمة مرور.
`,
  },
  addressCorrected: {
    subject: 'تم تغيير بريدك الإلكتروني',
    text: `مرحبًا،

يستخدم حسابك الآن البريد الإلكتروني {email}. سُجّل خروجك من كل الأجهزة. سجّل الدخول هنا:

{link}

لم تتغيّر كلمة مرورك.
`,
  },
  accountDeleted: {
    subject: 'تم حذف حسابك',
    text: `مرحبًا،

تم الآن حذف حسابك في Soteria وكل ما فيه.

إن لم تكن أنت من حذفه فتواصل فورًا مع المسؤول لديك.
`,
  },
  scan: {
    finished: 'اكتمل فحص {asset}',
    finishedGrade: 'اكتمل فحص {asset}: التقدير {grade}‎',
    failed: 'فشل فحص {asset}',
    finishedText: `مرحبًا،

اكتمل الفحص {type, select, full_scan {الكامل} other {الخفيف}} للموقع {asset} في مساحة العمل {workspace}. {outcome}

{link}

لتغيير الرسائل التي تصلك:
{settings}
`,
    failedText: `مرحبًا،

فشل الفحص {type, select, full_scan {الكامل} other {الخفيف}} للموقع {asset} في مساحة العمل {workspace}. {reason}

{link}

لتغيير الرسائل التي تصلك:
{settings}
`,
    outcome: 'التقدير {grade}‎، {score, number} من 100. {findings}',
    findings: 'النتائج: {list}.',
    aside:
      '{count, plural, zero {لا شيء مستبعد} one {واحدة مستبعدة} two {اثنتان مستبعدتان} few {# مستبعدة} many {# مستبعدة} other {# مستبعدة}}.',
    noFindings: 'لا نتائج.',
    noneKnown: 'لا نتائج في الاختبارات المكتملة.',
  },
  connection: {
    broken: {
      subject: 'الاتصال «{name}» لا يعمل',
      text: `مرحبًا،

تعذّر تسليم الرسائل إلى «{name}» في مساحة عملك {workspace}:

{reason}

توضع الرسائل الجديدة في قائمة الانتظار، ونواصل المحاولة. تحقق من الاتصال: {link}
`,
    },
    test: {
      title: 'اختبار من Soteria',
      text: 'هذا الاتصال في مساحة العمل {workspace} يعمل.',
      link: 'فتح عمليات التكامل',
    },
    confirm: {
      subject: 'هل تريد تلقي رسائل عن {workspace}؟',
      text: `مرحبًا،

يود {name} ({email}) أن يرسل إليك رسائل عن مواقع {workspace}. افتح هذا الرابط خلال 24 ساعة وأكّد لتلقيها:

{link}

إن لم ترغب فيها فتجاهل هذه الرسالة، ولن يُرسل شيء.
`,
    },
    why: 'تلقيت هذه الرسالة لأن اتصالًا في مساحة العمل {workspace} يرسل إلى بريدك الإلكتروني.',
    unsubscribe: 'إلغاء الاشتراك',
    page: {
      confirm: 'هل تريد تلقي رسائل عن {workspace}؟',
      confirmText: 'يود {asker} إرسال رسائل عن مواقع {workspace} إلى {address}.',
      confirmButton: 'تلقي الرسائل',
      unsubscribe: 'هل تريد إيقاف الرسائل عن {workspace}؟',
      unsubscribeText: 'لن تُرسل رسائل أخرى عن مواقع {workspace} إلى {address}.',
      unsubscribeButton: 'إلغاء الاشتراك',
      confirmed: 'تم التأكيد. ستُرسل الرسائل عن {workspace} إلى {address}.',
      unsubscribed: 'تم إلغاء الاشتراك. لن تُرسل رسائل أخرى عن {workspace} إلى {address}.',
      over: 'انتهت صلاحية هذا الرابط.',
    },
  },
  wordpress: {
    silent: {
      subject: 'توقف «{name}» عن إرسال التقارير',
      text: `توقف موقع WordPress الخاص بك {name} ({site}) عن إرسال التقارير، ويظهر الآن «يتعذّر الوصول إليه».

تحقق من أن الموقع يعمل ومن أن الإضافة مفعّلة. افتحه هنا:`,
      goodbye: `{why, select, paused {توقف موقع WordPress الخاص بك {name} ({site}) عن إرسال التقارير لأنها أُوقفت مؤقتًا في WordPress. يظهر «يتعذّر الوصول إليه» إلى أن يرسل تقريرًا من جديد.} unpaired {توقف موقع WordPress الخاص بك {name} ({site}) عن إرسال التقارير لأن اقترانه أُلغي في WordPress. يظهر «يتعذّر الوصول إليه» إلى أن يُقرن من جديد.} other {توقف موقع WordPress الخاص بك {name} ({site}) عن إرسال التقارير لأن الإضافة عُطّلت. يظهر «يتعذّر الوصول إليه» إلى أن تُفعَّل الإضافة من جديد.}}

افتحه هنا:`,
    },
    back: {
      subject: 'عاد «{name}» إلى إرسال التقارير',
      text: 'عاد موقع WordPress الخاص بك {name} ({site}) إلى إرسال التقارير. افتحه هنا:',
    },
  },
  alert: {
    more: '{first} (و{count, number} غير ذلك)',
    text: `مرحبًا،

الجديد في مساحة عملك {workspace}:

{list}

التفاصيل:
{link}

تصلك رسالة عند ظهور مشكلة ورسالة عند حلّها. تُضبط ساعات الهدوء والمستلمون الآخرون في تلك الصفحة تحت «التنبيهات وإعادة الفحص». ويستطيع مالك مساحة العمل إيقاف الرسائل إلى بريده تحت «الإشعارات»:
{settings}
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'تعذّر تحليل اسم النطاق',
      connect: 'تعذّر الاتصال به',
      timeout: 'لم يستجب في الوقت المحدد',
      tls: 'تعذّر إنشاء اتصال آمن به',
      certificate: 'ترفض المتصفحات شهادته',
      status: 'يرد بخطأ',
      blocked: 'لا يمكن اختبار عنوان IP الخاص به',
      other: 'لا يستجيب',
    },
    what: { issuer: 'جهة الإصدار', subject: 'صادرة باسم', valid_to: 'صالحة حتى', sha256: 'البصمة' },
    opened: {
      down: 'الموقع {site} متعطل: {cause}.',
      downReason: 'الموقع {site} متعطل: {cause}. {reason}.',
      slow: 'الموقع {site} بطيء: استغرق الرد {time}.',
      certificate: 'أصبحت للموقع {site} شهادة جديدة ({list}).',
      headers: 'يرسل الموقع {site} ترويسات أمان أقل أو أضعف: {list}.',
      dns: 'تغيّرت سجلات DNS للموقع {site} ({list}).',
      exposed: 'انكشف حديثًا في {site}: {list}.',
      score: 'انخفضت درجة الموقع {site} من {before} إلى {after}.',
      domain: 'انتهت صلاحية تسجيل نطاق الموقع {site} في {date}.',
    },
    recovered: {
      down: 'عاد الموقع {site} إلى العمل، بعد {time}.',
      slow: 'عاد الموقع {site} إلى الاستجابة الطبيعية، بعد {time}.',
      certificate: 'عادت إلى الموقع {site} شهادته السابقة، بعد {time}.',
      headers: 'عاد الموقع {site} إلى إرسال ترويسات الأمان، بعد {time}.',
      dns: 'عادت إلى الموقع {site} سجلات DNS السابقة، بعد {time}.',
      exposed: 'لم يعد الموقع {site} يكشف ذلك، بعد {time}.',
      score: 'استعاد الموقع {site} درجته، بعد {time}.',
      domain: 'أصبح نطاق الموقع {site} مسجّلًا من جديد، بعد {time}.',
    },
    ends: {
      certificate:
        'تنتهي صلاحية شهادة الموقع {site} {days, plural, zero {اليوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، في {date}.',
      domain:
        'تنتهي صلاحية نطاق الموقع {site} {days, plural, zero {اليوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، في {date}.',
    },
  },
  recipe: {
    happened: {
      scan_completed: 'اكتمل الفحص',
      scan_failed: 'فشل الفحص',
      score_dropped: 'انخفضت الدرجة من {before} إلى {after}',
      certificate:
        'تنتهي صلاحية الشهادة {days, plural, zero {اليوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
      domain:
        'تنتهي صلاحية النطاق {days, plural, zero {اليوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
      asset_verified: 'أُثبتت ملكية الموقع',
      site_down: 'الموقع متعطل',
      site_up: 'عاد الموقع إلى العمل بعد {time}',
      headers: 'تغيّرت ترويسات الأمان',
      dns: 'تغيّرت سجلات DNS',
      changed_certificate: 'تغيّرت الشهادة',
      score: 'تغيّرت الدرجة',
      lead_created: '{isKnown, select, yes {عميل محتمل جديد: {who}} other {عميل محتمل جديد}}',
      lead_scanned:
        '{isKnown, select, yes {فُحص العميل المحتمل: {who}} other {فُحص عميل محتمل}}{hasGrade, select, yes {، التقدير {grade}} other {}}',
      site_form: '{website}: رسالة نموذج جديدة{isKnown, select, yes { من {who}} other {}}',
      wp_flaw: 'ثغرة معروفة: {title}',
      wp_update: 'تحديث متاح: {name} {version}',
      wp_silent: 'توقف موقع WordPress عن إرسال التقارير',
      wp_back: 'عاد موقع WordPress إلى إرسال التقارير بعد {time}',
      changed: 'تغيّر شيء ما',
      digest: '{every, select, day {ملخص يومي} week {ملخص أسبوعي} other {ملخص شهري}}',
    },
    why: 'أُرسل عبر وصفتك «{name}»: {sentence}\n{link}',
    openReport: 'فتح التقرير',
    openMonitoring: 'فتح المراقبة',
    openDashboard: 'فتح لوحة المعلومات',
    openLead: 'فتح العملاء المحتملين',
    openWordPress: 'فتح موقع WordPress',
    wordpress: { fix: 'حدِّث {name} إلى الإصدار {version} أو أحدث.', noFix: 'لا إصدار مُصلح بعد. عطِّل {name} أو استبدله.' },
    ticket: {
      one: '{title} في {site}',
      fixed: 'أُصلح: {title} في {site}',
      rest: '{count, plural, zero {لا نتائج أخرى} one {نتيجة أخرى} two {نتيجتان أخريان} few {# نتائج أخرى} many {# نتيجة أخرى} other {# نتيجة أخرى}} في {site}',
      restFixed:
        'أُصلح: {count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} في {site}',
      severity: 'الخطورة: {severity}',
    },
    report: { subject: 'تقرير أمان الموقع {site}', text: 'أحدث تقرير عن الموقع {site} مرفق بصيغة PDF.' },
    digest: {
      subject: 'ملخص {every, select, day {يومي} week {أسبوعي} other {شهري}} عن {workspace}',
      period: 'من {from} إلى {to}',
      counts: 'النتائج الجديدة: {fresh}. المُصلحة: {fixed}. المفتوحة: {open}.',
      site: '{site}: الدرجة {score}، جديدة {fresh}، مُصلحة {fixed}، مفتوحة {open}',
      unscanned: '{site}: لا يوجد تقرير بعد',
      more: '{count, plural, zero {ولا مواقع أخرى.} one {وموقع آخر.} two {وموقعان آخران.} few {و# مواقع أخرى.} many {و# موقعًا آخر.} other {و# موقع آخر.}}',
    },
  },
} satisfies Translation<typeof en>
