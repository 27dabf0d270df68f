import type { Elsewhere } from '@/lib/messages/translation'

/** What scans write down, by its English words: the rules of the checks in their order, then what is put together while a scan runs. */
export const findings: Elsewhere['findings'] = {
  // transport.https
  'The site has no HTTPS': 'الموقع بلا HTTPS',
  'Visitors can only reach the site over an unencrypted connection. Browsers label it "Not secure".':
    'لا يصل الزوار إلى الموقع إلا عبر اتصال غير مشفّر. وتصفه المتصفحات بأنه «غير آمن».',
  'Anyone on the way, for instance in the same Wi-Fi, can read what visitors send and change what they see.':
    'يستطيع كل من يعترض الاتصال، كمن هو على شبكة Wi-Fi نفسها، قراءة ما يرسله الزوار وتغيير ما يرونه.',
  "Get a certificate (Let's Encrypt issues them free of charge) and serve the whole site over HTTPS. Then redirect plain HTTP to it.":
    "احصل على شهادة (تصدرها Let's Encrypt مجانًا) وقدّم الموقع كله عبر HTTPS. ثم حوّل طلبات HTTP غير المشفّرة إليه.",
  'HTTP is served without a redirect to HTTPS': 'يُقدَّم الموقع عبر HTTP دون تحويل إلى HTTPS',
  'The site has HTTPS, but visitors who type the name or follow an old link can stay on the unencrypted version.':
    'يعمل الموقع عبر HTTPS، لكن من يكتب الاسم أو يتبع رابطًا قديمًا قد يبقى على النسخة غير المشفّرة.',
  'On that connection everything can be read and changed on the way, passwords and sessions included.':
    'يمكن لمن يعترض ذلك الاتصال قراءة كل شيء فيه وتغييره، ومنه كلمات المرور والجلسات.',
  'Answer every plain HTTP request with a permanent redirect (301 or 308) to the same host over HTTPS.':
    'ردّ على كل طلب HTTP غير مشفّر بتحويل دائم (301 أو 308) إلى المضيف نفسه عبر HTTPS.',
  'HTTP redirects to another host before HTTPS': 'يجري التحويل من HTTP إلى مضيف آخر قبل HTTPS',
  'Visitors who type this name are sent straight to another name, without first switching to HTTPS on this one.':
    'من يكتب هذا الاسم يُنقل مباشرة إلى اسم آخر، دون الانتقال أولًا إلى HTTPS على هذا الاسم.',
  'Browsers cannot remember to use HTTPS for this name, so its first request stays open to manipulation on every visit.':
    'لا تستطيع المتصفحات أن تتذكر استخدام HTTPS لهذا الاسم، فيبقى أول طلب في كل زيارة معرّضًا للتلاعب.',
  'Redirect to HTTPS on the same host first, and from there to the other host.': 'حوّل أولًا إلى HTTPS على المضيف نفسه، ومنه إلى المضيف الآخر.',
  'The site only redirects to another name': 'لا يفعل الموقع سوى التحويل إلى اسم آخر',
  'This address has no pages of its own: it sends every visitor to another name, which was not part of this scan.':
    'ليست لهذا العنوان صفحات خاصة به: فهو يحوّل كل زائر إلى اسم آخر لم يشمله هذا الفحص.',
  'What visitors finally see was not looked at.': 'لم يشمل الفحص ما يراه الزوار في النهاية.',
  'Add the other name as an asset of its own, if it is yours.': 'إذا كان الاسم الآخر لك، فأضفه أصلًا مستقلًا.',
  // tls.certificate
  'The certificate has expired': 'انتهت صلاحية الشهادة',
  'The proof of identity of this site has run out. Browsers show a full-page warning instead of the site.':
    'انتهت صلاحية إثبات هوية هذا الموقع. وتعرض المتصفحات تحذيرًا يملأ الصفحة بدلًا من الموقع.',
  'Visitors leave, or learn to click warnings away. Someone on the way can then show them a copy of the site unnoticed.':
    'يغادر الزوار، أو يعتادون تجاوز التحذيرات. وعندئذ يستطيع من يعترض الاتصال أن يعرض عليهم نسخة من الموقع دون أن يلاحظوا.',
  'Renew the certificate now and let the renewal run automatically.': 'جدّد الشهادة الآن واجعل التجديد يعمل تلقائيًا.',
  'The certificate is not valid yet': 'لم تبدأ صلاحية الشهادة بعد',
  'The proof of identity of this site starts in the future. Browsers show a full-page warning instead of the site.':
    'تبدأ صلاحية إثبات هوية هذا الموقع في المستقبل. وتعرض المتصفحات تحذيرًا يملأ الصفحة بدلًا من الموقع.',
  'Visitors cannot open the site without clicking a warning away.': 'لا يستطيع الزوار فتح الموقع دون تجاوز تحذير.',
  'Check the clock of the server and of whoever issued the certificate, and issue it again if needed.':
    'تحقق من ساعة الخادم وساعة الجهة التي أصدرت الشهادة، وأعد إصدارها إذا لزم الأمر.',
  'The certificate expires soon': 'تنتهي صلاحية الشهادة قريبًا',
  'The proof of identity of this site runs out within days and has not been renewed yet.': 'تنتهي صلاحية إثبات هوية هذا الموقع خلال أيام ولم يُجدَّد بعد.',
  'Without renewal, browsers will show a warning instead of the site.': 'إن لم تُجدَّد، فستعرض المتصفحات تحذيرًا بدلًا من الموقع.',
  'Renew the certificate and check why the automatic renewal has not run.': 'جدّد الشهادة وتحقق من سبب عدم عمل التجديد التلقائي.',
  'The certificate is for another name': 'الشهادة صادرة لاسم آخر',
  'The proof of identity the server shows belongs to another name. Browsers show a full-page warning instead of the site.':
    'إثبات الهوية الذي يقدّمه الخادم صادر لاسم آخر. وتعرض المتصفحات تحذيرًا يملأ الصفحة بدلًا من الموقع.',
  'Visitors cannot tell this server from an impostor.': 'لا يستطيع الزوار التمييز بين هذا الخادم وخادم منتحل.',
  'Issue a certificate that lists this host name, and make sure the server uses it for this name.':
    'أصدر شهادة تذكر اسم هذا المضيف، وتأكد من أن الخادم يستخدمها لهذا الاسم.',
  'The certificate is self-signed': 'الشهادة موقّعة ذاتيًا',
  'The site vouches for itself: no authority has confirmed who runs it. Browsers show a full-page warning.':
    'يشهد الموقع لنفسه: لم تؤكد أي جهة إصدار من يديره. وتعرض المتصفحات تحذيرًا يملأ الصفحة.',
  'Visitors cannot tell this server from an impostor who made a certificate of the same kind.':
    'لا يستطيع الزوار التمييز بين هذا الخادم ومنتحل أنشأ لنفسه شهادة من النوع ذاته.',
  "Use a certificate from a public authority, for instance Let's Encrypt.": "استخدم شهادة من جهة إصدار عامة، مثل Let's Encrypt.",
  'The certificate chain is not trusted': 'سلسلة الشهادات غير موثوقة',
  'The certificate does not lead to an authority that browsers trust, often because an intermediate certificate is not sent.':
    'لا تستند الشهادة إلى جهة إصدار تثق بها المتصفحات، وكثيرًا ما يكون السبب أن الخادم لا يرسل شهادة وسيطة.',
  'Some or all visitors see a full-page warning instead of the site.': 'يرى بعض الزوار أو جميعهم تحذيرًا يملأ الصفحة بدلًا من الموقع.',
  'Use a publicly trusted authority and send its intermediate certificates together with your own (the "full chain" file).':
    'استخدم جهة إصدار موثوقة للعموم وأرسل شهاداتها الوسيطة مع شهادتك (ملف «السلسلة الكاملة»).',
  'The certificate key is too short': 'مفتاح الشهادة قصير جدًا',
  'The lock of this certificate is too small for today: keys below 2048 bits can be broken with enough money.':
    'قفل هذه الشهادة أصغر مما يلزم اليوم: فالمفاتيح الأقصر من 2048 بت يمكن كسرها بما يكفي من المال.',
  'Whoever breaks the key can pretend to be this site and read its connections.': 'من يكسر المفتاح يستطيع انتحال هذا الموقع وقراءة اتصالاته.',
  'Make a new key (ECDSA P-256, or RSA with at least 2048 bits) and have the certificate issued again.':
    'أنشئ مفتاحًا جديدًا (‏ECDSA P-256، أو RSA بطول 2048 بت على الأقل) وأعد إصدار الشهادة به.',
  'The certificate is signed with a broken hash': 'الشهادة موقّعة بدالة تجزئة (hash) مكسورة',
  'The signature under this certificate uses MD5 or SHA-1, which can be forged. Browsers refuse it.':
    'يستخدم التوقيع على هذه الشهادة MD5 أو SHA-1، وكلاهما يمكن تزويره. والمتصفحات ترفضه.',
  'An attacker can make a certificate that looks just as genuine.': 'يستطيع المهاجم إنشاء شهادة تبدو أصلية مثلها تمامًا.',
  'Have the certificate issued again: every public authority signs with SHA-256 or better.':
    'أعد إصدار الشهادة: جميع جهات الإصدار العامة توقّع اليوم بـ SHA-256 أو ما هو أقوى.',
  // tls.protocols
  'SSL 3.0 is accepted': 'يُقبل SSL 3.0',
  'The server still agrees to an encryption standard of 1996 that has been broken.': 'ما زال الخادم يقبل معيار تشفير من عام 1996 كُسر منذ زمن.',
  'An attacker on the way can read parts of the connection, session cookies included (POODLE).':
    'يستطيع المهاجم الذي يعترض الاتصال قراءة أجزاء منه، ومنها ملفات تعريف الارتباط للجلسات (POODLE).',
  'Switch SSL 3.0 off and allow only TLS 1.2 and 1.3.': 'عطّل SSL 3.0 ولا تسمح إلا بـ TLS 1.2 و1.3.',
  'TLS 1.0 or 1.1 is accepted': 'يُقبل TLS 1.0 أو 1.1',
  'The server still agrees to old versions of encryption that have been officially withdrawn.': 'ما زال الخادم يقبل إصدارات تشفير قديمة سُحبت رسميًا.',
  'Connections that use them rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'تقوم الاتصالات التي تستخدمها على خوارزميات متقادمة. ولا تسمح بها قواعد الدفع (PCI DSS).',
  'Allow only TLS 1.2 and 1.3. Every browser of the last ten years can use them.': 'لا تسمح إلا بـ TLS 1.2 و1.3. فكل متصفح من السنوات العشر الأخيرة يدعمهما.',
  'Neither TLS 1.2 nor 1.3 is offered': 'لا يُعرض TLS 1.2 ولا 1.3',
  'The server offers only versions of encryption that current browsers refuse.': 'لا يعرض الخادم سوى إصدارات تشفير ترفضها المتصفحات الحديثة.',
  'Visitors with a current browser cannot open the site, and the others are poorly protected.':
    'لا يستطيع من يستخدم متصفحًا حديثًا فتح الموقع، وحماية الآخرين ضعيفة.',
  'Update the web server and its TLS library, and switch on TLS 1.2 and 1.3.': 'حدّث خادم الويب ومكتبة TLS فيه، وفعّل TLS 1.2 و1.3.',
  'TLS 1.3 is not offered': 'لا يُعرض TLS 1.3',
  'The server does not offer the newest version of encryption. The older version 1.2 is still safe when it is set up well.':
    'لا يعرض الخادم أحدث إصدار من التشفير. والإصدار الأقدم 1.2 ما زال آمنًا إذا ضُبط جيدًا.',
  'Connections start more slowly and depend on careful settings.': 'تبدأ الاتصالات أبطأ وتعتمد على ضبط دقيق للإعدادات.',
  'Switch TLS 1.3 on. It needs OpenSSL 1.1.1 or newer.': 'فعّل TLS 1.3. يحتاج ذلك إلى OpenSSL 1.1.1 أو أحدث.',
  'A broken cipher is accepted': 'تُقبل خوارزمية تشفير مكسورة',
  'The server agrees to kinds of encryption that can be broken or that do not encrypt at all.': 'يقبل الخادم أنواعًا من التشفير يمكن كسرها أو لا تشفّر شيئًا.',
  'An attacker on the way can read connections that use them.': 'يستطيع المهاجم الذي يعترض الاتصالات قراءة ما يستخدمها منها.',
  'Allow only current ciphers, for instance the "intermediate" list of Mozilla.':
    'لا تسمح إلا بالخوارزميات الحديثة، مثل القائمة المتوسطة (intermediate) من Mozilla.',
  'A 64-bit block cipher is accepted': 'تُقبل خوارزمية تشفير كتلي بطول 64 بت',
  'The server agrees to an old kind of encryption (3DES or IDEA) that is too small for long connections.':
    'يقبل الخادم نوعًا قديمًا من التشفير (3DES أو IDEA) أصغر مما تحتاج إليه الاتصالات الطويلة.',
  'An attacker who records enough of one long connection can read parts of it (Sweet32).':
    'من يسجّل قدرًا كافيًا من اتصال طويل واحد يستطيع قراءة أجزاء منه (Sweet32).',
  'Remove 3DES and IDEA from the cipher list.': 'أزل 3DES وIDEA من قائمة الخوارزميات.',
  'Ciphers without forward secrecy are accepted': 'تُقبل خوارزميات تشفير بلا سرية أمامية (forward secrecy)',
  'The server agrees to connections that depend on one long-lived key. Current browsers do not choose them, old programs do.':
    'يقبل الخادم اتصالات تعتمد على مفتاح واحد طويل العمر. لا تختارها المتصفحات الحديثة، لكن البرامج القديمة تختارها.',
  'Someone who records such connections today can read them later, should the key ever be stolen.':
    'من يسجّل هذه الاتصالات اليوم يستطيع قراءتها لاحقًا إذا سُرق المفتاح يومًا.',
  'Allow only ciphers whose name starts with ECDHE, and TLS 1.3.': 'لا تسمح إلا بالخوارزميات التي يبدأ اسمها بـ ECDHE، وبإصدار TLS 1.3.',
  // http.headers
  'Strict-Transport-Security is missing': 'ترويسة Strict-Transport-Security مفقودة',
  'The site does not tell browsers to use only encrypted connections from now on.': 'لا يطلب الموقع من المتصفحات ألا تستخدم من الآن فصاعدًا إلا اتصالات مشفّرة.',
  'Someone in the same network can keep a visitor on the unencrypted version of the site and read along.':
    'يستطيع من هو على الشبكة نفسها إبقاء الزائر على النسخة غير المشفّرة من الموقع والتنصّت على اتصاله.',
  'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer. Add includeSubDomains once all sub-domains have HTTPS.':
    'أرسل Strict-Transport-Security مع max-age لسنة على الأقل في كل رد عبر HTTPS. وأضف includeSubDomains عندما تعمل كل النطاقات الفرعية عبر HTTPS.',
  'Strict-Transport-Security is too short': 'مدة Strict-Transport-Security قصيرة جدًا',
  'Browsers forget after less than half a year that this site must be opened encrypted. One year is the usual value.':
    'تنسى المتصفحات بعد أقل من نصف سنة أن هذا الموقع يجب أن يُفتح مشفّرًا. القيمة المعتادة سنة واحدة.',
  'Visitors who come back rarely are unprotected on their first click.': 'الزوار الذين لا يعودون إلا نادرًا لا يكونون محميين عند نقرتهم الأولى.',
  'Use a max-age of at least one year (31536000 seconds).': 'استخدم max-age لسنة على الأقل (31536000 ثانية).',
  'X-Content-Type-Options: nosniff is missing': 'ترويسة X-Content-Type-Options: nosniff مفقودة',
  'Browsers may guess what kind of file they get instead of believing the server.': 'قد تخمّن المتصفحات نوع الملف الذي تتلقاه بدلًا من تصديق الخادم.',
  'A file that somebody uploaded as a picture or text can be run as a program in the browser of a visitor.':
    'قد يُشغَّل في متصفح الزائر، كأنه برنامج، ملف رفعه شخص ما على أنه صورة أو نص.',
  'Send X-Content-Type-Options: nosniff on every answer.': 'أرسل X-Content-Type-Options: nosniff مع كل رد.',
  'The page can be framed by any site': 'يستطيع أي موقع عرض الصفحة في إطار',
  'Any other website can show this page inside its own, also invisibly.': 'يستطيع أي موقع آخر عرض هذه الصفحة داخل صفحته، وقد تكون غير مرئية.',
  'Visitors can be made to click buttons of this site without knowing it (clickjacking).':
    'يمكن دفع الزوار إلى ضغط أزرار هذا الموقع دون علمهم (اختطاف النقرات، clickjacking).',
  "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers. Name the sites that are meant to embed the page.":
    "أرسل Content-Security-Policy: frame-ancestors ‎'self'‎، وكذلك X-Frame-Options: SAMEORIGIN للمتصفحات القديمة. واذكر المواقع التي يُراد لها تضمين الصفحة.",
  'Referrer-Policy sends full addresses to other sites': 'ترسل Referrer-Policy العناوين كاملة إلى المواقع الأخرى',
  'When a visitor follows a link, the other site learns the full address of the page they came from.':
    'عندما يتبع الزائر رابطًا، يعرف الموقع الآخر العنوان الكامل للصفحة التي جاء منها.',
  'Addresses can contain private data, such as search words, order numbers or one-time links.':
    'قد تحتوي العناوين على بيانات خاصة، مثل كلمات البحث أو أرقام الطلبات أو روابط تُستخدم مرة واحدة.',
  'Use strict-origin-when-cross-origin or a stricter value.': 'استخدم strict-origin-when-cross-origin أو قيمة أشد.',
  'No Referrer-Policy': 'لا توجد Referrer-Policy',
  'The site leaves it to the browser how much of an address other sites learn. Current browsers choose a safe value, old ones do not.':
    'يترك الموقع للمتصفح أن يقرر القدر الذي تعرفه المواقع الأخرى من العنوان. تختار المتصفحات الحديثة قيمة آمنة، أما القديمة فلا.',
  'Visitors with an old browser pass the full address of a page on to other sites.': 'من يستخدم متصفحًا قديمًا ينقل العنوان الكامل للصفحة إلى المواقع الأخرى.',
  'Send Referrer-Policy: strict-origin-when-cross-origin.': 'أرسل Referrer-Policy: strict-origin-when-cross-origin.',
  'No Permissions-Policy': 'لا توجد Permissions-Policy',
  'The site does not say which abilities of the browser (camera, microphone, location) it never uses.':
    'لا يذكر الموقع أي قدرات المتصفح (الكاميرا والميكروفون والموقع الجغرافي) لا يستخدمها أبدًا.',
  'Embedded or injected code may ask the visitor for them in the name of this site.': 'قد تطلبها من الزائر شيفرة مضمّنة أو محقونة باسم هذا الموقع.',
  'Send Permissions-Policy and switch off what the site does not use.': 'أرسل Permissions-Policy وعطّل فيها ما لا يستخدمه الموقع.',
  'No Cross-Origin-Opener-Policy': 'لا توجد Cross-Origin-Opener-Policy',
  'Another site that opens this page in a window keeps a connection to that window.': 'إذا فتح موقع آخر هذه الصفحة في نافذة، بقيت له صلة بتلك النافذة.',
  'It can notice some of what happens in the window and send the visitor elsewhere.': 'يستطيع أن يلاحظ بعض ما يجري في النافذة وأن ينقل الزائر إلى مكان آخر.',
  'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups when the site opens login or payment windows.':
    'أرسل Cross-Origin-Opener-Policy: same-origin، أو same-origin-allow-popups إذا كان الموقع يفتح نوافذ للدخول أو الدفع.',
  'No Cross-Origin-Resource-Policy': 'لا توجد Cross-Origin-Resource-Policy',
  'The site does not say whether other sites may embed its files.': 'لا يذكر الموقع هل يجوز لمواقع أخرى تضمين ملفاته.',
  'Other sites can load answers meant for this site into their own pages and guess their content from side effects.':
    'تستطيع مواقع أخرى أن تحمّل في صفحاتها ردودًا مخصصة لهذا الموقع وأن تخمّن محتواها من آثارها الجانبية.',
  'Send Cross-Origin-Resource-Policy: same-origin. Use cross-origin for files that others are meant to embed.':
    'أرسل Cross-Origin-Resource-Policy: same-origin. واستخدم cross-origin للملفات التي يُراد للآخرين تضمينها.',
  'Response headers tell the software version': 'تكشف ترويسات الرد إصدار البرنامج',
  'Every answer names the exact version of the software behind the site. That alone is not a weakness: it may be fully patched.':
    'يذكر كل رد الإصدار الدقيق للبرنامج الذي يشغّل الموقع. ليس هذا وحده ثغرة: فقد يكون محدّثًا تمامًا.',
  'When a flaw in that version becomes known, this site is easy to find for attackers.':
    'عندما تُكتشف ثغرة في ذلك الإصدار، يسهل على المهاجمين العثور على هذا الموقع.',
  'Set the server, and the program behind it, not to name their versions.': 'اضبط الخادم والبرنامج الذي خلفه بحيث لا يذكران إصداريهما.',
  // http.csp
  'Content Security Policy': 'سياسة أمان المحتوى (CSP)',
  'No Content-Security-Policy': 'لا توجد Content-Security-Policy',
  'The site does not tell browsers which scripts belong to it, so they run any script that gets into the page.':
    'لا يخبر الموقع المتصفحات بالبرامج النصية التي تخصه، فتشغّل أي برنامج نصي يصل إلى الصفحة.',
  'If an attacker manages to slip a script in, nothing limits what it does: read forms, take over sessions, change the page.':
    'إذا نجح مهاجم في دسّ برنامج نصي، فلا شيء يحدّ مما يفعله: قراءة النماذج والاستيلاء على الجلسات وتغيير الصفحة.',
  'Send a Content-Security-Policy. Try it first as Content-Security-Policy-Report-Only, add the hosts the site really uses, then enforce it.':
    'أرسل Content-Security-Policy. جرّبها أولًا باسم Content-Security-Policy-Report-Only، وأضف المضيفين الذين يستخدمهم الموقع فعلًا، ثم افرضها.',
  'Content-Security-Policy is only reporting': 'لا تفعل Content-Security-Policy سوى الإبلاغ',
  'The site has rules for scripts, but in test mode: browsers report violations and block nothing.':
    'للموقع قواعد للبرامج النصية، لكنها في وضع الاختبار: تبلّغ المتصفحات عن المخالفات ولا تمنع شيئًا.',
  'A script slipped in by an attacker still runs.': 'يعمل البرنامج النصي الذي يدسّه المهاجم رغم ذلك.',
  'Enforce the policy (header Content-Security-Policy) once its reports are clean.':
    'افرض السياسة (ترويسة Content-Security-Policy) عندما تخلو تقاريرها من المخالفات.',
  'Content-Security-Policy can be bypassed': 'يمكن تجاوز Content-Security-Policy',
  'The site has rules for scripts, but they leave a door open through which foreign scripts still run.':
    'للموقع قواعد للبرامج النصية، لكنها تترك بابًا مفتوحًا تعمل من خلاله برامج نصية دخيلة.',
  'A script slipped in by an attacker runs as if there were no rules.': 'يعمل البرنامج النصي الذي يدسّه المهاجم كأن القواعد غير موجودة.',
  "Allow scripts by nonce or hash together with 'strict-dynamic', and remove 'unsafe-inline', wildcards, whole schemes and hosts that serve other people's scripts.":
    "اسمح بالبرامج النصية عبر nonce أو hash مع ‎'strict-dynamic'‎، وأزل ‎'unsafe-inline'‎ وأحرف البدل والمخططات (schemes) الكاملة والمضيفين الذين يقدّمون برامج نصية لغيرهم.",
  'Content-Security-Policy uses the same nonce twice': 'تستخدم Content-Security-Policy قيمة nonce نفسها مرتين',
  'The secret word that marks the own scripts of the site did not change between two visits.':
    'لم تتغير بين زيارتين الكلمة السرية التي تميّز البرامج النصية الخاصة بالموقع.',
  'An attacker can look the word up and put it on a script of their own, which then runs.': 'يستطيع المهاجم أن يقرأ الكلمة ويضعها على برنامج نصي له، فيعمل.',
  'Make a new random nonce (at least 128 bits) for every answer. For pages that come from a cache use hashes instead.':
    'أنشئ لكل رد قيمة nonce عشوائية جديدة (128 بت على الأقل). وللصفحات التي تأتي من ذاكرة تخزين مؤقت استخدم hash بدلًا منها.',
  'Content-Security-Policy leaves gaps': 'في Content-Security-Policy فجوات',
  'The rules of the site miss some cases that have to be named one by one.': 'لا تشمل قواعد الموقع بعض الحالات التي يجب ذكر كل منها باسمه.',
  'An attacker who can slip HTML in may redirect forms or scripts of the page to their own server.':
    'من يستطيع دسّ HTML قد يحوّل نماذج الصفحة أو برامجها النصية إلى خادمه.',
  "Add what is missing: base-uri 'none', form-action 'self', object-src 'none', and replace 'unsafe-eval' by code that does without it.":
    "أضف ما ينقص: base-uri ‎'none'‎ وform-action ‎'self'‎ وobject-src ‎'none'‎، واستخدم شيفرة تستغني عن ‎'unsafe-eval'‎.",
  'Content-Security-Policy has mistakes': 'في Content-Security-Policy أخطاء',
  'Part of the rules is written in a way browsers do not understand, and they ignore it.': 'كُتب جزء من القواعد بطريقة لا تفهمها المتصفحات، فتتجاهله.',
  'The protection is weaker than intended, and nobody notices.': 'الحماية أضعف مما أُريد لها، ولا أحد يلاحظ ذلك.',
  'Correct the spelling: directives are separated by semicolons, keywords are in single quotes.':
    'صحّح الكتابة: تُفصل التوجيهات بفاصلة منقوطة (;)، وتوضع الكلمات المفتاحية بين علامتي اقتباس مفردتين.',
  // http.cookies
  'Session cookie without Secure': 'ملف تعريف ارتباط الجلسة بلا Secure',
  'The ticket that keeps a visitor signed in is also sent over unencrypted connections.':
    'التذكرة التي تُبقي الزائر مسجّل الدخول تُرسل أيضًا عبر اتصالات غير مشفّرة.',
  'Someone in the same network can copy it and act as that visitor.': 'يستطيع من هو على الشبكة نفسها نسخها والتصرف باسم ذلك الزائر.',
  'Set the attribute Secure. Where possible also start the name with __Host-.': 'أضف السمة Secure. وابدأ الاسم أيضًا بـ ‎__Host-‎ حيث أمكن.',
  'Cookie without Secure': 'ملف تعريف ارتباط بلا Secure',
  'This cookie is also sent over unencrypted connections.': 'يُرسل ملف تعريف الارتباط هذا أيضًا عبر اتصالات غير مشفّرة.',
  'Someone in the same network can read and replace it.': 'يستطيع من هو على الشبكة نفسها قراءته واستبداله.',
  'Set the attribute Secure.': 'أضف السمة Secure.',
  'Session cookie readable by scripts': 'تستطيع البرامج النصية قراءة ملف تعريف ارتباط الجلسة',
  'The ticket that keeps a visitor signed in can be read by every script on the page.':
    'التذكرة التي تُبقي الزائر مسجّل الدخول يستطيع كل برنامج نصي في الصفحة قراءتها.',
  'One script slipped into the page is enough to take over the accounts of visitors.': 'يكفي برنامج نصي واحد مدسوس في الصفحة للاستيلاء على حسابات الزوار.',
  'Set the attribute HttpOnly.': 'أضف السمة HttpOnly.',
  'SameSite=None without Secure': '‏SameSite=None بلا Secure',
  'This cookie is marked for use on other sites but lacks the mark that makes browsers accept that.':
    'ملف تعريف الارتباط هذا موسوم للاستخدام في مواقع أخرى، لكن تنقصه السمة التي تجعل المتصفحات تقبل ذلك.',
  'Current browsers drop the cookie, so what depends on it does not work. Old ones send it unencrypted to every site.':
    'ترفضه المتصفحات الحديثة فلا يعمل ما يعتمد عليه. وترسله القديمة غير مشفّر إلى كل موقع.',
  'Add Secure, or use SameSite=Lax when other sites do not need the cookie.': 'أضف Secure، أو استخدم SameSite=Lax إذا كانت المواقع الأخرى لا تحتاج إليه.',
  'Session cookie without SameSite': 'ملف تعريف ارتباط الجلسة بلا SameSite',
  'The site leaves it to the browser whether other sites may trigger requests in the name of a signed-in visitor.':
    'يترك الموقع للمتصفح أن يقرر هل يجوز لمواقع أخرى إطلاق طلبات باسم زائر مسجّل الدخول.',
  'Some browsers then send the session along with requests that another site started.': 'عندئذ ترسل بعض المتصفحات الجلسة مع طلبات بدأها موقع آخر.',
  'Set SameSite=Lax, or Strict where links from outside need no session.': 'استخدم SameSite=Lax، أو Strict حيث لا تحتاج الروابط من الخارج إلى جلسة.',
  // http.cors
  'Any site can read this page as the signed-in visitor': 'يستطيع أي موقع قراءة هذه الصفحة باسم الزائر الذي سجّل دخوله',
  'The server gives every other website permission to read its answers with the login of the visitor.':
    'يسمح الخادم لكل موقع آخر بقراءة ردوده بجلسة دخول الزائر.',
  'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.':
    'الزائر الذي سجّل دخوله هنا ثم فتح صفحة خبيثة يسلّمها كل ما يعرضه له هذا الموقع.',
  'Compare the Origin header with a fixed list of your own sites. Never repeat it unseen together with Access-Control-Allow-Credentials: true.':
    'قارن ترويسة Origin بقائمة ثابتة من مواقعك. ولا تكرر قيمتها أبدًا دون تحقق مع Access-Control-Allow-Credentials: true.',
  'Origin "null" is trusted with credentials': 'يُوثق بالمصدر ‎"null"‎ مع بيانات الاعتماد',
  'The server lets pages without a known origin read its answers with the login of the visitor. Any website can make such a page.':
    'يسمح الخادم لصفحات بلا مصدر معروف بقراءة ردوده بجلسة دخول الزائر. ويستطيع أي موقع صنع صفحة كهذه.',
  'Remove "null" from the list of allowed origins.': 'أزل ‎"null"‎ من قائمة المصادر المسموح بها.',
  // content.page
  'An HTTPS page loads scripts or styles over HTTP': 'تحمّل صفحة HTTPS برامج نصية أو أنماطًا عبر HTTP',
  'The page is encrypted, but fetches parts that control it over an unencrypted connection.':
    'الصفحة مشفّرة، لكنها تجلب الأجزاء التي تتحكم بها عبر اتصال غير مشفّر.',
  'Browsers block these parts, so the page does not work as meant. Where they do not, someone on the way can take the page over.':
    'تمنع المتصفحات هذه الأجزاء فلا تعمل الصفحة كما يجب. وحيث لا تمنعها يستطيع من يعترض الاتصال الاستيلاء على الصفحة.',
  'Change the addresses of these files to https.': 'غيّر عناوين هذه الملفات إلى https.',
  'Scripts of other hosts are loaded over plain HTTP': 'تُحمَّل برامج نصية من مضيفين آخرين عبر HTTP غير مشفّر',
  'The page runs programs that arrive over an unencrypted connection.': 'تشغّل الصفحة برامج تصل عبر اتصال غير مشفّر.',
  'Someone on the way can replace them and take the page over.': 'يستطيع من يعترض الاتصال استبدالها والاستيلاء على الصفحة.',
  'An HTTPS page loads images or media over HTTP': 'تحمّل صفحة HTTPS صورًا أو وسائط عبر HTTP',
  'The page is encrypted, but some of its pictures or videos are not.': 'الصفحة مشفّرة، لكن بعض صورها أو مقاطعها ليست كذلك.',
  'Someone on the way can replace them and see which page is being read.': 'يستطيع من يعترض الاتصال استبدالها ومعرفة الصفحة التي تُقرأ.',
  'Scripts from other sites without Subresource Integrity': 'برامج نصية من مواقع أخرى بلا تحقق من سلامتها (Subresource Integrity)',
  'The page runs programs from other sites without checking that they are the ones you once chose.':
    'تشغّل الصفحة برامج من مواقع أخرى دون التحقق من أنها هي التي اخترتها.',
  'If one of those sites is taken over, its scripts run here too, with access to everything on the page.':
    'إذا اختُرق أحد تلك المواقع، عملت برامجه هنا أيضًا ولها وصول إلى كل ما في الصفحة.',
  'Add integrity and crossorigin to files that carry a version and never change, or host them yourself. Scripts that change by themselves cannot have it.':
    'أضف integrity وcrossorigin إلى الملفات التي تحمل رقم إصدار ولا تتغير أبدًا، أو استضفها بنفسك. ولا يصلح ذلك لبرامج نصية تتغير من تلقاء نفسها.',
  'A password form is sent over plain HTTP': 'يُرسل نموذج كلمة المرور عبر HTTP غير مشفّر',
  'The password visitors enter here is sent, or the form itself arrives, unencrypted.':
    'تُرسل كلمة المرور التي يدخلها الزوار هنا دون تشفير، أو يصل إليهم النموذج نفسه دون تشفير.',
  'Anyone on the way can read the password.': 'يستطيع كل من يعترض الاتصال قراءة كلمة المرور.',
  'Serve the page with the form and the address it is sent to over HTTPS.': 'قدّم الصفحة التي فيها النموذج والعنوان الذي يُرسل إليه عبر HTTPS.',
  'A form on an HTTPS page is sent over HTTP': 'يُرسل نموذج في صفحة HTTPS عبر HTTP',
  'The page is encrypted, but what visitors enter into this form leaves unencrypted.': 'الصفحة مشفّرة، لكن ما يدخله الزوار في هذا النموذج يُرسل دون تشفير.',
  'Anyone on the way can read and change it.': 'يستطيع كل من يعترض الاتصال قراءته وتغييره.',
  'Change the address the form is sent to (action) to https.': 'غيّر العنوان الذي يُرسل إليه النموذج (action) إلى https.',
  'The page shows a program error': 'تعرض الصفحة خطأ برمجيًا',
  'The page shows visitors an internal error message of the program behind it.': 'تعرض الصفحة على الزوار رسالة خطأ داخلية من البرنامج الذي يشغّلها.',
  'Such messages tell attackers about folders, code and the database.': 'تكشف هذه الرسائل للمهاجمين عن المجلدات والشيفرة وقاعدة البيانات.',
  'Switch the display of errors off on the live site and write them to a log file instead. Then repair the error itself.':
    'عطّل عرض الأخطاء في الموقع الفعلي واكتبها في ملف سجل بدلًا من ذلك. ثم أصلح الخطأ نفسه.',
  // software.js
  'JavaScript library with known vulnerabilities': 'مكتبة JavaScript فيها ثغرات معروفة',
  'The page uses a ready-made program part in a version with publicly known weaknesses.': 'تستخدم الصفحة مكوّنًا برمجيًا جاهزًا بإصدار فيه نقاط ضعف معلنة.',
  'Where the page uses the affected functions, an attacker may run scripts in the browser of visitors or disturb the page.':
    'حيث تستخدم الصفحة الدوال المتأثرة قد يشغّل المهاجم برامج نصية في متصفحات الزوار أو يعطّل الصفحة.',
  'Update the library to the newest version, and check that the page still works.': 'حدّث المكتبة إلى أحدث إصدار، وتحقق من أن الصفحة ما زالت تعمل.',
  // dns.mail
  'No SPF record': 'لا يوجد سجل SPF',
  'The domain does not say which servers may send mail in its name.': 'لا يذكر النطاق الخوادم التي يحق لها إرسال البريد باسمه.',
  'Receivers have a harder time telling your mail from forged mail.': 'يصعب على المستلمين تمييز بريدك من البريد المزوّر.',
  'Publish one TXT record that lists the servers that send your mail. If the domain sends none, publish "v=spf1 -all".':
    'انشر سجل TXT واحدًا يسرد الخوادم التي ترسل بريدك. وإذا كان النطاق لا يرسل بريدًا، فانشر ‎"v=spf1 -all"‎.',
  'More than one SPF record': 'أكثر من سجل SPF واحد',
  'The domain has several lists of servers that may send its mail. Receivers treat that as a mistake and use none.':
    'للنطاق عدة قوائم بالخوادم التي يحق لها إرسال بريده. ويعدّ المستلمون ذلك خطأ ولا يستخدمون أيًّا منها.',
  'Forged mail in your name is not recognised by SPF, and your own mail may be sorted out.': 'لا يكشف SPF البريد المزوّر باسمك، وقد يُستبعد بريدك أنت.',
  'Merge the records into one.': 'ادمج السجلات في سجل واحد.',
  'SPF allows everyone': 'يسمح SPF للجميع',
  'The domain says that every server in the world may send mail in its name.': 'ينص النطاق على أن كل خادم في العالم يحق له إرسال البريد باسمه.',
  'Forged mail in your name passes the check of the receiver.': 'يجتاز البريد المزوّر باسمك تحقق المستلم.',
  'End the record with -all or ~all, and list only the servers that really send your mail.':
    'أنهِ السجل بـ ‎-all‎ أو ‎~all‎، ولا تسرد إلا الخوادم التي ترسل بريدك فعلًا.',
  'SPF has no verdict': 'لا يحدد SPF حكمًا',
  'The domain lists its mail servers but does not say what to think of mail from others.':
    'يسرد النطاق خوادم بريده، لكنه لا يقول كيف يُعامل البريد القادم من غيرها.',
  'Receivers treat forged mail in your name as neutral.': 'يعامل المستلمون البريد المزوّر باسمك معاملة محايدة.',
  'End the record with -all, or with ~all while you are still testing.': 'أنهِ السجل بـ ‎-all‎، أو بـ ‎~all‎ ما دمت في مرحلة التجربة.',
  'SPF needs too many lookups': 'يحتاج SPF إلى استعلامات أكثر من اللازم',
  'To read the list of your mail servers, receivers have to ask the DNS more than the ten times the standard allows.':
    'لقراءة قائمة خوادم بريدك يضطر المستلمون إلى سؤال DNS أكثر من المرات العشر التي يسمح بها المعيار.',
  'Receivers stop with an error, so SPF protects nothing and your own mail may be sorted out.':
    'يتوقف المستلمون عند خطأ، فلا يحمي SPF شيئًا وقد يُستبعد بريدك أنت.',
  'Remove services you no longer use, and replace include, a and mx by the addresses (ip4, ip6) where they do not change.':
    'أزل الخدمات التي لم تعد تستخدمها، وضع مكان include وa وmx العناوين نفسها (ip4 وip6) حيث لا تتغير.',
  'No DMARC policy': 'لا توجد سياسة DMARC',
  'The domain does not tell receivers what to do with mail that only pretends to come from it.': 'لا يخبر النطاق المستلمين بما يفعلونه ببريد يدّعي فقط أنه منه.',
  'Anyone can send mail that shows your address as the sender, for instance false invoices to your customers.':
    'يستطيع أي شخص إرسال بريد يظهر عنوانك مرسلًا له، مثل فواتير مزيّفة إلى عملائك.',
  'Publish a DMARC record. Start with p=none and read the reports, then go on to quarantine and reject.':
    'انشر سجل DMARC. ابدأ بـ p=none واقرأ التقارير، ثم انتقل إلى quarantine وreject.',
  'DMARC only monitors': 'لا يفعل DMARC سوى المراقبة',
  'The domain watches forged mail in its name but asks receivers to deliver it all the same.':
    'يراقب النطاق البريد المزوّر باسمه، لكنه يطلب من المستلمين تسليمه رغم ذلك.',
  'Forged mail in your name still reaches inboxes.': 'ما زال البريد المزوّر باسمك يصل إلى صناديق الوارد.',
  'When the reports show that your own mail passes, move to p=quarantine and then to p=reject.':
    'عندما تُظهر التقارير أن بريدك يجتاز التحقق، انتقل إلى p=quarantine ثم إلى p=reject.',
  'DMARC is in test mode': '‏DMARC في وضع الاختبار',
  'The domain has rules against forged mail, but marks them as a test (t=y), so receivers do not fully apply them.':
    'للنطاق قواعد ضد البريد المزوّر، لكنه يصفها بأنها اختبار (t=y)، فلا يطبّقها المستلمون كاملة.',
  'Forged mail in your name is treated more mildly than the rules say.': 'يُعامل البريد المزوّر باسمك بتساهل أكثر مما تقوله القواعد.',
  'Remove t=y when the reports show that your own mail passes.': 'أزل t=y عندما تُظهر التقارير أن بريدك يجتاز التحقق.',
  'No CAA record': 'لا يوجد سجل CAA',
  'The domain does not say which authority may issue certificates for it, so any of them may.':
    'لا يذكر النطاق الجهة التي يحق لها إصدار شهادات له، فيحق ذلك لأي جهة.',
  'A mistake at any of the many authorities in the world could give an attacker a certificate for your name.':
    'قد يؤدي خطأ لدى أي من جهات الإصدار الكثيرة في العالم إلى حصول مهاجم على شهادة باسمك.',
  'Publish a CAA record that names the authority you use.': 'انشر سجل CAA يذكر جهة الإصدار التي تستخدمها.',
  'No MTA-STS policy': 'لا توجد سياسة MTA-STS',
  'The domain does not insist that mail to it is delivered encrypted.': 'لا يشترط النطاق أن يُسلَّم البريد إليه مشفّرًا.',
  'Someone on the way between two mail servers can switch the encryption off and read the mail.':
    'يستطيع من يعترض الاتصال بين خادمي بريد تعطيل التشفير وقراءة البريد.',
  'Publish an MTA-STS record and the policy file at https://mta-sts.example.com/.well-known/mta-sts.txt. Start with mode: testing.':
    'انشر سجل MTA-STS وملف السياسة في https://mta-sts.example.com/.well-known/mta-sts.txt. وابدأ بـ mode: testing.',
  'The domain is not signed (DNSSEC)': 'النطاق غير موقّع (DNSSEC)',
  'Nobody can check that an answer about this domain really comes from it.': 'لا يستطيع أحد التحقق من أن الرد بشأن هذا النطاق صادر منه فعلًا.',
  'Someone who can forge answers of the name system can send visitors and mail elsewhere.':
    'من يستطيع تزوير ردود نظام الأسماء يمكنه توجيه الزوار والبريد إلى مكان آخر.',
  'Switch DNSSEC on where the domain is managed, and publish the DS record at the registrar. Many providers do both with one switch.':
    'فعّل DNSSEC حيث يُدار النطاق، وانشر سجل DS لدى مسجّل النطاق. يفعل كثير من المزوّدين الأمرين بزر واحد.',
  'A name of the domain points to a service that no longer has it': 'يشير أحد أسماء النطاق إلى خدمة لم تعد تستضيفه',
  'A name of yours leads to an account at a hosting service that does not exist any more.': 'يشير أحد أسمائك إلى حساب لدى خدمة استضافة لم يعد موجودًا.',
  'Whoever opens an account of that name there controls what visitors see under your name.': 'من يفتح هناك حسابًا بذلك الاسم يتحكم بما يراه الزوار تحت اسمك.',
  'Delete the DNS record, or claim the account at the service again.': 'احذف سجل DNS، أو استعد الحساب لدى الخدمة.',
  // exposure.files
  'The Git repository can be downloaded': 'يمكن تنزيل مستودع Git',
  'The folder with the whole history of the source code lies open on the web server.': 'المجلد الذي يحوي تاريخ الشيفرة المصدرية كله مكشوف على خادم الويب.',
  'Anyone can rebuild the source code with every earlier version, and read the passwords that were ever in it.':
    'يستطيع أي شخص إعادة بناء الشيفرة المصدرية بكل إصداراتها السابقة، وقراءة كل كلمة مرور كانت فيها يومًا.',
  'Deny access to /.git, or deploy without it. Then change every password and key that was ever committed.':
    'امنع الوصول إلى ‎/.git‎، أو انشر الموقع بدونه. ثم غيّر كل كلمة مرور وكل مفتاح دخل المستودع يومًا.',
  'Version control data can be downloaded': 'يمكن تنزيل بيانات نظام إدارة الإصدارات',
  'The folder of a version control system lies open on the web server.': 'مجلد نظام إدارة الإصدارات مكشوف على خادم الويب.',
  'Anyone can read the source code and names of files that were meant to stay unknown.':
    'يستطيع أي شخص قراءة الشيفرة المصدرية وأسماء ملفات لم يُرد لأحد أن يعرفها.',
  'Deny access to the folder, or deploy without it.': 'امنع الوصول إلى المجلد، أو انشر الموقع بدونه.',
  'A file with passwords or keys can be read': 'يمكن قراءة ملف فيه كلمات مرور أو مفاتيح',
  'A file that holds the passwords or keys of the site is open to everybody.': 'الملف الذي فيه كلمات مرور الموقع أو مفاتيحه مفتوح للجميع.',
  'Whoever reads it can sign in to the database, the mail account or the server itself.':
    'من يقرؤه يستطيع الدخول إلى قاعدة البيانات أو حساب البريد أو الخادم نفسه.',
  'Move the file out of the web folder and deny hidden files. Then change every password and key in it: they are known.':
    'انقل الملف خارج مجلد الويب وامنع الوصول إلى الملفات المخفية. ثم غيّر كل كلمة مرور وكل مفتاح فيه: فقد صارت معروفة.',
  'A backup can be downloaded': 'يمكن تنزيل نسخة احتياطية',
  'A copy of the database or of the whole site lies in the web folder.': 'توجد نسخة من قاعدة البيانات أو من الموقع كله في مجلد الويب.',
  'Anyone can take all data in it: customers, passwords, orders.': 'يستطيع أي شخص أخذ كل البيانات التي فيها: العملاء وكلمات المرور والطلبات.',
  'Remove the file and keep backups outside the web folder. Treat the data in it as known to others.':
    'احذف الملف واحفظ النسخ الاحتياطية خارج مجلد الويب. واعتبر البيانات التي فيه معروفة لغيرك.',
  'A copy of source code can be read': 'يمكن قراءة نسخة من الشيفرة المصدرية',
  'A backup copy of a program file is handed out as text instead of being run.': 'تُقدَّم نسخة احتياطية من ملف برنامج نصًّا بدلًا من تشغيلها.',
  'It shows how the site works, often with the password of the database.': 'تُظهر كيف يعمل الموقع، وكثيرًا ما تكون فيها كلمة مرور قاعدة البيانات.',
  'Remove copies made by editors and by hand, and change the passwords in them.':
    'احذف النسخ التي صنعتها برامج التحرير أو صُنعت يدويًا، وغيّر كلمات المرور التي فيها.',
  'A configuration file can be read': 'يمكن قراءة ملف إعدادات',
  'A file that says how the site is put together is open to everybody.': 'الملف الذي يبيّن كيف بُني الموقع مفتوح للجميع.',
  'It names inner machines, accounts and paths, and often passwords.': 'يذكر أجهزة داخلية وحسابات ومسارات، وكثيرًا ما يذكر كلمات مرور.',
  'Move the file out of the web folder or deny access to it, and change the passwords in it.':
    'انقل الملف خارج مجلد الويب أو امنع الوصول إليه، وغيّر كلمات المرور التي فيه.',
  'phpinfo() is public': 'صفحة ‎phpinfo()‎ متاحة للعموم',
  'A page shows every setting of PHP on this server.': 'تُظهر صفحة كل إعدادات PHP على هذا الخادم.',
  'It gives away paths, versions and sometimes passwords from the environment: a map for the next step.':
    'تكشف المسارات والإصدارات وأحيانًا كلمات مرور من متغيرات البيئة: خريطة للخطوة التالية.',
  'Delete the file, and write such a page anew when you need it.': 'احذف الملف، واكتب صفحة كهذه من جديد عندما تحتاج إليها.',
  'The status page of the server is public': 'صفحة حالة الخادم متاحة للعموم',
  'A page made for administrators shows what the server is doing right now.': 'تُظهر صفحة مخصصة لمديري الخادم ما يفعله الآن.',
  'It shows visitors with their addresses, secret links and inner names.': 'تعرض الزوار وعناوينهم وروابط سرية وأسماء داخلية.',
  'Limit the page to the server itself.': 'اقصر الوصول إلى الصفحة على الخادم نفسه.',
  'A log file is public': 'ملف سجل متاح للعموم',
  'What the program writes down about its errors can be read by everybody.': 'ما يسجّله البرنامج عن أخطائه يستطيع الجميع قراءته.',
  'Logs hold paths, addresses of visitors and at times passwords.': 'في السجلات مسارات وعناوين زوار وأحيانًا كلمات مرور.',
  'Write logs outside the web folder, or deny access to them.': 'اكتب السجلات خارج مجلد الويب، أو امنع الوصول إليها.',
  'A list of files or packages is public': 'قائمة ملفات أو حزم متاحة للعموم',
  'A by-product of development lists what the site is made of.': 'ناتج ثانوي من التطوير يسرد مكوّنات الموقع.',
  'It names hidden files or the exact versions of every package.': 'يذكر أسماء ملفات مخفية أو الإصدارات الدقيقة لكل حزمة.',
  'Do not deploy it, or deny access to it.': 'لا تنشره مع الموقع، أو امنع الوصول إليه.',
  // exposure.listing
  'The contents of a folder are listed': 'تُسرد محتويات مجلد',
  'Whoever opens the address of a folder sees the names of all files in it.': 'من يفتح عنوان مجلد يرى أسماء كل الملفات التي فيه.',
  'Files that nobody linked to, such as backups and uploads of customers, are found without guessing.':
    'يُعثر دون تخمين على ملفات لم يضع لها أحد رابطًا، مثل النسخ الاحتياطية وملفات رفعها العملاء.',
  'Turn the listing of folders off in the web server.': 'عطّل سرد المجلدات في خادم الويب.',
  // exposure.sourcemaps
  'Source maps': 'خرائط المصدر',
  'The original source of scripts can be read': 'يمكن قراءة المصدر الأصلي للبرامج النصية',
  'Beside the scripts of the site lie source maps: files that turn the packed script back into what the developers wrote.':
    'بجانب برامج الموقع النصية توجد خرائط المصدر (source maps): ملفات تعيد البرنامج المضغوط إلى ما كتبه المطوّرون.',
  'Anyone can read the program with its comments, names and addresses of the API, and sees faster where it is weak.':
    'يستطيع أي شخص قراءة البرنامج بتعليقاته وأسمائه وعناوين واجهة API، ويرى بسرعة أكبر أين مواضع ضعفه.',
  'Build for production without source maps, or keep the .map files on a server that only your developers reach.':
    'ابنِ نسخة الإنتاج دون خرائط المصدر، أو احفظ ملفات ‎.map‎ على خادم لا يصل إليه سوى مطوّريك.',
  // exposure.panels
  'Administration pages and installers': 'صفحات الإدارة وبرامج التثبيت',
  'An administration page is open to the internet': 'صفحة إدارة مفتوحة على الإنترنت',
  'The sign-in page of an administration tool can be opened by everybody.': 'يستطيع الجميع فتح صفحة الدخول إلى أداة إدارة.',
  'Programs try passwords on such pages day and night, and each hole in the tool counts at once.':
    'تجرّب البرامج كلمات المرور على هذه الصفحات ليلًا ونهارًا، وكل ثغرة في الأداة تُستغل فورًا.',
  'Let only your own addresses reach the page, or put it behind a VPN or a second sign-in.':
    'لا تسمح بالوصول إلى الصفحة إلا من عناوينك، أو ضعها خلف VPN أو خلف تسجيل دخول ثانٍ.',
  'An administration tool can be used without signing in': 'يمكن استخدام أداة إدارة دون تسجيل الدخول',
  'A tool made for administrators answers everybody, without a password.': 'أداة مخصصة لمديري النظام تستجيب للجميع دون كلمة مرور.',
  'Whoever finds it can read or change what it manages.': 'من يجدها يستطيع قراءة ما تديره أو تغييره.',
  'Turn the sign-in of the tool on and let only your own addresses reach it.': 'فعّل تسجيل الدخول إلى الأداة ولا تسمح بالوصول إليها إلا من عناوينك.',
  'An installer was left open': 'تُرك برنامج تثبيت مفتوحًا',
  'The page that sets the site up for the first time can still be opened.': 'ما زال يمكن فتح الصفحة التي تُعدّ الموقع لأول مرة.',
  'A stranger may set the site up anew, with a password of their own.': 'قد يعدّ غريب الموقع من جديد بكلمة مرور يختارها.',
  'Delete the installer or finish the installation.': 'احذف برنامج التثبيت أو أكمل التثبيت.',
  'The web server shows its default page': 'يعرض خادم الويب صفحته الافتراضية',
  'The address shows what a fresh installation shows, and no site.': 'يعرض العنوان ما يعرضه تثبيت جديد، ولا موقع فيه.',
  'It tells that the server is unfinished or forgotten, and so perhaps not kept up to date.':
    'يدل ذلك على أن الخادم لم يكتمل إعداده أو أنه منسيّ، وربما لا تصله التحديثات.',
  'Put your site in its place, or turn the server off.': 'ضع موقعك مكانها، أو أوقف الخادم.',
  // exposure.api
  'API descriptions and debug pages': 'أوصاف واجهات API وصفحات تصحيح الأخطاء',
  'The description of the API is public': 'وصف واجهة API متاح للعموم',
  'A file lists every call of the API of this site, with its parameters.': 'يسرد ملف كل استدعاء في واجهة API لهذا الموقع مع معاملاته.',
  'Fine for an API that is meant for others. For an inner one it spares an attacker the search.':
    'لا بأس بذلك لواجهة مخصصة للآخرين. أما في الواجهة الداخلية فهو يوفر على المهاجم عناء البحث.',
  'If the API is not meant for others, hand the description out after signing in only.':
    'إذا لم تكن الواجهة مخصصة للآخرين، فلا تقدّم وصفها إلا بعد تسجيل الدخول.',
  'GraphQL tells its whole schema': 'يكشف GraphQL مخططه كاملًا',
  'The GraphQL address answers questions about its own structure to everybody.': 'يردّ عنوان GraphQL على استعلامات الجميع عن بنيته.',
  'It lists every type and every change that can be asked for, also those that no page uses.': 'يسرد كل نوع وكل تغيير يمكن طلبه، ومنها ما لا تستخدمه أي صفحة.',
  'Turn introspection off in production, unless the API is public on purpose.':
    'عطّل الاستبطان (introspection) في بيئة الإنتاج، إلا إذا كانت واجهة API عامة عن قصد.',
  'A tool for developers is open': 'أداة للمطوّرين مفتوحة',
  'A page that helps developers find faults answers everybody.': 'صفحة تساعد المطوّرين على إيجاد الأخطاء تستجيب للجميع.',
  'It shows requests of others, settings and source code, and with some tools lets strangers run code.':
    'تُظهر طلبات الآخرين والإعدادات والشيفرة المصدرية، وتتيح بعض الأدوات للغرباء تشغيل شيفرة.',
  'Turn debugging off in production, or let only your own addresses reach the page.':
    'عطّل وضع تصحيح الأخطاء (debug) في بيئة الإنتاج، أو لا تسمح بالوصول إلى الصفحة إلا من عناوينك.',
  // exposure.methods
  'The server repeats requests (TRACE)': 'يعيد الخادم الطلبات كما وصلته (TRACE)',
  'On the method TRACE the server sends back what it was sent, headers included.': 'يرد الخادم على الطريقة TRACE بما أُرسل إليه، ومنه الترويسات.',
  'Together with another hole it shows cookies to scripts that may not read them.': 'مع ثغرة أخرى تُظهر ملفات تعريف الارتباط لبرامج نصية لا يجوز لها قراءتها.',
  'Turn TRACE off in the web server and in what stands before it.': 'عطّل TRACE في خادم الويب وفيما يقف أمامه.',
  // wordpress.core
  WordPress: 'WordPress',
  'WordPress is not installed to the end': 'لم يكتمل تثبيت WordPress',
  'The page that sets WordPress up is open, because the installation was never finished.': 'الصفحة التي تُعدّ WordPress مفتوحة لأن التثبيت لم يكتمل.',
  'The first stranger who fills it in owns the site and can run programs on the server.': 'أول غريب يملؤها يملك الموقع ويستطيع تشغيل برامج على الخادم.',
  'Finish the installation now, or remove WordPress from the server.': 'أكمل التثبيت الآن، أو أزل WordPress من الخادم.',
  'The names of WordPress users can be listed': 'يمكن سرد أسماء مستخدمي WordPress',
  'The site tells everybody with which names its editors sign in.': 'يخبر الموقع الجميع بالأسماء التي يدخل بها محرّروه.',
  'Half of each sign-in is known; programs only have to try passwords.': 'صار نصف بيانات كل تسجيل دخول معروفًا؛ ولم يبقَ للبرامج سوى تجربة كلمات المرور.',
  'Ask for a sign-in before users are listed, and stop the redirect from author numbers to names.':
    'اطلب تسجيل الدخول قبل سرد المستخدمين، وأوقف التحويل من أرقام الكتّاب إلى أسمائهم.',
  'XML-RPC takes calls from everybody': 'يقبل XML-RPC الاستدعاءات من الجميع',
  'An old way to steer WordPress from outside is switched on.': 'طريقة قديمة للتحكم في WordPress من الخارج مفعّلة.',
  'It lets a program try hundreds of passwords in one request, and makes the site send requests to others.':
    'تسمح لبرنامج بتجربة مئات كلمات المرور في طلب واحد، وتجعل الموقع يرسل طلبات إلى غيره.',
  'Block xmlrpc.php, unless an app of yours or Jetpack needs it.': 'امنع xmlrpc.php، إلا إذا كان تطبيق لك أو Jetpack يحتاج إليه.',
  'Everybody can start the scheduled tasks of WordPress': 'يستطيع أي أحد تشغيل المهام المجدولة في WordPress',
  'WordPress runs its scheduled tasks when wp-cron.php is called, and here everybody can call it. That is how WordPress comes.':
    'يشغّل WordPress مهامه المجدولة عند استدعاء wp-cron.php، وهنا يستطيع أي أحد استدعاءه. هكذا يأتي WordPress أصلًا.',
  'Each call makes the server load WordPress and look for tasks that are due. Many calls load the server; nothing is given away by them.':
    'مع كل استدعاء يحمّل الخادم WordPress ويبحث عن المهام التي حان وقتها. كثرة الاستدعاءات تُثقل الخادم، لكنها لا تكشف شيئًا.',
  'Set DISABLE_WP_CRON in wp-config.php, let the cron of the server run the tasks every five minutes, and once that works block wp-cron.php from outside.':
    'فعّل DISABLE_WP_CRON في wp-config.php، واجعل cron الخادم يشغّل المهام كل خمس دقائق، وبعد أن يعمل ذلك امنع الوصول إلى wp-cron.php من الخارج.',
  'WordPress tells its version': 'يكشف WordPress إصداره',
  'The pages say which version of WordPress made them. A version is not a weakness.': 'تذكر الصفحات إصدار WordPress الذي أنشأها. الإصدار وحده ليس ثغرة.',
  'When a hole becomes known, the site is on the list of those to try first.': 'عندما تُكتشف ثغرة، يكون الموقع في قائمة المواقع التي تُجرَّب عليها أولًا.',
  'Keep WordPress up to date; the tag itself can be removed.': 'أبقِ WordPress محدّثًا؛ ويمكن إزالة الوسم نفسه.',
  'The readme of WordPress is public': 'ملف readme الخاص بـ WordPress متاح للعموم',
  'A file that comes with WordPress can be opened by everybody.': 'يستطيع الجميع فتح ملف يأتي مع WordPress.',
  'It says that WordPress runs here, also where the pages hide it.': 'يدل على أن WordPress يعمل هنا، حتى حيث تخفي الصفحات ذلك.',
  'Delete readme.html after each update, or deny access to it.': 'احذف readme.html بعد كل تحديث، أو امنع الوصول إليه.',
  'Anybody can register in WordPress': 'يستطيع أي شخص التسجيل في WordPress',
  'Visitors can make themselves an account. Many sites want that.': 'يستطيع الزوار إنشاء حسابات لأنفسهم. وهذا ما تريده مواقع كثيرة.',
  'With an account a stranger can reach more of WordPress and of its plugins.': 'بحساب يصل الغريب إلى أجزاء أكثر من WordPress ومن إضافاته.',
  'Turn "Anyone can register" off in Settings, General, unless the site needs it.':
    'عطّل «يمكن لأي شخص التسجيل» في الإعدادات، عام، إلا إذا كان الموقع يحتاج إليه.',
  'WordPress takes application passwords': 'يقبل WordPress كلمات مرور التطبيقات',
  'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.':
    'يستطيع مستخدمو WordPress إنشاء كلمات مرور خاصة بهم للبرامج. يتيح WordPress ذلك أينما جرى الوصول إليه عبر HTTPS.',
  'Such a password needs no second factor, and opens to a program whatever its user may do.':
    'لا تحتاج كلمة مرور كهذه إلى عامل ثانٍ، وتتيح للبرنامج كل ما يُسمح به لمستخدمها.',
  'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.':
    'راجع كلمات مرور التطبيقات في ملفات مستخدميك الشخصية، وعطّلها حيث لا يحتاج إليها أي برنامج.',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'إصدارات WordPress والإضافات والقوالب',
  'WordPress has known vulnerabilities': 'في WordPress ثغرات معروفة',
  'The site runs a version of WordPress with publicly known weaknesses.': 'يعمل الموقع بإصدار من WordPress فيه نقاط ضعف معلنة.',
  'Programs look for such versions day and night. What they can do depends on the weakness: from changing pages to taking the site over.':
    'تبحث البرامج عن هذه الإصدارات ليلًا ونهارًا. وما تستطيع فعله يتوقف على نقطة الضعف: من تغيير الصفحات إلى الاستيلاء على الموقع.',
  'Back the site up and update WordPress now; then switch automatic updates on.': 'خذ نسخة احتياطية من الموقع وحدّث WordPress الآن؛ ثم فعّل التحديثات التلقائية.',
  'WordPress is not the newest version': '‏WordPress ليس بأحدث إصدار',
  'There is a newer version of WordPress. Old ones get security fixes late and at some day no longer.':
    'يوجد إصدار أحدث من WordPress. تصل إصلاحات الأمان إلى الإصدارات القديمة متأخرة، ثم تنقطع عنها يومًا.',
  'When the next weakness becomes known, the site may stay open to it for longer than others.':
    'عندما تُعرف نقطة الضعف التالية، قد يبقى الموقع معرّضًا لها مدة أطول من غيره.',
  'Back the site up and update WordPress; then switch automatic updates on.': 'خذ نسخة احتياطية من الموقع وحدّث WordPress؛ ثم فعّل التحديثات التلقائية.',
  'A WordPress plugin has known vulnerabilities': 'في إحدى إضافات WordPress ثغرات معروفة',
  'By its readme, a plugin of this site is in a version with publicly known weaknesses.': 'بحسب ملف readme، إحدى إضافات هذا الموقع بإصدار فيه نقاط ضعف معلنة.',
  'Most break-ins to WordPress use such a plugin. What can be done depends on the weakness.':
    'معظم اختراقات WordPress عبر إضافة كهذه. وما يمكن فعله يتوقف على نقطة الضعف.',
  'Look the version up in WordPress and update the plugin. Delete it when no update exists or nobody needs it.':
    'تحقق من الإصدار في WordPress وحدّث الإضافة. واحذفها إذا لم يوجد تحديث أو لم يعد أحد يحتاج إليها.',
  'A WordPress theme has known vulnerabilities': 'في أحد قوالب WordPress ثغرات معروفة',
  'By its style sheet, a theme of this site is in a version with publicly known weaknesses.':
    'بحسب ورقة الأنماط، أحد قوالب هذا الموقع بإصدار فيه نقاط ضعف معلنة.',
  'What can be done depends on the weakness: from showing false pages to taking the site over.':
    'يتوقف ما يمكن فعله على نقطة الضعف: من عرض صفحات مزيّفة إلى الاستيلاء على الموقع.',
  'Look the version up in WordPress and update the theme. Delete themes that nobody needs.':
    'تحقق من الإصدار في WordPress وحدّث القالب. واحذف القوالب التي لا يحتاج إليها أحد.',
  // network.ports
  'A data store answers without a password': 'مخزن بيانات يستجيب دون كلمة مرور',
  'A store of data of this server answers anybody on the internet, without a password.':
    'مخزن بيانات على هذا الخادم يستجيب لأي شخص على الإنترنت دون كلمة مرور.',
  'Strangers can read, change and delete what is in it, and with some stores take over the server.':
    'يستطيع الغرباء قراءة ما فيه وتغييره وحذفه، ومع بعض المخازن الاستيلاء على الخادم.',
  'Bind the service to 127.0.0.1 or a private network, set a password, and close the port in the firewall.':
    'اربط الخدمة بـ 127.0.0.1 أو بشبكة خاصة، وضع لها كلمة مرور، وأغلق المنفذ في جدار الحماية.',
  'A database can be reached from the internet': 'يمكن الوصول إلى قاعدة بيانات من الإنترنت',
  'A database of this server talks to everybody on the internet, though it asks for a password.':
    'قاعدة بيانات على هذا الخادم تستجيب لكل من على الإنترنت، وإن كانت تطلب كلمة مرور.',
  'Programs try passwords on it day and night, and every hole in it counts at once.': 'تجرّب البرامج كلمات المرور عليها ليلًا ونهارًا، وكل ثغرة فيها تُستغل فورًا.',
  'Bind the service to 127.0.0.1 or a private network, or close its port in the firewall.':
    'اربط الخدمة بـ 127.0.0.1 أو بشبكة خاصة، أو أغلق منفذها في جدار الحماية.',
  'A remote control of the server is open to the internet': 'خدمة تحكم عن بعد بالخادم مفتوحة على الإنترنت',
  'A service that lets people work on this server from afar is open to everybody, and sends what is typed in clear text.':
    'خدمة تتيح العمل على هذا الخادم عن بعد مفتوحة للجميع، وترسل ما يُكتب نصًّا صريحًا دون تشفير.',
  'Whoever is on the way reads the password. Programs try passwords on it day and night.':
    'من يعترض الاتصال يقرأ كلمة المرور. وتجرّب البرامج كلمات المرور عليها ليلًا ونهارًا.',
  'Use SSH with keys in its place, and close the port in the firewall.': 'استخدم SSH مع مفاتيح بدلًا منها، وأغلق المنفذ في جدار الحماية.',
  'FTP sends passwords in clear text': 'يرسل FTP كلمات المرور نصًّا صريحًا دون تشفير',
  'The server offers FTP, which sends names and passwords without encryption unless both sides insist on it.':
    'يقدّم الخادم FTP، الذي يرسل الأسماء وكلمات المرور دون تشفير ما لم يشترطه الطرفان.',
  'Whoever is on the way, such as in the same wireless network, reads the password and can change the site.':
    'من يعترض الاتصال، كمن هو على الشبكة اللاسلكية نفسها، يقرأ كلمة المرور ويستطيع تغيير الموقع.',
  'Use SFTP over SSH in its place and turn FTP off.': 'استخدم SFTP عبر SSH بدلًا منه وأوقف FTP.',
  // meta.securitytxt
  'security.txt': 'security.txt',
  'No security.txt': 'لا يوجد security.txt',
  'The site does not say whom to tell when somebody finds a weakness in it.': 'لا يذكر الموقع من يُبلَّغ عندما يجد أحد نقطة ضعف فيه.',
  'Honest finders give up or go public, and you learn of it last.': 'من يجدها بحسن نية يستسلم أو ينشرها علنًا، فتكون آخر من يعلم.',
  'Put a text file with Contact and Expires at /.well-known/security.txt.': 'ضع ملفًا نصيًا فيه Contact وExpires في ‎/.well-known/security.txt‎.',
  'security.txt has no usable contact': 'ليس في security.txt جهة اتصال صالحة',
  'The site has the file for finders of weaknesses, but no contact in it that a program or a person could use.':
    'في الموقع ملف لمن يجدون نقاط الضعف، لكن ليست فيه جهة اتصال يستطيع برنامج أو شخص استخدامها.',
  'Add a line "Contact:" with a mailto:, https: or tel: address.': 'أضف سطر ‎"Contact:"‎ مع عنوان ‎mailto:‎ أو ‎https:‎ أو ‎tel:‎.',
  'security.txt is out of date': 'انتهت صلاحية security.txt',
  'The file for finders of weaknesses has no end date, or one that has passed.': 'ليس في الملف المخصص لمن يجدون نقاط الضعف تاريخ انتهاء، أو أن تاريخه قد مضى.',
  'Finders may think that the contact in it is no longer read.': 'قد يظن من يجدها أن لا أحد يقرأ ما يصل إلى جهة الاتصال فيه.',
  'Check that the contact is still right and set Expires to a date within the next year.':
    'تحقق من أن جهة الاتصال ما زالت صحيحة واضبط Expires على تاريخ خلال السنة القادمة.',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'رأي ثانٍ في TLS (‏sslscan)',
  'sslscan: an old version of TLS is accepted': '‏sslscan: يُقبل إصدار قديم من TLS',
  'Another program, sslscan, reports an old version of encryption that our own check did not see.':
    'يبلّغ برنامج آخر، هو sslscan، عن إصدار تشفير قديم لم يره اختبارنا.',
  'Connections that use it rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'تقوم الاتصالات التي تستخدمه على خوارزميات متقادمة. ولا تسمح بها قواعد الدفع (PCI DSS).',
  'Look at the versions the server is set up for, and allow only TLS 1.2 and 1.3.': 'راجع الإصدارات المضبوطة في الخادم، ولا تسمح إلا بـ TLS 1.2 و1.3.',
  'sslscan: a weak cipher is accepted': '‏sslscan: تُقبل خوارزمية تشفير ضعيفة',
  'Another program, sslscan, reports a weak kind of encryption that our own check did not see.':
    'يبلّغ برنامج آخر، هو sslscan، عن نوع تشفير ضعيف لم يره اختبارنا.',
  'An attacker on the way may read connections that use it.': 'قد يقرأ المهاجم الذي يعترض الاتصالات ما يستخدمه منها.',
  'Look at the ciphers the server is set up for, and allow only current ones.': 'راجع الخوارزميات المضبوطة في الخادم، ولا تسمح إلا بالحديثة.',
  'sslscan: connections can be renegotiated insecurely': '‏sslscan: يمكن إعادة التفاوض على الاتصالات بطريقة غير آمنة',
  'Another program, sslscan, reports that the server lets a connection start anew in the old, unprotected way.':
    'يبلّغ برنامج آخر، هو sslscan، أن الخادم يسمح ببدء الاتصال من جديد بالطريقة القديمة غير المحمية.',
  'An attacker on the way can put words of their own before those of a visitor.': 'يستطيع المهاجم الذي يعترض الاتصال أن يدسّ بيانات من عنده قبل بيانات الزائر.',
  'Update the TLS library of the server, or turn renegotiation off.': 'حدّث مكتبة TLS في الخادم، أو عطّل إعادة التفاوض.',
  'sslscan: TLS compresses what it encrypts': '‏sslscan: يضغط TLS ما يشفّره',
  'Another program, sslscan, reports that the server compresses what it sends before encrypting it.':
    'يبلّغ برنامج آخر، هو sslscan، أن الخادم يضغط ما يرسله قبل تشفيره.',
  'An attacker on the way can guess session cookies from the length of answers (CRIME).':
    'يستطيع المهاجم الذي يعترض الاتصال تخمين ملفات تعريف الارتباط للجلسات من طول الردود (CRIME).',
  'Turn compression in TLS off.': 'عطّل الضغط في TLS.',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'رأي ثانٍ في الخدمات المفتوحة (nmap)',
  'nmap: a service that need not be on the internet': '‏nmap: خدمة لا يلزم أن تكون على الإنترنت',
  'Another program, nmap, recognises a database or a remote control on an open port that our own check could not name.':
    'يتعرّف برنامج آخر، هو nmap، على قاعدة بيانات أو خدمة تحكم عن بعد على منفذ مفتوح لم يستطع اختبارنا تسميتها.',
  'Programs try passwords on such services day and night, and every hole in them counts at once.':
    'تجرّب البرامج كلمات المرور على هذه الخدمات ليلًا ونهارًا، وكل ثغرة فيها تُستغل فورًا.',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'رأي ثانٍ في أخطاء الإعداد (nuclei)',
  'nuclei reports a misconfiguration': 'يبلّغ nuclei عن خطأ في الإعداد',
  'Another program, nuclei, recognises something on this site that should not be there. Our own checks did not look for it.':
    'يتعرّف برنامج آخر، هو nuclei، على شيء في هذا الموقع لا ينبغي أن يكون فيه. ولم تبحث اختباراتنا عنه.',
  'What could be done with it stands in the description of the report, and depends on what lies there.':
    'ما يمكن فعله به مذكور في وصف البلاغ، ويتوقف على ما هو موجود هناك.',
  'Open the address of the report, look whether it is as described, and close what nobody but you should see.':
    'افتح العنوان المذكور في البلاغ، وانظر هل هو كما وُصف، وأغلق ما لا ينبغي أن يراه سواك.',
  // Titles and fixes that name what was found
  'HTTPS sends visitors back to HTTP': 'يعيد HTTPS الزوار إلى HTTP',
  'Remove the redirect from HTTPS to HTTP first. Then redirect plain HTTP to HTTPS.':
    'أزل أولًا التحويل من HTTPS إلى HTTP. ثم حوّل طلبات HTTP غير المشفّرة إلى HTTPS.',
  '{version} is accepted': 'يُقبل {version}',
  'TLS 1.0 and TLS 1.1 are accepted': 'يُقبل TLS 1.0 وTLS 1.1',
  'Cipher accepted: {kind}': 'خوارزمية تشفير مقبولة: {kind}',
  'no encryption': 'بلا تشفير',
  'no authentication': 'بلا تحقق من الهوية',
  'export-grade key': 'مفتاح مُضعَف للتصدير',
  'RC4 or RC2': 'RC4 أو RC2',
  '64-bit block (Sweet32)': 'تشفير كتلي بطول 64 بت (Sweet32)',
  'Content-Security-Policy can be bypassed: {reason}': 'يمكن تجاوز Content-Security-Policy: {reason}',
  "Content-Security-Policy can be bypassed: 'unsafe-inline' allows the execution of unsafe in-page scripts and event handlers":
    "يمكن تجاوز Content-Security-Policy: يسمح ‎'unsafe-inline'‎ بتشغيل برامج نصية ومعالجات أحداث غير آمنة داخل الصفحة",
  'Content-Security-Policy can be bypassed: {scheme} URI in {directive} allows the execution of unsafe scripts':
    'يمكن تجاوز Content-Security-Policy: يسمح عنوان {scheme} في {directive} بتشغيل برامج نصية غير آمنة',
  "Content-Security-Policy can be bypassed: {directive} should not allow '*' as source":
    "يمكن تجاوز Content-Security-Policy: لا ينبغي أن يسمح {directive} بالقيمة ‎'*'‎ مصدرًا",
  'Content-Security-Policy can be bypassed: script-src directive is missing': 'يمكن تجاوز Content-Security-Policy: التوجيه script-src مفقود',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints which allow to bypass this CSP':
    'يمكن تجاوز Content-Security-Policy: من المعروف أن {host} يستضيف نقاط JSONP تتيح تجاوز هذه السياسة',
  'Content-Security-Policy can be bypassed: {host} is known to host Angular libraries which allow to bypass this CSP':
    'يمكن تجاوز Content-Security-Policy: من المعروف أن {host} يستضيف مكتبات Angular تتيح تجاوز هذه السياسة',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints and Angular libraries which allow to bypass this CSP':
    'يمكن تجاوز Content-Security-Policy: من المعروف أن {host} يستضيف نقاط JSONP ومكتبات Angular تتيح تجاوز هذه السياسة',
  'Content-Security-Policy does not set {directives}': 'لا تحدد Content-Security-Policy ما يلي: {directives}',
  "Content-Security-Policy allows 'unsafe-eval'": "تسمح Content-Security-Policy بـ ‎'unsafe-eval'‎",
  "Content-Security-Policy: CSP directives don't end with a colon": '‏Content-Security-Policy: لا تنتهي توجيهات CSP بنقطتين رأسيتين',
  'Content-Security-Policy: Directive "{directive}" is not a known CSP directive': '‏Content-Security-Policy: «{directive}» ليس توجيهًا معروفًا في CSP',
  'Content-Security-Policy: Did you forget the semicolon': '‏Content-Security-Policy: هل نسيت الفاصلة المنقوطة (;)؟',
  'Content-Security-Policy: Did you forget to surround "{value}" with single-ticks':
    '‏Content-Security-Policy: هل نسيت وضع «{value}» بين علامتي اقتباس مفردتين؟',
  'Content-Security-Policy: {value} seems to be an invalid CSP keyword': '‏Content-Security-Policy: يبدو أن {value} ليست كلمة مفتاحية صالحة في CSP',
  'Session cookie {name} without Secure': 'ملف تعريف ارتباط الجلسة {name} بلا Secure',
  'Cookie {name} without Secure': 'ملف تعريف الارتباط {name} بلا Secure',
  'Session cookie {name} readable by scripts': 'تستطيع البرامج النصية قراءة ملف تعريف ارتباط الجلسة {name}',
  'Session cookie {name} has SameSite=None without Secure': 'في ملف تعريف ارتباط الجلسة {name} القيمة SameSite=None بلا Secure',
  'Cookie {name} has SameSite=None without Secure': 'في ملف تعريف الارتباط {name} القيمة SameSite=None بلا Secure',
  'Session cookie {name} without SameSite': 'ملف تعريف ارتباط الجلسة {name} بلا SameSite',
  '{software}: a known vulnerability': '{software}: ثغرة معروفة واحدة',
  '{software}: {count} known vulnerabilities': '{software}: عدد الثغرات المعروفة {count}',
  '{software} and {version}: a known vulnerability': '{software} و{version}: ثغرة معروفة واحدة',
  '{software} and {version}: {count} known vulnerabilities': '{software} و{version}: عدد الثغرات المعروفة {count}',
  '{product} is open to the internet': '{product} مفتوح على الإنترنت',
  '{product} can be used without signing in': 'يمكن استخدام {product} دون تسجيل الدخول',
  'The installer of {product} was left open': 'تُرك برنامج تثبيت {product} مفتوحًا',
  'The installer of this site was left open': 'تُرك برنامج تثبيت هذا الموقع مفتوحًا',
  'The installer of Nextcloud or ownCloud was left open': 'تُرك برنامج تثبيت Nextcloud أو ownCloud مفتوحًا',
  '{tool} is open to everybody': '{tool} مفتوح للجميع',
  'WordPress {version} is called insecure by its makers': 'يصف صانعو WordPress الإصدار {version} بأنه غير آمن',
  'WordPress {version} is not the newest version': '‏WordPress {version} ليس أحدث إصدار',
  '{service} is reachable on port {port}': 'يمكن الوصول إلى {service} على المنفذ {port}',
  'Redis without a password': '‏Redis بلا كلمة مرور',
  'memcached without a password': '‏memcached بلا كلمة مرور',
  'Elasticsearch without a password': '‏Elasticsearch بلا كلمة مرور',
  'Docker without a password': '‏Docker بلا كلمة مرور',
  'MongoDB without a password': '‏MongoDB بلا كلمة مرور',
  'MySQL or MariaDB': 'MySQL أو MariaDB',
  'MySQL or MariaDB, closed to us': '‏MySQL أو MariaDB، ترفض اتصالنا',
  'Web server': 'خادم ويب',
  'not recognised': 'غير معروفة',
  silent: 'صامتة',
  'sslscan: {version} is accepted': '‏sslscan: يُقبل {version}',
  'nmap: {service} is reachable on port {port}': '‏nmap: يمكن الوصول إلى {service} على المنفذ {port}',
  // Names of evidence
  'HTTPS connection': 'اتصال HTTPS',
  'Plain HTTP answer': 'رد HTTP غير المشفّر',
  'HTTPS answer': 'رد HTTPS',
  'First redirect': 'أول تحويل',
  'Last redirect': 'آخر تحويل',
  'Certificate sent by the server': 'الشهادة التي أرسلها الخادم',
  'Versions asked for one by one': 'الإصدارات التي سُئل عنها واحدًا واحدًا',
  'Accepted (not necessarily preferred)': 'المقبول (وليس المفضّل بالضرورة)',
  'Response headers': 'ترويسات الرد',
  'Answer to a request from another site': 'الرد على طلب من موقع آخر',
  'Loaded over HTTP': 'ما يُحمَّل عبر HTTP',
  'Without integrity': 'ما ليس فيه integrity',
  Form: 'النموذج',
  'Error text': 'نص الخطأ',
  'Library found': 'المكتبة التي عُثر عليها',
  'Terms that need a lookup': 'عناصر تحتاج إلى استعلام',
  'TXT records of {name}': 'سجلات TXT للاسم {name}',
  'CAA records of {host} and its parents': 'سجلات CAA للمضيف {host} وما فوقه',
  'DS records of {domain}': 'سجلات DS للنطاق {domain}',
  'CNAME of {name}': 'سجل CNAME للاسم {name}',
  Answer: 'الرد',
  'Files listed': 'الملفات المسرودة',
  'Source map': 'خريطة المصدر',
  Page: 'الصفحة',
  'Default page of {server}': 'الصفحة الافتراضية لـ {server}',
  Description: 'الوصف',
  'The server repeated our header': 'كرّر الخادم ترويستنا',
  Installer: 'برنامج التثبيت',
  Version: 'الإصدار',
  'List of users (REST API)': 'قائمة المستخدمين (REST API)',
  'Archives of authors (?author=)': 'أرشيفات الكتّاب ‎(?author=)‎',
  'What the REST API offers': 'ما تتيحه واجهة REST API',
  'Version found': 'الإصدار الذي عُثر عليه',
  'What it said': 'ما ردّت به',
  'Reported by {engine}': 'بلّغ عنه {engine}',
  // Why a check has no answer, or only a part of one
  'Browsers treat this computer itself as a safe place, with and without HTTPS.': 'تعدّ المتصفحات هذا الحاسوب نفسه مكانًا آمنًا، مع HTTPS وبدونه.',
  'The site has no HTTPS.': 'لا يعمل الموقع عبر HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'لم يصل عبر HTTPS رد صالح: {reason}',
  'nothing was asked': 'لم يُرسل أي طلب',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.': 'كان الرد على HTTP غير المشفّر 400، كما تفعل الخوادم على منفذ مخصص لـ HTTPS.',
  'Plain HTTP gave no usable answer: {reason}': 'لم يصل عبر HTTP غير المشفّر رد صالح: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.': 'كان الرد على HTTP غير المشفّر {status}، فلم يتبيّن هل يحوّل إلى HTTPS.',
  'Plain HTTP keeps redirecting: no page was reached.': 'يستمر HTTP غير المشفّر في التحويل: لم يصل الفحص إلى أي صفحة.',
  'The address has no HTTPS port of its own.': 'ليس للعنوان منفذ HTTPS خاص به.',
  'The certificate could not be read: {reason}': 'تعذّرت قراءة الشهادة: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'ما يستجيب على منفذ HTTPS لا يستخدم TLS.',
  'The TLS versions could not be asked for: {reason}': 'تعذّر السؤال عن إصدارات TLS: {reason}',
  'The server did not agree to any version of TLS we asked for.': 'لم يقبل الخادم أي إصدار من TLS سألنا عنه.',
  'The address does not answer with an HTML page.': 'لا يردّ العنوان بصفحة HTML.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'عدد السياسات التي يرسلها الموقع {count}، وهي أكثر مما يمكن موازنة بعضه ببعض.',
  'The policies of the site are {count} characters long, more than can be read.': 'طول سياسات الموقع {count} من الأحرف، وهو أكثر مما يمكن قراءته.',
  'The page could not be read, and may carry its policy inside.': 'تعذّرت قراءة الصفحة، وقد تكون السياسة داخلها.',
  'The site set no cookies.': 'لم يضع الموقع أي ملف تعريف ارتباط.',
  'Only {count} of {total} cookies were judged.': 'لم يُقيَّم سوى {count} من {total} من ملفات تعريف الارتباط.',
  'A page was too long or too slow to be read to its end.': 'كانت إحدى الصفحات أطول أو أبطأ من أن تُقرأ إلى نهايتها.',
  'Not every page could be read: {reason}': 'تعذّرت قراءة بعض الصفحات: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'كانت إحدى الصفحات أطول أو أبطأ من أن تُقرأ إلى نهايتها، فقد تنقص برامج نصية.',
  'The page has no scripts.': 'ليس في الصفحة برامج نصية.',
  'Only {count} of {total} scripts were looked at.': 'لم يُفحص إلا {count} من {total} من البرامج النصية.',
  'Only {count} of {total} scripts inside the page were looked at.': 'لم يُفحص إلا {count} من {total} من البرامج النصية داخل الصفحة.',
  '{address} was too slow to be read.': 'كان {address} أبطأ من أن يُقرأ.',
  '{address} could not be read.': 'تعذّرت قراءة {address}.',
  'Recognising the libraries of {address} took too long and was given up.': 'طال التعرّف على مكتبات {address} فأُوقف.',
  'Our recogniser of libraries failed: {reason}.': 'تعطّل برنامجنا للتعرّف على المكتبات: {reason}.',
  'The library recogniser did not start.': 'لم يبدأ برنامج التعرّف على المكتبات.',
  'The library recogniser ended unexpectedly.': 'توقف برنامج التعرّف على المكتبات فجأة.',
  'Addresses and local names have no mail of their own.': 'ليس للعناوين والأسماء المحلية بريد خاص بها.',
  'The name belongs to a hosting company, which answers for its DNS.': 'الاسم لشركة استضافة، وهي المسؤولة عن DNS الخاص به.',
  'The DNS gave no usable answer for {name}: {reason}': 'لم يقدّم DNS ردًا صالحًا عن {name}: {reason}',
  'The name server reported a failure of its own ({code})': 'أبلغ خادم الأسماء عن عطل فيه ({code})',
  'The name server did not answer in time ({code})': 'لم يستجب خادم الأسماء في الوقت المحدد ({code})',
  'The name server did not answer in time': 'لم يستجب خادم الأسماء في الوقت المحدد',
  'The name server refused the question ({code})': 'رفض خادم الأسماء الاستعلام ({code})',
  'No name server could be reached ({code})': 'تعذّر الوصول إلى أي خادم أسماء ({code})',
  'No name server could be reached': 'تعذّر الوصول إلى أي خادم أسماء',
  'The question was given up ({code})': 'أُلغي الاستعلام ({code})',
  'The question was given up': 'أُلغي الاستعلام',
  'The name server gave no usable answer ({code})': 'لم يقدّم خادم الأسماء ردًا صالحًا ({code})',
  'The name server gave no usable answer (code {code})': 'لم يقدّم خادم الأسماء ردًا صالحًا (الرمز {code})',
  'The name server sent an answer that could not be read': 'أرسل خادم الأسماء ردًا تعذّرت قراءته',
  'The page has no scripts of its own.': 'ليس في الصفحة برامج نصية خاصة بها.',
  'Whoever finds it can run programs on this server.': 'يستطيع من يجدها تشغيل برامج على هذا الخادم.',
  'Whoever finds it can read, change and delete what it manages.': 'يستطيع من يجدها قراءة ما تديره وتغييره وحذفه.',
  'Whoever finds it reads the data and settings it holds, often with passwords among them.':
    'يقرأ من يجدها ما فيها من بيانات وإعدادات، وكثيرًا ما تكون بينها كلمات مرور.',
  'It shows the names, addresses and load of your systems: a map for the next step.': 'تعرض أسماء أنظمتك وعناوينها وحِملها: خريطة للخطوة التالية.',
  'Turn the sign-in of {product} on ({how}).': 'فعّل تسجيل الدخول في {product} ({how}).',
  'Then let only your own addresses reach it.': 'ثم اسمح لعناوينك أنت وحدها بالوصول إليها.',
  '{product} has no sign-in of its own: put a proxy with one in front of it.': 'ليس في {product} تسجيل دخول خاص به: ضع أمامه وكيلًا يطلب تسجيل الدخول.',
  'The server answers {status} even to a name that does not exist: what it keeps back may or may not be there.':
    'يردّ الخادم بـ {status} حتى على اسم لا وجود له: قد يكون ما يحجبه موجودًا وقد لا يكون.',
  'The server answers {status} even to a name that does not exist: nothing can be told from its answers.':
    'يردّ الخادم بالحالة {status} حتى على اسم غير موجود: لا يُستدل من ردوده على شيء.',
  '{count} of {total} addresses gave no answer: {reason}': 'لم يستجب {count} من {total} من العناوين: {reason}',
  'The server answered {status}': 'ردّ الخادم بالحالة {status}',
  'The answer could not be read to its end': 'تعذّرت قراءة الرد إلى نهايته',
  '{path} gave no answer: {reason}': 'لم يستجب {path}: {reason}',
  'The site does not run WordPress.': 'لا يعمل الموقع بـ WordPress.',
  'Not run: no source of advisories for WordPress is set up, so the versions found ({count}) were not judged.':
    'لم يُجرَ الاختبار: لم يُضبط مصدر للتحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإصدارات التي عُثر عليها ({count}).',
  'Not run: the copy of the advisories for WordPress cannot be read, so the versions found ({count}) were not judged.':
    'لم يُجرَ الاختبار: تتعذّر قراءة نسخة التحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإصدارات التي عُثر عليها ({count}).',
  'Neither WordPress nor its plugins and themes tell a version that could be judged.': 'لا يُظهر WordPress ولا إضافاته ولا قوالبه إصدارًا يمكن تقييمه.',
  'No source of advisories for WordPress is set up, so plugins and themes were not judged.':
    'لم يُضبط مصدر للتحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإضافات والقوالب.',
  'The copy of the advisories for WordPress cannot be read, so plugins and themes were not judged.':
    'تتعذّر قراءة نسخة التحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإضافات والقوالب.',
  '{count} versions were judged by the advisories of {source}.': 'عدد الإصدارات التي قُيّمت بحسب التحذيرات الأمنية من {source}: {count}.',
  'The operator of this scanner has not opened the other ports of this address.': 'لم يفتح مشغّل هذا الفاحص سائر منافذ هذا العنوان.',
  '{count} ports were not asked: the operator of this scanner has not opened them.': 'عدد المنافذ التي لم يُسأل عنها {count}: لم يفتحها مشغّل هذا الفاحص.',
  'No port answered, not even with a refusal: a firewall drops what we send.': 'لم يستجب أي منفذ، ولا حتى بالرفض: يُسقط جدار حماية ما نرسله.',
  '/.well-known/security.txt keeps redirecting: no file was reached.': 'يستمر ‎/.well-known/security.txt‎ في التحويل: لم يصل الفحص إلى أي ملف.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.': 'يحوّل ‎/.well-known/security.txt‎ إلى موقع آخر لا يشمله هذا الفحص.',
  'The server answered {status} for /.well-known/security.txt.': 'ردّ الخادم بالحالة {status} على طلب ‎/.well-known/security.txt‎.',
  '{tool} gave no second opinion.': 'لم يقدّم {tool} رأيًا ثانيًا.',
  'It did not come to a report on this site.': 'لم يصل إلى تقرير عن هذا الموقع.',
  'It is not installed any more.': 'لم يعد مثبّتًا.',
  'It was not done within {seconds} seconds.': 'لم يكتمل ضمن مهلة {seconds} ثانية.',
  'It wrote more than it should.': 'كتب أكثر مما ينبغي.',
  'It could not be started ({code}).': 'تعذّر تشغيله ({code}).',
  'It ended with code {code}: {reason}': 'انتهى بالرمز {code}: {reason}',
  'no reason given': 'لم يُذكر سبب',
  '{engine} saw what our own check did not.': 'رأى {engine} ما لم يره اختبارنا.',
  '{engine} saw nothing weak that our own check did not see.': 'لم يرَ {engine} ضعفًا لم يره اختبارنا.',
  'Which ports are open is not known, so there is nothing to ask nmap about.': 'لا يُعرف أي المنافذ مفتوح، فلا شيء يُسأل عنه nmap.',
  'No port beside those of the site is known to be open.': 'لا يُعرف منفذ مفتوح غير منافذ الموقع.',
  'Only {count} of {total} open ports were shown to nmap.': 'لم يُعرض على nmap سوى {count} من {total} من المنافذ المفتوحة.',
  '{engine} named the service on {count} of {total} open ports.': 'سمّى {engine} الخدمة على {count} من {total} من المنافذ المفتوحة.',
  'Only {count} of the {total} reports of nuclei were looked at.': 'لم تُراجَع إلا {count} من {total} من بلاغات nuclei.',
  'nuclei reported {count}.': 'عدد بلاغات nuclei: {count}.',
  'nuclei reported {count}; {dropped} were left out, because the site says the same to a name that does not exist.':
    'عدد بلاغات nuclei: {count}؛ تُرك منها {dropped}، لأن الموقع يقول مثلها لاسم غير موجود.',
  'nuclei did not come to its end.': 'لم يبلغ nuclei نهايته.',
  'The check took longer than {seconds} seconds.': 'استغرق الاختبار أكثر من {seconds} ثانية.',
  'The check has ended.': 'انتهى الاختبار.',
  'No web server answered: {reason}': 'لم يستجب أي خادم ويب: {reason}',
  'No web server answered: {reason}.': 'لم يستجب أي خادم ويب: {reason}.',
  'No web server answered: {reason}; {other}': 'لم يستجب أي خادم ويب: {reason}؛ {other}',
  'No web server answered: {reason}; {other}.': 'لم يستجب أي خادم ويب: {reason}؛ {other}.',
  'The site keeps redirecting, lastly to {address}: no page was reached.': 'يستمر الموقع في التحويل، وآخره إلى {address}: لم يصل الفحص إلى أي صفحة.',
  'The site only sends visitors on to {address}: add that address to have it judged.': 'لا يفعل الموقع سوى نقل الزوار إلى {address}: أضف ذلك العنوان ليُقيَّم.',
  'The page answered HTTP {status}: what visitors would see could not be judged.': 'ردّت الصفحة بالحالة HTTP {status}: تعذّر تقييم ما قد يراه الزوار.',
  'The page answered HTTP {status} and is empty: there is nothing to judge.': 'ردّت الصفحة بالحالة HTTP {status} وهي فارغة: لا شيء يُقيَّم.',
  // Why a request failed
  'The connection was refused ({code})': 'رُفض الاتصال ({code})',
  'The server broke the connection off ({code})': 'قطع الخادم الاتصال ({code})',
  'There is no way to the server ({code})': 'لا مسار إلى الخادم ({code})',
  'No connection could be made in time ({code})': 'تعذّر الاتصال في الوقت المحدد ({code})',
  'The name has no address ({code})': 'ليس للاسم عنوان ({code})',
  'The name server did not answer ({code})': 'لم يستجب خادم الأسماء ({code})',
  'The server took the connection but did not answer in time ({code})': 'قبل الخادم الاتصال لكنه لم يستجب في الوقت المحدد ({code})',
  'The headers of the answer are longer than 64 kB ({code})': 'ترويسات الرد أطول من 64 كيلوبايت ({code})',
  'The server closed the connection without a complete answer ({code})': 'أغلق الخادم الاتصال دون رد كامل ({code})',
  'The answer took too long ({code})': 'استغرق الرد وقتًا أطول من المسموح ({code})',
  'What answers there does not speak TLS ({code})': 'ما يستجيب هناك لا يستخدم TLS ‏({code})',
  'The TLS handshake failed on our side ({code})': 'أخفقت مصافحة TLS من جانبنا ({code})',
  'The TLS handshake failed ({code})': 'أخفقت مصافحة TLS ‏({code})',
  'The TLS handshake was not finished in time ({code})': 'لم تكتمل مصافحة TLS في الوقت المحدد ({code})',
  'The server closed the connection during the TLS handshake ({code})': 'أغلق الخادم الاتصال أثناء مصافحة TLS ‏({code})',
  'The server sent no certificate ({code})': 'لم يرسل الخادم شهادة ({code})',
  'The certificate is malformed ({code})': 'بنية الشهادة غير سليمة ({code})',
  'What the server answered is not HTTP ({code})': 'ما ردّ به الخادم ليس HTTP ‏({code})',
  'The request failed ({code})': 'أخفق الطلب ({code})',
  'The certificate expired on {date}.': 'انتهت صلاحية الشهادة في {date}.',
  'The site is not asked over this scheme any more.': 'لم تعد الطلبات تُرسل إلى الموقع عبر هذا المخطط.',
  'The server is too slow to go on: {count} answers took longer than allowed.':
    'الخادم أبطأ من أن يستمر الفحص: عدد الردود التي تجاوزت الوقت المسموح به {count}.',
  'The {count} requests of one scan are used up.': 'استُنفد حد الطلبات للفحص الواحد، وهو {count}.',
  'The {count} bytes of one scan are used up.': 'استُنفد حد البايتات للفحص الواحد، وهو {count}.',
  'Only http and https addresses can be scanned, not {scheme}.': 'لا يمكن فحص سوى عناوين http وhttps، لا {scheme}.',
  'An address with a user name or password in it cannot be scanned.': 'لا يمكن فحص عنوان فيه اسم مستخدم أو كلمة مرور.',
  'This address has no host name.': 'ليس في هذا العنوان اسم مضيف.',
  '“{address}” is not an address that can be scanned.': '«{address}» ليس عنوانًا يمكن فحصه.',
  'We do not scan {host}: {ip} is not a public internet address ({range}).': 'لا نفحص {host}: العنوان {ip} ليس عنوان إنترنت عامًا ({range}).',
  'We do not scan {host}: {ip} is reserved and is never scanned.': 'لا نفحص {host}: العنوان {ip} محجوز ولا يُفحص أبدًا.',
  'We do not scan {host}: {ip} is not an IP address.': 'لا نفحص {host}: ‏{ip} ليس عنوان IP.',
  private: 'خاص',
  loopback: 'عنوان الجهاز نفسه',
  'link local': 'محلي للوصلة',
  'unique local': 'محلي فريد',
  reserved: 'محجوز',
  'carrier grade nat': 'مشترك لدى مزوّد الإنترنت',
  multicast: 'بث متعدد',
  broadcast: 'بث عام',
  unspecified: 'غير محدد',
  benchmarking: 'لقياس الأداء',
  'Port {port} of {ip} is not scanned: this very server answers there.': 'لا يُفحص المنفذ {port} على {ip}: هذا الخادم نفسه يستجيب هناك.',
  'Port {port} of {ip} is not scanned: only {addresses} is.': 'لا يُفحص المنفذ {port} على {ip}: لا يُفحص إلا {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.': 'لا يُفحص المنفذ {port}: لا تُفحص إلا منافذ الويب {ports}.',
  // Why a scan ended
  'We looked up {host} and found no address ({code}).': 'بحثنا عن {host} ولم نجد له عنوانًا ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).': 'تعذّر البحث عن {host}: لم تقدّم خوادم الأسماء ردًا صالحًا ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.': 'لم يستجب أي خادم ويب على {ip}. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.': 'لم يستجب أي خادم ويب على {ip}. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'يستجيب خادم على {ip} عبر TLS، لكن تعذّر إنشاء اتصال. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'يستجيب خادم على {ip} عبر TLS، لكن تعذّر إنشاء اتصال. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.': 'يستجيب خادم على {ip}، لكن ليس عبر TLS. {origin}: {reason}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. {second}: {other}.':
    'يستجيب خادم على {ip}، لكن ليس عبر TLS. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. If it is meant to be plain HTTP, add it as {address}.':
    'يستجيب خادم على {ip}، لكن ليس عبر TLS. {origin}: {reason}. وإذا أُريد له أن يكون HTTP غير مشفّر، فأضفه بالعنوان {address}.',
  'The scan broke off because of a fault of ours: {reason}.': 'انقطع الفحص بسبب خطأ من جانبنا: {reason}.',
  'The scan was not finished within {seconds} seconds.': 'لم يكتمل الفحص خلال {seconds} ثانية.',
  'The scan was not finished within {seconds} seconds and was ended.': 'لم يكتمل الفحص خلال {seconds} ثانية فأُنهي.',
  'The scan was not finished within {seconds} seconds, did not stop by itself and was ended.':
    'لم يكتمل الفحص خلال {seconds} ثانية، ولم يتوقف من تلقاء نفسه فأُنهي.',
  'The scan was aborted.': 'أُوقف الفحص.',
  'The scan is over.': 'انتهى الفحص.',
  'The server was stopped while the scan was running.': 'أُوقف الخادم أثناء الفحص.',
  'Another scan was stuck, and the process of both was ended.': 'علق فحص آخر، فأُنهيت العملية التي تشغّلهما.',
  'The scan can be started again.': 'يمكن بدء الفحص من جديد.',
  'The scan process could not be started.': 'تعذّر بدء عملية الفحص.',
  'The scan process ended unexpectedly (exit code {code}).': 'انتهت عملية الفحص فجأة (رمز الخروج {code}).',
  'The scan process ended unexpectedly ({reason}).': 'انتهت عملية الفحص فجأة ({reason}).',
  // The proof of ownership
  'There is no proof any more that {asset} is yours.': 'لم يعد هناك إثبات أن {asset} لك.',
  'That was the third time in a row: {asset} is not verified any more.': 'كانت هذه المرة الثالثة على التوالي: لم تعد ملكية {asset} مُثبتة.',
  'We looked for the proof at {address}.': 'بحثنا عن الإثبات في {address}.',
  'We looked for the proof at {address}. {found}': 'بحثنا عن الإثبات في {address}. {found}',
  'We could not look: {reason}': 'تعذّر البحث: {reason}',
  'We looked for a name in {host}.': 'بحثنا عن اسم في {host}.',
  'This address has no domain name, so a DNS record cannot prove anything.': 'ليس لهذا العنوان اسم نطاق، فلا يمكن لسجل DNS أن يثبت شيئًا.',
  'We looked for a TXT record at {name} with the value {value}.': 'بحثنا عن سجل TXT في {name} بالقيمة {value}.',
  'We looked for a TXT record at {name} with the value {value}. {found}': 'بحثنا عن سجل TXT في {name} بالقيمة {value}. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.': 'بحثنا عن سجل TXT في {name} أو {other} بالقيمة {value}.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}': 'بحثنا عن سجل TXT في {name} أو {other} بالقيمة {value}. {found}',
  'We found the record.': 'وجدنا السجل.',
  'We found 1 record with another value: {records}': 'وجدنا سجلًا واحدًا بقيمة أخرى: {records}',
  'We found {count} records with other values: {records}': 'وجدنا سجلات بقيم أخرى، عددها {count}: {records}',
  'We found no TXT record there.': 'لم نجد هناك أي سجل TXT.',
  'New records can take a while to be seen everywhere.': 'قد تحتاج السجلات الجديدة إلى بعض الوقت حتى تظهر في كل مكان.',
  'We looked for a file at {place} that contains {token} and nothing else.': 'بحثنا عن ملف في {place} لا يحتوي إلا على {token}.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}': 'بحثنا عن ملف في {place} لا يحتوي إلا على {token}. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.': 'بحثنا عن ملف في {place} أو {other} لا يحتوي إلا على {token}.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'بحثنا عن ملف في {place} أو {other} لا يحتوي إلا على {token}. {found}',
  'We looked in the head of {place} for {tag}.': 'بحثنا في رأس الصفحة (head) على {place} عن {tag}.',
  'We looked in the head of {place} for {tag}. {found}': 'بحثنا في رأس الصفحة (head) على {place} عن {tag}. {found}',
  'We looked in the head of {place} or {other} for {tag}.': 'بحثنا في رأس الصفحة (head) على {place} أو {other} عن {tag}.',
  'We looked in the head of {place} or {other} for {tag}. {found}': 'بحثنا في رأس الصفحة (head) على {place} أو {other} عن {tag}. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.': 'حوّل الخادم إلى {address}، والتحويل بعيدًا عن {host} لا يثبت شيئًا.',
  'The server answered HTTP {status}.': 'ردّ الخادم بالحالة HTTP {status}.',
  'The server took longer than {seconds} seconds': 'استغرق الخادم أكثر من {seconds} ثانية',
  'We found the file with the token.': 'وجدنا الملف وفيه الرمز.',
  'The server answered with an HTML page instead of the token.': 'ردّ الخادم بصفحة HTML بدلًا من الرمز.',
  'The file is empty.': 'الملف فارغ.',
  'The file has other content: {text}': 'في الملف محتوى آخر: {text}',
  'We found the meta tag with the token.': 'وجدنا وسم meta وفيه الرمز.',
  'The meta tag is there with another value: {value}': 'وسم meta موجود بقيمة أخرى: {value}',
  'The page mentions the tag, but not as a meta tag in its head.': 'تذكر الصفحة الوسم، لكن ليس كوسم meta في رأسها (head).',
  'The page has no such meta tag in its head.': 'ليس في رأس الصفحة (head) وسم meta كهذا.',
  // How the score adds up
  '{check}: 1 kind of finding': '{check}: نوع واحد من النتائج',
  '{check}: {count} kinds of finding': '{check}: عدد أنواع النتائج {count}',
  'No A+ while 1 check gave no complete answer': 'لا تقدير ‎A+‎ ما دام اختبار واحد دون رد كامل',
  'No A+ while {count} checks gave no complete answer': 'لا تقدير ‎A+‎ ما دام عدد من الاختبارات دون رد كامل: {count}',
  'Whether it uses them is not known, so this is rated one step below the worst of its vulnerabilities.':
    'ولا يُعرف هل تستخدمها، لذلك صُنّفت الخطورة أدنى بمستوى واحد من أسوأ ثغراتها.',
  'The ports of this computer itself are not open to the internet.': 'منافذ هذا الحاسوب نفسه غير مفتوحة للإنترنت.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors': 'حقن برامج نصية عبر location.hash في المحدِّدات',
  'Selector text is taken for HTML': 'يُفسَّر نص المحدِّد على أنه HTML',
  'Answers of other sites to Ajax requests are run as script': 'تُنفَّذ ردود المواقع الأخرى على طلبات Ajax كأنها برامج نصية',
  'jQuery.extend can change the prototype of all objects': 'يمكن لـ jQuery.extend تغيير النموذج الأولي لكل الكائنات',
  'HTML from untrusted sources can run script even after cleaning': 'قد يشغّل HTML من مصادر غير موثوقة برامج نصية حتى بعد تنقيته',
  'HTML with option elements can run script even after cleaning': 'قد يشغّل HTML فيه عناصر option برامج نصية حتى بعد تنقيته',
  'Script injection through the title of a dialog': 'حقن برامج نصية عبر عنوان مربع حوار',
  'Script injection through closeText of a dialog': 'حقن برامج نصية عبر closeText في مربع حوار',
  'Script injection through altField of the datepicker': 'حقن برامج نصية عبر altField في منتقي التاريخ',
  'Script injection through texts of the datepicker': 'حقن برامج نصية عبر نصوص منتقي التاريخ',
  'Script injection through the option "of" of position()': 'حقن برامج نصية عبر الخيار «of» في ‎position()‎',
  'Script injection through labels of checkboxradio': 'حقن برامج نصية عبر تسميات checkboxradio',
  'Script injection through data-target': 'حقن برامج نصية عبر data-target',
  'Script injection through data-parent of collapse': 'حقن برامج نصية عبر data-parent في collapse',
  'Script injection through data-target of scrollspy': 'حقن برامج نصية عبر data-target في scrollspy',
  'Script injection through data-container of tooltips': 'حقن برامج نصية عبر data-container في التلميحات',
  'Script injection through data-viewport of tooltips': 'حقن برامج نصية عبر data-viewport في التلميحات',
  'Script injection through the target of affix': 'حقن برامج نصية عبر هدف affix',
  'Script injection through data-template of tooltips and popovers': 'حقن برامج نصية عبر data-template في التلميحات والنوافذ المنبثقة',
  'angular.merge can change the prototype of all objects': 'يمكن لـ angular.merge تغيير النموذج الأولي لكل الكائنات',
  'Script injection through option elements': 'حقن برامج نصية عبر عناصر option',
  'ng-srcset can freeze the page; AngularJS is no longer maintained': 'يمكن لـ ng-srcset تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  '$resource can freeze the page; AngularJS is no longer maintained': 'يمكن لـ ‎$resource تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  'URL input fields can freeze the page; AngularJS is no longer maintained': 'يمكن لحقول إدخال العناوين تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  'merge and defaultsDeep can change the prototype of all objects': 'يمكن لـ merge وdefaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects': 'يمكن لـ merge وmergeWith وdefaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'Long text in the date handler can freeze the page': 'يمكن لنص طويل في معالج التاريخ تجميد الصفحة',
  'defaultsDeep can change the prototype of all objects': 'يمكن لـ defaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'zipObjectDeep can change the prototype of all objects': 'يمكن لـ zipObjectDeep تغيير النموذج الأولي لكل الكائنات',
  'template can run code from its options': 'يمكن لـ template تنفيذ شيفرة من خياراتها',
  'trim and toNumber can freeze the page': 'يمكن لـ trim وtoNumber تجميد الصفحة',
  'Long durations can freeze the page': 'يمكن للمدد الطويلة تجميد الصفحة',
  'Long date texts can freeze the page': 'يمكن لنصوص التاريخ الطويلة تجميد الصفحة',
  'Long texts in the RFC 2822 format can freeze the page': 'يمكن للنصوص الطويلة بصيغة RFC 2822 تجميد الصفحة',
  'Attributes without quotes are not escaped': 'لا تُهرَّب (escape) السمات التي بلا علامات اقتباس',
  'Templates can change the prototype of all objects and run code': 'يمكن للقوالب تغيير النموذج الأولي لكل الكائنات وتنفيذ شيفرة',
  'Templates from untrusted sources can run code': 'يمكن للقوالب من مصادر غير موثوقة تنفيذ شيفرة',
  'Templates from untrusted sources can run code with some options': 'يمكن للقوالب من مصادر غير موثوقة تنفيذ شيفرة مع بعض الخيارات',
  'Templates can change the prototype of all objects with some options': 'يمكن للقوالب تغيير النموذج الأولي لكل الكائنات مع بعض الخيارات',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'يمكن للقوالب من مصادر غير موثوقة تجميد الصفحة؛ لم تعد Vue 2 تتلقى صيانة',
  'Nested markup gets through the cleaning': 'تمر الوسوم المتداخلة من التنقية',
  'Deeply nested markup gets through the cleaning': 'تمر الوسوم شديدة التداخل من التنقية',
  'Markup that changes prototypes gets through the cleaning': 'تمر من التنقية وسوم تغيّر النماذج الأولية',
  'Markup can change the prototype of all objects': 'يمكن للوسوم تغيير النموذج الأولي لكل الكائنات',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES': 'تمر القوالب النصية من التنقية مع SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'يمكن لنصوص الترويسات الطويلة تجميد الصفحة',
  'The token against forged requests is sent to every host': 'يُرسَل الرمز المضاد للطلبات المزوّرة إلى كل مضيف',
  'Absolute addresses override baseURL, and credentials go along': 'تتجاوز العناوين المطلقة baseURL، وتُرسَل معها بيانات الاعتماد',
  'Script injection through the name of a bound attribute': 'حقن برامج نصية عبر اسم سمة مرتبطة',
  // titles of references
  'OWASP cheat sheet: {topic}': 'ورقة OWASP المرجعية: {topic}',
  'MDN: mixed content': 'MDN: المحتوى المختلط',
  'OWASP: old backup and unreferenced files': 'OWASP: النسخ القديمة والملفات غير المرتبطة',
  'OWASP: test for subdomain takeover': 'OWASP: اختبار الاستيلاء على النطاقات الفرعية',
  'OWASP API security: inventory': 'أمان واجهات API من OWASP: الجرد',
  'securitytxt.org: make the file': 'securitytxt.org: إنشاء الملف',
  'CWE-284: improper access control': 'CWE-284: تحكم غير سليم في الوصول',
  'CWE-489: active debug code': 'CWE-489: شيفرة تصحيح أخطاء مفعّلة',
  'CWE-540: sensitive information in source code': 'CWE-540: معلومات حساسة في الشيفرة المصدرية',
  'CWE-548: exposure through directory listing': 'CWE-548: كشف عبر سرد المجلدات',
  'CWE-668: exposure of resource to wrong sphere': 'CWE-668: كشف مورد لجهة غير مخوّلة',
  "Let's Encrypt: getting started": "Let's Encrypt: الخطوات الأولى",
  'Certbot instructions for your server': 'تعليمات Certbot لخادمك',
  'GraphQL: introspection': 'GraphQL: الاستبطان',
  'Nuclei templates': 'قوالب Nuclei',
  'RFC 5746: renegotiation indication': 'RFC 5746: الإشارة إلى إعادة التفاوض',
  'WordPress: hardening': 'WordPress: تعزيز الأمان',
  'WordPress: managing plugins': 'WordPress: إدارة الإضافات',
  'WordPress: updating': 'WordPress: التحديث',
}
