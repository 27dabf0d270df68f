import type { Elsewhere } from './translation'
import { screens as guestScreens } from './de/screens'

export { agency } from './de/agency'
export { asset } from './de/asset'
export { auth } from './de/auth'
export { automation } from './de/automation'
export { checklist } from './de/checklist'
export { client } from './de/client'
export { dashboard } from './de/dashboard'
export { delivery } from './de/delivery'
export { details } from './de/details'
export { phrases, rules } from './de/rules'
export { errors } from './de/errors'
export { finder } from './de/finder'
export { help } from './de/help'
export { integration } from './de/integration'
export { lead } from './de/lead'
export { locked } from './de/locked'
export { leadWrite } from './de/lead-write'
export { branding } from './de/branding'
export { makeClient } from './de/make-client'
export { leadDeeds } from './de/lead-deeds'
export { leadImport } from './de/lead-import'
export { pay } from './de/pay'
export { reseller } from './de/reseller'
export { resellerAccount } from './de/reseller-account'
export { monitoring } from './de/monitoring'
export { privacy } from './de/privacy'
export { problem } from './de/problem'
export { recipe } from './de/recipe'
export { recipes } from './de/recipes'
export { report } from './de/report'
export { scan } from './de/scan'
export { setting } from './de/setting'
export { shell } from './de/shell'
export { ui } from './de/ui'
export { websiteEditor } from './de/website-editor'
export { websiteFields } from './de/website-fields'
export { website } from './de/website'
export { websiteFrame } from './de/website-frame'
export { websiteNew } from './de/website-new'
export { websiteManager } from './de/website-manager'
export { websitePreview } from './de/website-preview'
export { dfyKit } from './de/dfy-kit'
export { widget } from './de/widget'
export { wordpress } from './de/wordpress'
export { workspace } from './de/workspace'

/** Titles of the screens, by the names of the route table. */
export const screens = {
  ...guestScreens,
  dashboard: 'Dashboard',
  monitoring: 'Echtzeitüberwachung',
  asset: 'Assets',
  init: 'Scan starten',
  history: 'Scan-Verlauf',
  checklist: 'Checkliste',
  integration: 'Integrationen',
  wordpress: 'WordPress',
  agency: 'Agentur',
  leads: 'Leads',
  lead: 'Lead-Suche',
  googleLeadFinder: 'Google-Lead-Suche',
  d7LeadFinder: 'D7-Lead-Suche',
  dfy: 'Für Sie erledigt',
  dfyWebsites: 'Websites',
  dfyManager: 'Website-Verwaltung',
  dfyPreview: 'Website-Vorschau',
  dfyEditor: 'Website-Editor',
  customization: 'Web-Widget',
  client: 'Kundenvertrag',
  pay: 'Zahlungen erhalten',
  reseller: 'Reseller-Lizenz',
  workspace: 'Arbeitsbereiche',
  setting: 'Einstellungen',
  help: 'Hilfe',
  scan: 'Asset scannen',
  details: 'Scan-Details',
  report: 'Scan-Bericht',
} satisfies Elsewhere['screens']
