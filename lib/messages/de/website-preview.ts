import type { websitePreview as en } from '@/lib/messages/en/website-preview'
import type { Translation } from '@/lib/messages/translation'

export const websitePreview = {
  title: 'Vorschau: {name}',
  text: 'Sehen Sie jede Version wie Ihre Besucher, auf jedem Bildschirm.',
  failed: 'Diese Website konnte nicht geladen werden.',
  unreadable: 'Diese Version der Website braucht eine neuere Version der App.',
  back: 'Website',
  version: 'Version',
  number: 'Version {rev, number}',
  versionOf: '{what}, {state}',
  isPublished: 'veröffentlicht',
  isCurrent: 'aktuell',
  withoutPictures: 'Ohne Bilder',
  scan: 'Schnellscan',
  open: 'Website öffnen',
  edit: 'Bearbeiten',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert. Er gilt 24 Stunden.',
  link: 'Vorschau-Link',
  linkHelp: 'Wer diesen Link hat, kann diese Version 24 Stunden lang sehen.',
  offline: 'Sie sind offline. Stellen Sie die Verbindung wieder her, um fortzufahren.',
} satisfies Translation<typeof en>
