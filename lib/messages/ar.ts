import type { Elsewhere } from './translation'
import { screens as guestScreens } from './ar/screens'

export { asset } from './ar/asset'
export { auth } from './ar/auth'
export { automation } from './ar/automation'
export { checklist } from './ar/checklist'
export { dashboard } from './ar/dashboard'
export { delivery } from './ar/delivery'
export { details } from './ar/details'
export { phrases, rules } from './ar/rules'
export { errors } from './ar/errors'
export { help } from './ar/help'
export { integration } from './ar/integration'
export { monitoring } from './ar/monitoring'
export { recipe } from './ar/recipe'
export { recipes } from './ar/recipes'
export { report } from './ar/report'
export { scan } from './ar/scan'
export { sentences } from './ar/sentences'
export { setting } from './ar/setting'
export { shell } from './ar/shell'
export { ui } from './ar/ui'
export { wordpress } from './ar/wordpress'
export { workspace } from './ar/workspace'

/** Titles of the screens, by those of the route table. */
export const screens = {
  ...guestScreens,
  Dashboard: 'لوحة المعلومات',
  'Realtime Monitoring': 'المراقبة الفورية',
  Assets: 'الأصول',
  'Initialize Scan': 'بدء الفحص',
  'Scan History': 'سجل الفحوص',
  Checklist: 'قائمة المراجعة',
  Integrations: 'عمليات التكامل',
  WordPress: 'WordPress',
  Agency: 'الوكالة',
  Leads: 'العملاء المحتملون',
  'Lead Finder': 'البحث عن عملاء محتملين',
  'Google Lead Finder': 'عملاء محتملون من Google',
  'D7 Lead Finder': 'عملاء محتملون من D7',
  'Done For You': 'نُنجزه عنك',
  Websites: 'المواقع',
  'Website Manager': 'إدارة المواقع',
  'Website Preview': 'معاينة الموقع',
  'Website Editor': 'محرر الموقع',
  'Web Widget': 'أداة الويب',
  'Client Contract': 'عقد العميل',
  'Get Paid': 'تحصيل المدفوعات',
  'Reseller License': 'رخصة إعادة البيع',
  Workspaces: 'مساحات العمل',
  Settings: 'الإعدادات',
  Help: 'المساعدة',
  'Scan Asset': 'فحص الأصل',
  'Scan Details': 'تفاصيل الفحص',
  'Scan Report': 'تقرير الفحص',
} satisfies Elsewhere['screens']
