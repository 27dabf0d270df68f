import type { Elsewhere } from './translation'
import { screens as guestScreens } from './es/screens'

export { agency } from './es/agency'
export { asset } from './es/asset'
export { auth } from './es/auth'
export { automation } from './es/automation'
export { checklist } from './es/checklist'
export { client } from './es/client'
export { dashboard } from './es/dashboard'
export { delivery } from './es/delivery'
export { details } from './es/details'
export { phrases, rules } from './es/rules'
export { errors } from './es/errors'
export { finder } from './es/finder'
export { help } from './es/help'
export { integration } from './es/integration'
export { lead } from './es/lead'
export { locked } from './es/locked'
export { leadWrite } from './es/lead-write'
export { branding } from './es/branding'
export { makeClient } from './es/make-client'
export { leadDeeds } from './es/lead-deeds'
export { leadImport } from './es/lead-import'
export { pay } from './es/pay'
export { reseller } from './es/reseller'
export { resellerAccount } from './es/reseller-account'
export { monitoring } from './es/monitoring'
export { privacy } from './es/privacy'
export { problem } from './es/problem'
export { recipe } from './es/recipe'
export { recipes } from './es/recipes'
export { report } from './es/report'
export { scan } from './es/scan'
export { setting } from './es/setting'
export { shell } from './es/shell'
export { ui } from './es/ui'
export { websiteEditor } from './es/website-editor'
export { websiteFields } from './es/website-fields'
export { website } from './es/website'
export { websiteFrame } from './es/website-frame'
export { websiteNew } from './es/website-new'
export { websiteManager } from './es/website-manager'
export { websitePreview } from './es/website-preview'
export { dfyKit } from './es/dfy-kit'
export { widget } from './es/widget'
export { wordpress } from './es/wordpress'
export { workspace } from './es/workspace'

/** Titles of the screens, by the names of the route table. */
export const screens = {
  ...guestScreens,
  dashboard: 'Panel',
  monitoring: 'Supervisión en tiempo real',
  asset: 'Activos',
  init: 'Iniciar análisis',
  history: 'Historial de análisis',
  checklist: 'Lista de comprobación',
  integration: 'Integraciones',
  wordpress: 'WordPress',
  agency: 'Agencia',
  leads: 'Leads',
  lead: 'Buscador de leads',
  googleLeadFinder: 'Buscador de leads en Google',
  d7LeadFinder: 'Buscador de leads D7',
  dfy: 'Lo hacemos por ti',
  dfyWebsites: 'Sitios web',
  dfyManager: 'Gestor de sitios web',
  dfyPreview: 'Vista previa del sitio',
  dfyEditor: 'Editor del sitio',
  customization: 'Widget web',
  client: 'Contrato de cliente',
  pay: 'Cobrar',
  reseller: 'Licencia de revendedor',
  workspace: 'Espacios de trabajo',
  setting: 'Ajustes',
  help: 'Ayuda',
  scan: 'Analizar activo',
  details: 'Detalles del análisis',
  report: 'Informe del análisis',
} satisfies Elsewhere['screens']
