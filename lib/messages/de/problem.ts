import type { problem as en } from '@/lib/messages/en/problem'
import type { Translation } from '@/lib/messages/translation'

export const problem = {
  sites: '{count, plural, one {# Website} other {# Websites}}',
  late: '{count, plural, one {# Befund überfällig} other {# Befunde überfällig}}',
  failed: 'Websites konnten nicht geladen werden',
  triage: '{count, plural, one {Auf # Website bewerten} other {Auf allen # Websites bewerten}}',
  export: 'Als CSV exportieren',
  fix: 'So beheben Sie es',
  list: 'Betroffene Websites',
  overdue: 'Überfällig',
  found: 'gefunden',
  notAll: '{shown, number} von {total, number} Websites werden angezeigt. Bewertung und Export gelten für diese.',
  column: {
    problem: 'Befund',
    severity: 'Schweregrad',
    site: 'Website',
    workspace: 'Arbeitsbereich',
    since: 'Gefunden',
    count: 'Befunde',
    late: 'Überfällig',
  },
  decision: 'Bewertung',
  status: {
    in_review: 'In Prüfung',
    fixed_claimed: 'Behoben',
    accepted: 'Risiko akzeptieren',
    false_positive: 'Fehlalarm',
  },
  means: {
    in_review: 'Jemand arbeitet daran. Der Befund bleibt offen.',
    fixed_claimed: 'Der nächste Scan jeder Website bestätigt die Behebung oder öffnet den Befund wieder.',
    accepted: 'Bis zum gewählten Datum ausgeblendet, danach wieder offen.',
    false_positive: 'Auf diesen Websites ausgeblendet. Der Befund zählt nicht mehr als offen.',
  },
  note: 'Notiz',
  until: 'Bis',
  confirm: '{count, plural, one {# Website bewerten} other {# Websites bewerten}}',
  done: '{count, plural, one {# Befund bewertet} other {# Befunde bewertet}}',
} satisfies Translation<typeof en>
