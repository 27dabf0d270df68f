import type { problem as en } from '@/lib/messages/en/problem'
import type { Translation } from '@/lib/messages/translation'

export const problem = {
  sites: '{count, plural, one {# sitio} many {# sitios} other {# sitios}}',
  late: '{count, plural, one {# hallazgo vencido} many {# hallazgos vencidos} other {# hallazgos vencidos}}',
  failed: 'No se pudieron cargar los sitios',
  triage:
    '{count, plural, one {Clasificar en # sitio} many {Clasificar en los # sitios} other {Clasificar en los # sitios}}',
  export: 'Exportar CSV',
  fix: 'Cómo corregirlo',
  list: 'Sitios afectados',
  overdue: 'Vencido',
  found: 'detectado',
  notAll:
    'Se muestran {shown, number} de {total, number} sitios. La clasificación y la exportación se aplican a estos.',
  column: {
    problem: 'Hallazgo',
    severity: 'Gravedad',
    site: 'Sitio',
    workspace: 'Espacio de trabajo',
    since: 'Detectado',
    count: 'Hallazgos',
    late: 'Vencidos',
  },
  decision: 'Clasificación',
  status: {
    in_review: 'En revisión',
    fixed_claimed: 'Corregido',
    accepted: 'Aceptar el riesgo',
    false_positive: 'Falso positivo',
  },
  means: {
    in_review: 'Alguien trabaja en ello. Sigue abierto.',
    fixed_claimed: 'El próximo análisis de cada sitio confirma la corrección o reabre el hallazgo.',
    accepted: 'Descartado hasta la fecha que elijas; después vuelve a estar abierto.',
    false_positive: 'Descartado en estos sitios. Ya no cuenta como abierto.',
  },
  note: 'Nota',
  until: 'Hasta',
  confirm: '{count, plural, one {Clasificar # sitio} many {Clasificar # sitios} other {Clasificar # sitios}}',
  done: '{count, plural, one {# hallazgo clasificado} many {# hallazgos clasificados} other {# hallazgos clasificados}}',
} satisfies Translation<typeof en>
