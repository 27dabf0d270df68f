import type { makeClient as en } from '@/lib/messages/en/make-client'
import type { Translation } from '@/lib/messages/translation'

export const makeClient = {
  do: 'Zum Kunden machen',
  title: '{name} zum Kunden machen?',
  wonTitle: '{name} verschoben nach Gewonnen',
  text: 'Legt einen Arbeitsbereich mit der Website als Asset an und verschiebt den Lead nach Gewonnen.',
  noSite:
    'Legt einen Arbeitsbereich an und verschiebt den Lead nach Gewonnen. Ohne bekannte Website kommt kein Asset dazu.',
  workspace: 'Name des Arbeitsbereichs',
  client: 'Name des Kunden',
  notNow: 'Nicht jetzt',
  done: '{name} als Kunde angelegt',
  next: 'Bestätigen Sie als Nächstes, dass {site} dem Kunden gehört, und scannen Sie die Website.',
  nextNoSite: 'Fügen Sie als Nächstes die Website hinzu, um sie zu scannen.',
  verify: 'Inhaberschaft bestätigen',
  scan: 'Website scannen',
  add: 'Asset hinzufügen',
  open: 'Arbeitsbereich öffnen',
  contract: 'Neuer Vertrag',
} satisfies Translation<typeof en>
