import type { Elsewhere } from './translation'
import { screens as guestScreens } from './es/screens'

export { asset } from './es/asset'
export { auth } from './es/auth'
export { automation } from './es/automation'
export { checklist } from './es/checklist'
export { dashboard } from './es/dashboard'
export { delivery } from './es/delivery'
export { details } from './es/details'
export { phrases, rules } from './es/rules'
export { errors } from './es/errors'
export { help } from './es/help'
export { integration } from './es/integration'
export { monitoring } from './es/monitoring'
export { recipe } from './es/recipe'
export { recipes } from './es/recipes'
export { report } from './es/report'
export { scan } from './es/scan'
export { sentences } from './es/sentences'
export { setting } from './es/setting'
export { shell } from './es/shell'
export { ui } from './es/ui'
export { wordpress } from './es/wordpress'
export { workspace } from './es/workspace'

/** Titles of the screens, by those of the route table. */
export const screens = {
  ...guestScreens,
  Dashboard: 'Panel',
  'Realtime Monitoring': 'Supervisión en tiempo real',
  Assets: 'Activos',
  'Initialize Scan': 'Iniciar análisis',
  'Scan History': 'Historial de análisis',
  Checklist: 'Lista de comprobación',
  Integrations: 'Integraciones',
  WordPress: 'WordPress',
  Agency: 'Agencia',
  Leads: 'Clientes potenciales',
  'Lead Finder': 'Buscador de clientes',
  'Google Lead Finder': 'Buscador de clientes en Google',
  'D7 Lead Finder': 'Buscador de clientes D7',
  'Done For You': 'Lo hacemos por ti',
  Websites: 'Sitios web',
  'Website Manager': 'Gestor de sitios web',
  'Website Preview': 'Vista previa del sitio',
  'Website Editor': 'Editor del sitio',
  'Web Widget': 'Widget web',
  'Client Contract': 'Contrato de cliente',
  'Get Paid': 'Cobrar',
  'Reseller License': 'Licencia de revendedor',
  Workspaces: 'Espacios de trabajo',
  Settings: 'Ajustes',
  Help: 'Ayuda',
  'Scan Asset': 'Analizar activo',
  'Scan Details': 'Detalles del análisis',
  'Scan Report': 'Informe del análisis',
} satisfies Elsewhere['screens']
