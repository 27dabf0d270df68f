import type { dfyKit as en } from '@/lib/messages/en/dfy-kit'
import type { Translation } from '@/lib/messages/translation'

export const dfyKit = {
  purpose: 'Fertige Websites und Werbemittel unter Ihrer Marke.',
  failed: 'Das Marketing-Paket konnte nicht geladen werden.',
  newWebsite: 'Neue Website',
  websites: 'Websites',
  websitesText: 'Die drei, an denen Sie zuletzt gearbeitet haben',
  allWebsites: 'Alle Websites',
  noWebsites: 'Noch keine Websites',
  noWebsitesText: 'Beginnen Sie mit einer Vorlage: vier Seiten in den Farben Ihres Kunden, mit Sicherheits-Headern.',
  title: 'Marketing-Paket',
  inBrand: 'In Namen und Farben von {name}',
  noBrand: 'Legen Sie Ihre Marke fest, um Ihren Namen und Ihre Farben einzusetzen. Jetzt: {name}',
  editBrand: 'Marke bearbeiten',
  tab: { logos: 'Logos', copy: 'Texte', emails: 'E-Mails', flyers: 'Flyer', images: 'Bilder' },
  none: 'Hier ist noch nichts',
  noneText: 'Dieser Server hat kein solches Material.',
  look: 'Vorschau von {name}',
  download: 'Herunterladen',
  downloadOf: '{name} herunterladen',
  copyText: 'Text kopieren',
  subject: 'Betreff: {subject}',
  use: { site: 'Website', post: 'Beitrag', ad: 'Anzeige', mail: 'E-Mail', call: 'Anruf' },
} satisfies Translation<typeof en>
