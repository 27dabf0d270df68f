import type { problem as en } from '@/lib/messages/en/problem'
import type { Translation } from '@/lib/messages/translation'

export const problem = {
  sites: '{count, plural, one {# Website} other {# Websites}}',
  late: '{count, plural, one {# Befund überfällig} other {# Befunde überfällig}}',
  failed: 'Websites konnten nicht geladen werden',
  triage: '{count, plural, one {Auf # Website einstufen} other {Auf allen # Websites einstufen}}',
  export: 'CSV exportieren',
  fix: 'So beheben Sie es',
  list: 'Betroffene Websites',
  overdue: 'Überfällig',
  found: 'gefunden',
  notAll: '{shown, number} von {total, number} Websites angezeigt. Einstufung und Export gelten für diese.',
  column: {
    problem: 'Befund',
    severity: 'Schweregrad',
    site: 'Website',
    workspace: 'Arbeitsbereich',
    since: 'Gefunden',
    count: 'Befunde',
    late: 'Überfällig',
  },
  decision: 'Einstufung',
  status: {
    in_review: 'In Prüfung',
    fixed_claimed: 'Behoben',
    accepted: 'Risiko akzeptieren',
    false_positive: 'Fehlalarm',
  },
  means: {
    in_review: 'Jemand arbeitet daran. Er bleibt offen.',
    fixed_claimed: 'Der nächste Scan jeder Website bestätigt die Behebung oder öffnet den Befund wieder.',
    accepted: 'Verworfen bis zum gewählten Datum, danach wieder offen.',
    false_positive: 'Auf diesen Websites verworfen. Zählt nicht mehr als offen.',
  },
  note: 'Notiz',
  until: 'Bis',
  confirm: '{count, plural, one {# Website einstufen} other {# Websites einstufen}}',
  done: '{count, plural, one {# Befund eingestuft} other {# Befunde eingestuft}}',
} satisfies Translation<typeof en>
