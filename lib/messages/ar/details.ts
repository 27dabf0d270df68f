import type { Elsewhere } from '@/lib/messages/translation'

/**
 * What scans write down beside their findings, by the English words: how checks ended, facts, what was read up on. What
 * a finding says stands in rules.ts, by its rule.
 */
export const details: Elsewhere['details'] = {
  // http.csp
  'Content Security Policy': 'سياسة أمان المحتوى (CSP)',
  // exposure.files
  'The Git repository can be downloaded': 'يمكن تنزيل مستودع Git',
  'Version control data can be downloaded': 'يمكن تنزيل بيانات نظام إدارة الإصدارات',
  'A file with passwords or keys can be read': 'يمكن قراءة ملف فيه كلمات مرور أو مفاتيح',
  'A backup can be downloaded': 'يمكن تنزيل نسخة احتياطية',
  'A copy of source code can be read': 'يمكن قراءة نسخة من الشيفرة المصدرية',
  'A configuration file can be read': 'يمكن قراءة ملف إعدادات',
  'phpinfo() is public': 'صفحة ‎phpinfo()‎ متاحة للعموم',
  'The status page of the server is public': 'صفحة حالة الخادم متاحة للعموم',
  'A log file is public': 'ملف سجل متاح للعموم',
  'A list of files or packages is public': 'قائمة ملفات أو حزم متاحة للعموم',
  // exposure.listing
  'The contents of a folder are listed': 'تُسرد محتويات مجلد',
  // exposure.sourcemaps
  'Source maps': 'خرائط المصدر',
  'The original source of scripts can be read': 'يمكن قراءة المصدر الأصلي للبرامج النصية',
  // exposure.panels
  'Administration pages and installers': 'صفحات الإدارة وبرامج التثبيت',
  'An administration page is open to the internet': 'صفحة إدارة مفتوحة على الإنترنت',
  'An administration tool can be used without signing in': 'يمكن استخدام أداة إدارة دون تسجيل الدخول',
  'An installer was left open': 'تُرك برنامج تثبيت مفتوحًا',
  'The web server shows its default page': 'يعرض خادم الويب صفحته الافتراضية',
  // exposure.api
  'API descriptions and debug pages': 'أوصاف واجهات API وصفحات تصحيح الأخطاء',
  'The description of the API is public': 'وصف واجهة API متاح للعموم',
  'GraphQL tells its whole schema': 'يكشف GraphQL مخططه كاملًا',
  'A tool for developers is open': 'أداة للمطوّرين مفتوحة',
  // exposure.methods
  'The server repeats requests (TRACE)': 'يعيد الخادم الطلبات كما وصلته (TRACE)',
  // wordpress.core
  WordPress: 'WordPress',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'إصدارات WordPress والإضافات والقوالب',
  // meta.securitytxt
  'security.txt': 'security.txt',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'رأي ثانٍ في TLS (‏sslscan)',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'رأي ثانٍ في الخدمات المفتوحة (nmap)',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'رأي ثانٍ في أخطاء الإعداد (nuclei)',
  'nuclei reports a misconfiguration': 'يبلّغ nuclei عن خطأ في الإعداد',
  // Titles and fixes that name what was found
  '{product} is open to the internet': '{product} مفتوح على الإنترنت',
  '{product} can be used without signing in': 'يمكن استخدام {product} دون تسجيل الدخول',
  'The installer of {product} was left open': 'تُرك برنامج تثبيت {product} مفتوحًا',
  'The installer of this site was left open': 'تُرك برنامج تثبيت هذا الموقع مفتوحًا',
  'The installer of Nextcloud or ownCloud was left open': 'تُرك برنامج تثبيت Nextcloud أو ownCloud مفتوحًا',
  '{tool} is open to everybody': '{tool} مفتوح للجميع',
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
  // Why a check has no answer, or only a part of one
  'Browsers treat this computer itself as a safe place, with and without HTTPS.':
    'تعدّ المتصفحات هذا الحاسوب نفسه مكانًا آمنًا، مع HTTPS وبدونه.',
  'The site has no HTTPS.': 'لا يعمل الموقع عبر HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'لم يصل عبر HTTPS رد صالح: {reason}',
  'nothing was asked': 'لم يُرسل أي طلب',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.':
    'كان الرد على HTTP غير المشفّر 400، كما تفعل الخوادم على منفذ مخصص لـ HTTPS.',
  'Plain HTTP gave no usable answer: {reason}': 'لم يصل عبر HTTP غير المشفّر رد صالح: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.':
    'كان الرد على HTTP غير المشفّر {status}، فلم يتبيّن هل يحوّل إلى HTTPS.',
  'Plain HTTP keeps redirecting: no page was reached.': 'يستمر HTTP غير المشفّر في التحويل: لم يصل الفحص إلى أي صفحة.',
  'The address has no HTTPS port of its own.': 'ليس للعنوان منفذ HTTPS خاص به.',
  'The certificate could not be read: {reason}': 'تعذّرت قراءة الشهادة: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'ما يستجيب على منفذ HTTPS لا يستخدم TLS.',
  'The TLS versions could not be asked for: {reason}': 'تعذّر السؤال عن إصدارات TLS: {reason}',
  'The server did not agree to any version of TLS we asked for.': 'لم يقبل الخادم أي إصدار من TLS سألنا عنه.',
  'The address does not answer with an HTML page.': 'لا يردّ العنوان بصفحة HTML.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'عدد السياسات التي يرسلها الموقع {count}، وهي أكثر مما يمكن موازنة بعضه ببعض.',
  'The policies of the site are {count} characters long, more than can be read.':
    'طول سياسات الموقع {count} من الأحرف، وهو أكثر مما يمكن قراءته.',
  'The page could not be read, and may carry its policy inside.': 'تعذّرت قراءة الصفحة، وقد تكون السياسة داخلها.',
  'The site set no cookies.': 'لم يضع الموقع أي ملف تعريف ارتباط.',
  'Only {count} of {total} cookies were judged.': 'لم يُقيَّم سوى {count} من {total} من ملفات تعريف الارتباط.',
  'A page was too long or too slow to be read to its end.': 'كانت إحدى الصفحات أطول أو أبطأ من أن تُقرأ إلى نهايتها.',
  'Not every page could be read: {reason}': 'تعذّرت قراءة بعض الصفحات: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'كانت إحدى الصفحات أطول أو أبطأ من أن تُقرأ إلى نهايتها، فقد تنقص برامج نصية.',
  'The page has no scripts.': 'ليس في الصفحة برامج نصية.',
  'Only {count} of {total} scripts were looked at.': 'لم يُفحص إلا {count} من {total} من البرامج النصية.',
  'Only {count} of {total} scripts inside the page were looked at.':
    'لم يُفحص إلا {count} من {total} من البرامج النصية داخل الصفحة.',
  '{address} was too slow to be read.': 'كان {address} أبطأ من أن يُقرأ.',
  '{address} could not be read.': 'تعذّرت قراءة {address}.',
  'Recognising the libraries of {address} took too long and was given up.': 'طال التعرّف على مكتبات {address} فأُوقف.',
  'Our recogniser of libraries failed: {reason}.': 'تعطّل برنامجنا للتعرّف على المكتبات: {reason}.',
  'The library recogniser did not start.': 'لم يبدأ برنامج التعرّف على المكتبات.',
  'The library recogniser ended unexpectedly.': 'توقف برنامج التعرّف على المكتبات فجأة.',
  'Addresses and local names have no mail of their own.': 'ليس للعناوين والأسماء المحلية بريد خاص بها.',
  'The name belongs to a hosting company, which answers for its DNS.':
    'الاسم لشركة استضافة، وهي المسؤولة عن DNS الخاص به.',
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
  'Neither WordPress nor its plugins and themes tell a version that could be judged.':
    'لا يُظهر WordPress ولا إضافاته ولا قوالبه إصدارًا يمكن تقييمه.',
  'No source of advisories for WordPress is set up, so plugins and themes were not judged.':
    'لم يُضبط مصدر للتحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإضافات والقوالب.',
  'The copy of the advisories for WordPress cannot be read, so plugins and themes were not judged.':
    'تتعذّر قراءة نسخة التحذيرات الأمنية بشأن WordPress، فلم تُقيَّم الإضافات والقوالب.',
  '{count} versions were judged by the advisories of {source}.':
    'عدد الإصدارات التي قُيّمت بحسب التحذيرات الأمنية من {source}: {count}.',
  'The operator of this scanner has not opened the other ports of this address.':
    'لم يفتح مشغّل هذا الفاحص سائر منافذ هذا العنوان.',
  '{count} ports were not asked: the operator of this scanner has not opened them.':
    'عدد المنافذ التي لم يُسأل عنها {count}: لم يفتحها مشغّل هذا الفاحص.',
  'No port answered, not even with a refusal: a firewall drops what we send.':
    'لم يستجب أي منفذ، ولا حتى بالرفض: يُسقط جدار حماية ما نرسله.',
  '/.well-known/security.txt keeps redirecting: no file was reached.':
    'يستمر ‎/.well-known/security.txt‎ في التحويل: لم يصل الفحص إلى أي ملف.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.':
    'يحوّل ‎/.well-known/security.txt‎ إلى موقع آخر لا يشمله هذا الفحص.',
  'The server answered {status} for /.well-known/security.txt.':
    'ردّ الخادم بالحالة {status} على طلب ‎/.well-known/security.txt‎.',
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
  'Which ports are open is not known, so there is nothing to ask nmap about.':
    'لا يُعرف أي المنافذ مفتوح، فلا شيء يُسأل عنه nmap.',
  'No port beside those of the site is known to be open.': 'لا يُعرف منفذ مفتوح غير منافذ الموقع.',
  'Only {count} of {total} open ports were shown to nmap.':
    'لم يُعرض على nmap سوى {count} من {total} من المنافذ المفتوحة.',
  '{engine} named the service on {count} of {total} open ports.':
    'سمّى {engine} الخدمة على {count} من {total} من المنافذ المفتوحة.',
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
  'The site keeps redirecting, lastly to {address}: no page was reached.':
    'يستمر الموقع في التحويل، وآخره إلى {address}: لم يصل الفحص إلى أي صفحة.',
  'The site only sends visitors on to {address}: add that address to have it judged.':
    'لا يفعل الموقع سوى نقل الزوار إلى {address}: أضف ذلك العنوان ليُقيَّم.',
  'The page answered HTTP {status}: what visitors would see could not be judged.':
    'ردّت الصفحة بالحالة HTTP {status}: تعذّر تقييم ما قد يراه الزوار.',
  'The page answered HTTP {status} and is empty: there is nothing to judge.':
    'ردّت الصفحة بالحالة HTTP {status} وهي فارغة: لا شيء يُقيَّم.',
  // Why a request failed
  // when a WordPress site was asked for its report
  'The plugin does not answer there. Is it active?': 'لا تجيب الإضافة هناك. هل هي نشطة؟',
  'The site refused the question ({status}).': 'رفض الموقع السؤال ({status}).',
  'The site answered {status}.': 'أجاب الموقع بـ {status}.',
  'What the site answered is not a report.': 'ما أجاب به الموقع ليس تقريرًا.',
  'The connection was refused ({code})': 'رُفض الاتصال ({code})',
  'The server broke the connection off ({code})': 'قطع الخادم الاتصال ({code})',
  'There is no way to the server ({code})': 'لا مسار إلى الخادم ({code})',
  'No connection could be made in time ({code})': 'تعذّر الاتصال في الوقت المحدد ({code})',
  'The name has no address ({code})': 'ليس للاسم عنوان ({code})',
  'The name server did not answer ({code})': 'لم يستجب خادم الأسماء ({code})',
  'The server took the connection but did not answer in time ({code})':
    'قبل الخادم الاتصال لكنه لم يستجب في الوقت المحدد ({code})',
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
  'We do not scan {host}: {ip} is not a public internet address ({range}).':
    'لا نفحص {host}: العنوان {ip} ليس عنوان إنترنت عامًا ({range}).',
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
  'Port {port} of {ip} is not scanned: this very server answers there.':
    'لا يُفحص المنفذ {port} على {ip}: هذا الخادم نفسه يستجيب هناك.',
  'Port {port} of {ip} is not scanned: only {addresses} is.':
    'لا يُفحص المنفذ {port} على {ip}: لا يُفحص إلا {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.':
    'لا يُفحص المنفذ {port}: لا تُفحص إلا منافذ الويب {ports}.',
  // Why a scan ended
  'We looked up {host} and found no address ({code}).': 'بحثنا عن {host} ولم نجد له عنوانًا ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).':
    'تعذّر البحث عن {host}: لم تقدّم خوادم الأسماء ردًا صالحًا ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.': 'لم يستجب أي خادم ويب على {ip}. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.':
    'لم يستجب أي خادم ويب على {ip}. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'يستجيب خادم على {ip} عبر TLS، لكن تعذّر إنشاء اتصال. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'يستجيب خادم على {ip} عبر TLS، لكن تعذّر إنشاء اتصال. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.':
    'يستجيب خادم على {ip}، لكن ليس عبر TLS. {origin}: {reason}.',
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
  'That was the third time in a row: {asset} is not verified any more.':
    'كانت هذه المرة الثالثة على التوالي: لم تعد ملكية {asset} مُثبتة.',
  'We looked for the proof at {address}.': 'بحثنا عن الإثبات في {address}.',
  'We looked for the proof at {address}. {found}': 'بحثنا عن الإثبات في {address}. {found}',
  'We could not look: {reason}': 'تعذّر البحث: {reason}',
  'We looked for a name in {host}.': 'بحثنا عن اسم في {host}.',
  'This address has no domain name, so a DNS record cannot prove anything.':
    'ليس لهذا العنوان اسم نطاق، فلا يمكن لسجل DNS أن يثبت شيئًا.',
  'We looked for a TXT record at {name} with the value {value}.': 'بحثنا عن سجل TXT في {name} بالقيمة {value}.',
  'We looked for a TXT record at {name} with the value {value}. {found}':
    'بحثنا عن سجل TXT في {name} بالقيمة {value}. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.':
    'بحثنا عن سجل TXT في {name} أو {other} بالقيمة {value}.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}':
    'بحثنا عن سجل TXT في {name} أو {other} بالقيمة {value}. {found}',
  'We found the record.': 'وجدنا السجل.',
  'We found 1 record with another value: {records}': 'وجدنا سجلًا واحدًا بقيمة أخرى: {records}',
  'We found {count} records with other values: {records}': 'وجدنا سجلات بقيم أخرى، عددها {count}: {records}',
  'We found no TXT record there.': 'لم نجد هناك أي سجل TXT.',
  'New records can take a while to be seen everywhere.': 'قد تحتاج السجلات الجديدة إلى بعض الوقت حتى تظهر في كل مكان.',
  'We looked for a file at {place} that contains {token} and nothing else.':
    'بحثنا عن ملف في {place} لا يحتوي إلا على {token}.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}':
    'بحثنا عن ملف في {place} لا يحتوي إلا على {token}. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.':
    'بحثنا عن ملف في {place} أو {other} لا يحتوي إلا على {token}.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'بحثنا عن ملف في {place} أو {other} لا يحتوي إلا على {token}. {found}',
  'We looked in the head of {place} for {tag}.': 'بحثنا في رأس الصفحة (head) على {place} عن {tag}.',
  'We looked in the head of {place} for {tag}. {found}': 'بحثنا في رأس الصفحة (head) على {place} عن {tag}. {found}',
  'We looked in the head of {place} or {other} for {tag}.':
    'بحثنا في رأس الصفحة (head) على {place} أو {other} عن {tag}.',
  'We looked in the head of {place} or {other} for {tag}. {found}':
    'بحثنا في رأس الصفحة (head) على {place} أو {other} عن {tag}. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.':
    'حوّل الخادم إلى {address}، والتحويل بعيدًا عن {host} لا يثبت شيئًا.',
  'The server answered HTTP {status}.': 'ردّ الخادم بالحالة HTTP {status}.',
  'The server took longer than {seconds} seconds': 'استغرق الخادم أكثر من {seconds} ثانية',
  'We found the file with the token.': 'وجدنا الملف وفيه الرمز.',
  'The server answered with an HTML page instead of the token.': 'ردّ الخادم بصفحة HTML بدلًا من الرمز.',
  'The file is empty.': 'الملف فارغ.',
  'The file has other content: {text}': 'في الملف محتوى آخر: {text}',
  'We found the meta tag with the token.': 'وجدنا وسم meta وفيه الرمز.',
  'The meta tag is there with another value: {value}': 'وسم meta موجود بقيمة أخرى: {value}',
  'The page mentions the tag, but not as a meta tag in its head.':
    'تذكر الصفحة الوسم، لكن ليس كوسم meta في رأسها (head).',
  'The page has no such meta tag in its head.': 'ليس في رأس الصفحة (head) وسم meta كهذا.',
  // How the score adds up
  '{check}: 1 kind of finding': '{check}: نوع واحد من النتائج',
  '{check}: {count} kinds of finding': '{check}: عدد أنواع النتائج {count}',
  'No A+ while 1 check gave no complete answer': 'لا تقدير ‎A+‎ ما دام اختبار واحد دون رد كامل',
  'No A+ while {count} checks gave no complete answer': 'لا تقدير ‎A+‎ ما دام عدد من الاختبارات دون رد كامل: {count}',
  'The ports of this computer itself are not open to the internet.': 'منافذ هذا الحاسوب نفسه غير مفتوحة للإنترنت.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors': 'حقن برامج نصية عبر location.hash في المحدِّدات',
  'Selector text is taken for HTML': 'يُفسَّر نص المحدِّد على أنه HTML',
  'Answers of other sites to Ajax requests are run as script':
    'تُنفَّذ ردود المواقع الأخرى على طلبات Ajax كأنها برامج نصية',
  'jQuery.extend can change the prototype of all objects': 'يمكن لـ jQuery.extend تغيير النموذج الأولي لكل الكائنات',
  'HTML from untrusted sources can run script even after cleaning':
    'قد يشغّل HTML من مصادر غير موثوقة برامج نصية حتى بعد تنقيته',
  'HTML with option elements can run script even after cleaning':
    'قد يشغّل HTML فيه عناصر option برامج نصية حتى بعد تنقيته',
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
  'Script injection through data-template of tooltips and popovers':
    'حقن برامج نصية عبر data-template في التلميحات والنوافذ المنبثقة',
  'angular.merge can change the prototype of all objects': 'يمكن لـ angular.merge تغيير النموذج الأولي لكل الكائنات',
  'Script injection through option elements': 'حقن برامج نصية عبر عناصر option',
  'ng-srcset can freeze the page; AngularJS is no longer maintained':
    'يمكن لـ ng-srcset تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  '$resource can freeze the page; AngularJS is no longer maintained':
    'يمكن لـ ‎$resource تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  'URL input fields can freeze the page; AngularJS is no longer maintained':
    'يمكن لحقول إدخال العناوين تجميد الصفحة؛ لم تعد AngularJS تتلقى صيانة',
  'merge and defaultsDeep can change the prototype of all objects':
    'يمكن لـ merge وdefaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects':
    'يمكن لـ merge وmergeWith وdefaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'Long text in the date handler can freeze the page': 'يمكن لنص طويل في معالج التاريخ تجميد الصفحة',
  'defaultsDeep can change the prototype of all objects': 'يمكن لـ defaultsDeep تغيير النموذج الأولي لكل الكائنات',
  'zipObjectDeep can change the prototype of all objects': 'يمكن لـ zipObjectDeep تغيير النموذج الأولي لكل الكائنات',
  'template can run code from its options': 'يمكن لـ template تنفيذ شيفرة من خياراتها',
  'trim and toNumber can freeze the page': 'يمكن لـ trim وtoNumber تجميد الصفحة',
  'Long durations can freeze the page': 'يمكن للمدد الطويلة تجميد الصفحة',
  'Long date texts can freeze the page': 'يمكن لنصوص التاريخ الطويلة تجميد الصفحة',
  'Long texts in the RFC 2822 format can freeze the page': 'يمكن للنصوص الطويلة بصيغة RFC 2822 تجميد الصفحة',
  'Attributes without quotes are not escaped': 'لا تُهرَّب (escape) السمات التي بلا علامات اقتباس',
  'Templates can change the prototype of all objects and run code':
    'يمكن للقوالب تغيير النموذج الأولي لكل الكائنات وتنفيذ شيفرة',
  'Templates from untrusted sources can run code': 'يمكن للقوالب من مصادر غير موثوقة تنفيذ شيفرة',
  'Templates from untrusted sources can run code with some options':
    'يمكن للقوالب من مصادر غير موثوقة تنفيذ شيفرة مع بعض الخيارات',
  'Templates can change the prototype of all objects with some options':
    'يمكن للقوالب تغيير النموذج الأولي لكل الكائنات مع بعض الخيارات',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'يمكن للقوالب من مصادر غير موثوقة تجميد الصفحة؛ لم تعد Vue 2 تتلقى صيانة',
  'Nested markup gets through the cleaning': 'تمر الوسوم المتداخلة من التنقية',
  'Deeply nested markup gets through the cleaning': 'تمر الوسوم شديدة التداخل من التنقية',
  'Markup that changes prototypes gets through the cleaning': 'تمر من التنقية وسوم تغيّر النماذج الأولية',
  'Markup can change the prototype of all objects': 'يمكن للوسوم تغيير النموذج الأولي لكل الكائنات',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES':
    'تمر القوالب النصية من التنقية مع SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'يمكن لنصوص الترويسات الطويلة تجميد الصفحة',
  'The token against forged requests is sent to every host': 'يُرسَل الرمز المضاد للطلبات المزوّرة إلى كل مضيف',
  'Absolute addresses override baseURL, and credentials go along':
    'تتجاوز العناوين المطلقة baseURL، وتُرسَل معها بيانات الاعتماد',
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
