import type { makeClient as en } from '@/lib/messages/en/make-client'
import type { Translation } from '@/lib/messages/translation'

export const makeClient = {
  do: 'In Kunden umwandeln',
  title: '{name} in einen Kunden umwandeln?',
  wonTitle: '{name} nach „Gewonnen“ verschoben',
  text: 'Dies erstellt einen Arbeitsbereich mit der Website als Asset und verschiebt den Lead nach „Gewonnen“.',
  noSite:
    'Dies erstellt einen Arbeitsbereich und verschiebt den Lead nach „Gewonnen“. Es gibt keine Website, die als Asset hinzugefügt werden könnte.',
  workspace: 'Name des Arbeitsbereichs',
  client: 'Name des Kunden',
  notNow: 'Nicht jetzt',
  done: '{name} als Kunde hinzugefügt',
  next: 'Bestätigen Sie als Nächstes, dass {site} dem Kunden gehört, und scannen Sie die Website.',
  nextNoSite: 'Fügen Sie als Nächstes die Website hinzu, um sie zu scannen.',
  verify: 'Inhaberschaft bestätigen',
  scan: 'Website scannen',
  add: 'Asset hinzufügen',
  open: 'Arbeitsbereich öffnen',
  contract: 'Neuer Vertrag',
} satisfies Translation<typeof en>
