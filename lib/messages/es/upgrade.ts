import type { upgrade as en } from '@/lib/messages/en/upgrade'
import type { Translation } from '@/lib/messages/translation'

export const upgrade = {
  title: 'Planes',
  back: 'Volver a Soteria',
  lead: 'Gratis: añade sitios, verifícalos y haz análisis ligeros. Los planes desbloquean el resto y se pueden combinar.',
  later: 'más adelante',
  laterNote: 'Las funciones marcadas con «{later}» forman parte del plan, pero aún no están disponibles.',
  note: 'Para cambiar de plan, contacta con tu proveedor. Después vuelve a la pestaña abierta: se desbloquea automáticamente.',
  purpose: {
    premium: 'Para un sitio o unos pocos.',
    unlimited: 'Premium sin límites.',
    'agency toolkit': 'Para agencias que captan y atienden clientes.',
    'white label': 'Las herramientas de agencia con tu propia marca.',
    'reseller license': 'Para revendedores.',
    'bundle deal': 'Todo.',
  },
  mine: 'Tu plan',
  offer: 'Contratar {plan}',
  allOf: 'Todo lo de {plan}',
  everything: 'Todas las páginas y todas las funciones',
  uncapped: 'Cambios ilimitados del widget web',
  features: {
    dashboard: 'Panel',
    monitoring: 'Supervisión en tiempo real',
    fullScans: 'Análisis completos de sitios verificados',
    reports: 'Informes e historial de análisis',
    automation: 'Integraciones y sitios de WordPress',
    widget: 'Widget web con {count, plural, one {# cambio} other {# cambios}}',
    agency: 'Área de agencia',
    leadFinders: 'Buscadores de leads',
    websites: 'Sitios web hechos para ti',
    clients: 'Contratos de clientes y cobros',
    resellerAccounts: 'Cuentas de revendedor',
  },
} as const satisfies Translation<typeof en>
