import type { upgrade as en } from '@/lib/messages/en/upgrade'
import type { Translation } from '@/lib/messages/translation'

export const upgrade = {
  title: 'Tarife',
  back: 'Zurück zu Soteria',
  lead: 'Kostenlos: Websites hinzufügen, bestätigen und Schnellscans starten. Tarife schalten den Rest frei und lassen sich kombinieren.',
  later: 'später',
  laterNote: 'Mit „{later}“ gekennzeichnete Funktionen gehören zum Tarif, sind aber noch nicht verfügbar.',
  note: 'Um Ihren Tarif zu wechseln, wenden Sie sich an Ihren Anbieter. Kehren Sie dann in den offenen Tab zurück: Er wird automatisch freigeschaltet.',
  purpose: {
    premium: 'Für eine oder wenige Websites.',
    unlimited: 'Premium ohne Grenzen.',
    'agency toolkit': 'Für Agenturen, die Kunden gewinnen und betreuen.',
    'white label': 'Die Agentur-Werkzeuge unter Ihrer eigenen Marke.',
    'reseller license': 'Für Wiederverkäufer.',
    'bundle deal': 'Alles.',
  },
  mine: 'Ihr Tarif',
  offer: '{plan} buchen',
  allOf: 'Alles aus {plan}',
  everything: 'Jede Seite und jede Funktion',
  uncapped: 'Unbegrenzt viele Änderungen am Web-Widget',
  features: {
    dashboard: 'Dashboard',
    monitoring: 'Echtzeitüberwachung',
    fullScans: 'Vollscans bestätigter Websites',
    reports: 'Berichte und Scan-Verlauf',
    automation: 'Integrationen und WordPress-Websites',
    widget: 'Web-Widget mit {count, plural, one {# Änderung} other {# Änderungen}}',
    agency: 'Agenturbereich',
    leadFinders: 'Lead-Suche',
    websites: 'Für Sie erstellte Websites',
    clients: 'Kundenverträge und Zahlungen',
    resellerAccounts: 'Reseller-Konten',
  },
} as const satisfies Translation<typeof en>
