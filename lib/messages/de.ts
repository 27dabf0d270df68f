import type { Elsewhere } from './translation'
import { screens as guestScreens } from './de/screens'

export { asset } from './de/asset'
export { auth } from './de/auth'
export { automation } from './de/automation'
export { checklist } from './de/checklist'
export { dashboard } from './de/dashboard'
export { delivery } from './de/delivery'
export { details } from './de/details'
export { phrases, rules } from './de/rules'
export { errors } from './de/errors'
export { help } from './de/help'
export { integration } from './de/integration'
export { monitoring } from './de/monitoring'
export { recipe } from './de/recipe'
export { recipes } from './de/recipes'
export { report } from './de/report'
export { scan } from './de/scan'
export { sentences } from './de/sentences'
export { setting } from './de/setting'
export { shell } from './de/shell'
export { ui } from './de/ui'
export { wordpress } from './de/wordpress'
export { workspace } from './de/workspace'

/** Titles of the screens, by those of the route table. */
export const screens = {
  ...guestScreens,
  Dashboard: 'Dashboard',
  'Realtime Monitoring': 'Echtzeitüberwachung',
  Assets: 'Assets',
  'Initialize Scan': 'Scan starten',
  'Scan History': 'Scan-Verlauf',
  Checklist: 'Checkliste',
  Integrations: 'Integrationen',
  WordPress: 'WordPress',
  Agency: 'Agentur',
  Leads: 'Leads',
  'Lead Finder': 'Lead-Suche',
  'Google Lead Finder': 'Google-Lead-Suche',
  'D7 Lead Finder': 'D7-Lead-Suche',
  'Done For You': 'Für Sie erledigt',
  Websites: 'Websites',
  'Website Manager': 'Website-Verwaltung',
  'Website Preview': 'Website-Vorschau',
  'Website Editor': 'Website-Editor',
  'Web Widget': 'Web-Widget',
  'Client Contract': 'Kundenvertrag',
  'Get Paid': 'Zahlungen erhalten',
  'Reseller License': 'Reseller-Lizenz',
  Workspaces: 'Arbeitsbereiche',
  Settings: 'Einstellungen',
  Help: 'Hilfe',
  'Scan Asset': 'Asset scannen',
  'Scan Details': 'Scan-Details',
  'Scan Report': 'Scan-Bericht',
} satisfies Elsewhere['screens']
