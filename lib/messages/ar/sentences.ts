import type { Elsewhere } from '@/lib/messages/translation'

/** By the English words: of the specification, of the rules for entries, of the API, and the names of the checks. */
export const sentences: Elsewhere['sentences'] = {
  'Too many attempts.': 'عدد المحاولات كبير جدًا.',
  'The email address or the password is wrong.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'This link is invalid or has expired. Ask for a new one.': 'هذا الرابط غير صالح أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'Sign in to continue.': 'سجّل الدخول للمتابعة.',
  'Something went wrong on our side.': 'حدث خطأ من جانبنا.',
  'The email is sent again.': 'أُعيد إرسال الرسالة.',
  'Your email address stays as it is.': 'يبقى بريدك الإلكتروني كما هو.',
  'Email change not found.': 'لا يوجد تغيير للبريد ينتظر التأكيد.',
  'The request was not finished.': 'لم يكتمل إرسال الطلب.',
  'Your account has reached its limit of {count} workspaces. Delete one, or ask your administrator for more.':
    'بلغ حسابك حدّه وهو {count} من مساحات العمل. احذف واحدة أو اطلب المزيد من المسؤول لديك.',
  'Your account has reached its limit of {count} assets. Delete one, or ask your administrator for more.':
    'بلغ حسابك حدّه وهو {count} من الأصول. احذف واحدًا أو اطلب المزيد من المسؤول لديك.',
  'The database does not answer.': 'قاعدة البيانات لا تستجيب.',
  'This was changed by another request at the same moment. Try again.': 'غيّره طلب آخر في اللحظة نفسها. حاول مرة أخرى.',
  'There is nothing at this address.': 'لا يوجد شيء على هذا العنوان.',
  'This finding is not in the report.': 'هذه النتيجة ليست في التقرير.',
  'An outage ends by itself. Only what changed can be accepted.': 'ينتهي العطل من تلقاء نفسه. لا يُقبل إلا ما تغيّر.',
  'This monitor is paused. Resume it first.': 'هذه المراقبة متوقفة مؤقتًا. استأنفها أولًا.',
  'The site is not monitored any more.': 'لم يعد الموقع مراقَبًا.',
  'Monitor not found.': 'المراقبة غير موجودة.',
  'Session not found.': 'الجلسة غير موجودة.',
  'Report not found.': 'التقرير غير موجود.',
  'Scan not found.': 'الفحص غير موجود.',
  'Asset not found.': 'الأصل غير موجود.',
  'Workspace not found.': 'مساحة العمل غير موجودة.',
  'You already have a workspace with this name.': 'لديك مساحة عمل بهذا الاسم بالفعل.',
  'Another account has this email address.': 'هذا البريد الإلكتروني مستخدم في حساب آخر.',
  'This is not your password.': 'هذه ليست كلمة مرورك.',
  'Enter your password to change your email address.': 'أدخل كلمة مرورك لتغيير بريدك الإلكتروني.',
  'Choose a time zone, for example Europe/Berlin.': 'اختر منطقة زمنية، مثل Africa/Cairo.',
  'Enter an IP address, for example 93.184.216.34.': 'أدخل عنوان IP، مثل 93.184.216.34.',
  'Enter a domain, for example example.com.': 'أدخل نطاقًا، مثل example.com.',
  'A domain has a dot in it, for example example.com.': 'يحتوي النطاق على نقطة، مثل example.com.',
  'This name is only known inside a private network and cannot be scanned.':
    'هذا الاسم معروف داخل شبكة خاصة فقط ولا يمكن فحصه.',
  'This name means the scanning machine itself and cannot be scanned.':
    'يشير هذا الاسم إلى جهاز الفحص نفسه ولا يمكن فحصه.',
  'This is not a domain name. Use letters, digits and hyphens, for example shop.example.com.':
    'هذا ليس اسم نطاق. استخدم الحروف والأرقام والواصلات، مثل shop.example.com.',
  'Write an IP address as four decimal numbers, for example 93.184.216.34.':
    'اكتب عنوان IP على هيئة أربعة أعداد عشرية، مثل 93.184.216.34.',
  'An address has no spaces in it.': 'لا مسافات في العنوان.',
  'An IP address has no DNS name to place a record at. Use the file or the meta tag.':
    'ليس لعنوان IP اسم DNS لوضع سجل فيه. استخدم الملف أو وسم meta.',
  'This scan is not finished. Its report can be downloaded when all checks are done.':
    'لم يكتمل هذا الفحص. يمكن تنزيل تقريره عند اكتمال جميع الاختبارات.',
  'The asset was deleted.': 'حُذف الأصل.',
  'The scan was stopped.': 'أُوقف الفحص.',
  'The server stopped while this scan ran. Start it again.': 'توقف الخادم أثناء هذا الفحص. ابدأه مجددًا.',
  'The server stopped three times during this scan.': 'توقف الخادم ثلاث مرات أثناء هذا الفحص.',
  'Start the scan again.': 'ابدأ الفحص مجددًا.',
  'You already have 2,000 scans queued, the most one account can have.':
    'لديك بالفعل 2000 فحص في قائمة الانتظار، وهو الحد الأقصى للحساب الواحد.',
  'Wait for some to finish, or stop some of them.': 'انتظر حتى ينتهي بعضها أو أوقف بعضها.',
  'The scan queue is full.': 'قائمة انتظار الفحوصات ممتلئة.',
  'Try again in a few minutes.': 'حاول مرة أخرى بعد بضع دقائق.',
  'This scan has no result, because it failed. Scan again to get a report.':
    'ليس لهذا الفحص نتيجة لأنه فشل. أعد الفحص للحصول على تقرير.',
  'This scan has no result. Scan again to get a report.': 'ليس لهذا الفحص نتيجة. أعد الفحص للحصول على تقرير.',
  'This result is not structured, so it cannot be made into a PDF. It can be read and downloaded as it is in the report.':
    'هذه النتيجة غير منظمة، لذا لا يمكن تحويلها إلى PDF. يمكن قراءتها وتنزيلها كما هي في التقرير.',
  'The request is larger than 5 MB.': 'حجم الطلب أكبر من 5 ميغابايت.',
  'Enter an address that starts with https://, without spaces, quotation marks or a password.':
    'أدخل عنوانًا يبدأ بـ ‎https://‎، بلا مسافات ولا علامات اقتباس ولا كلمة مرور.',
  'Page content': 'محتوى الصفحة',
  'Mail and domain protection': 'حماية البريد والنطاق',
  'API descriptions': 'أوصاف واجهات API',
  'Exposed files': 'ملفات مكشوفة',
  'Folder listings': 'قوائم المجلدات',
  'HTTP methods': 'طرق HTTP',
  'Administration pages': 'صفحات الإدارة',
  Cookies: 'ملفات تعريف الارتباط',
  'Access from other sites (CORS)': 'الوصول من مواقع أخرى (CORS)',
  'Security headers': 'ترويسات الأمان',
  'Open services': 'خدمات مفتوحة',
  'JavaScript libraries': 'مكتبات JavaScript',
  'Software behind the site': 'البرمجيات وراء الموقع',
  'TLS certificate': 'شهادة TLS',
  'TLS versions and ciphers': 'إصدارات TLS وخوارزميات التشفير',
  'HTTPS everywhere': 'HTTPS في كل مكان',
  'The certificate is not trusted any more.': 'لم تعد الشهادة موثوقة.',
  'The certificate is for another name.': 'الشهادة لاسم آخر.',
  Start: 'البداية',
  'No more than 19 while a critical finding is open': 'بحد أقصى 19 ما دامت هناك نتيجة حرجة مفتوحة',
  'No more than 59 while a high finding is open': 'بحد أقصى 59 ما دامت هناك نتيجة عالية الخطورة مفتوحة',
  'No more than 89 while a medium finding is open': 'بحد أقصى 89 ما دامت هناك نتيجة متوسطة الخطورة مفتوحة',
  'No more than 97 while a low finding is open': 'بحد أقصى 97 ما دامت هناك نتيجة منخفضة الخطورة مفتوحة',
  'Put an IPv6 address with a port or path in brackets, for example https://[2001:db8::1]:8443.':
    'ضع عنوان IPv6 الذي يتبعه منفذ أو مسار بين قوسين معقوفين، مثل https://[2001:db8::1]:8443.',
  'Leave out the zone: what follows the % only means something on one machine.':
    'احذف النطاق: ما يلي علامة % لا معنى له إلا على جهاز واحد.',
  'This URL already has scans, a monitor or proof of ownership. Add the other URL as a new asset.':
    'لهذا الرابط فحوص أو مراقبة أو إثبات ملكية بالفعل. أضف الرابط الآخر أصلًا جديدًا.',
  '{value} is already in {workspace}.': '{value} موجود بالفعل في {workspace}.',
  'The recipe is deleted.': 'حُذفت الوصفة.',
}
