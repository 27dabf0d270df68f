import type { Elsewhere } from './translation'
import { screens as guestScreens } from './ar/screens'

export { agency } from './ar/agency'
export { asset } from './ar/asset'
export { auth } from './ar/auth'
export { automation } from './ar/automation'
export { checklist } from './ar/checklist'
export { client } from './ar/client'
export { dashboard } from './ar/dashboard'
export { delivery } from './ar/delivery'
export { details } from './ar/details'
export { phrases, rules } from './ar/rules'
export { errors } from './ar/errors'
export { finder } from './ar/finder'
export { help } from './ar/help'
export { integration } from './ar/integration'
export { lead } from './ar/lead'
export { locked } from './ar/locked'
export { leadWrite } from './ar/lead-write'
export { branding } from './ar/branding'
export { makeClient } from './ar/make-client'
export { leadDeeds } from './ar/lead-deeds'
export { leadImport } from './ar/lead-import'
export { pay } from './ar/pay'
export { reseller } from './ar/reseller'
export { resellerAccount } from './ar/reseller-account'
export { monitoring } from './ar/monitoring'
export { privacy } from './ar/privacy'
export { problem } from './ar/problem'
export { recipe } from './ar/recipe'
export { recipes } from './ar/recipes'
export { report } from './ar/report'
export { scan } from './ar/scan'
export { setting } from './ar/setting'
export { shell } from './ar/shell'
export { ui } from './ar/ui'
export { websiteEditor } from './ar/website-editor'
export { websiteFields } from './ar/website-fields'
export { website } from './ar/website'
export { websiteFrame } from './ar/website-frame'
export { websiteNew } from './ar/website-new'
export { websiteManager } from './ar/website-manager'
export { websitePreview } from './ar/website-preview'
export { dfyKit } from './ar/dfy-kit'
export { widget } from './ar/widget'
export { wordpress } from './ar/wordpress'
export { workspace } from './ar/workspace'

/** Titles of the screens, by the names of the route table. */
export const screens = {
  ...guestScreens,
  dashboard: 'لوحة المعلومات',
  monitoring: 'المراقبة الفورية',
  asset: 'الأصول',
  init: 'بدء الفحص',
  history: 'سجل الفحوص',
  checklist: 'قائمة المراجعة',
  integration: 'عمليات التكامل',
  wordpress: 'WordPress',
  agency: 'الوكالة',
  leads: 'العملاء المحتملون',
  lead: 'البحث عن عملاء محتملين',
  googleLeadFinder: 'عملاء محتملون من Google',
  d7LeadFinder: 'عملاء محتملون من D7',
  dfy: 'نُنجزه عنك',
  dfyWebsites: 'المواقع',
  dfyManager: 'إدارة المواقع',
  dfyPreview: 'معاينة الموقع',
  dfyEditor: 'محرر الموقع',
  customization: 'أداة الويب',
  client: 'عقد العميل',
  pay: 'تحصيل المدفوعات',
  reseller: 'رخصة إعادة البيع',
  workspace: 'مساحات العمل',
  setting: 'الإعدادات',
  help: 'المساعدة',
  scan: 'فحص الأصل',
  details: 'تفاصيل الفحص',
  report: 'تقرير الفحص',
} satisfies Elsewhere['screens']
