import type { websiteFrame as en } from '@/lib/messages/en/website-frame'
import type { Translation } from '@/lib/messages/translation'

export const websiteFrame = {
  page: 'Seite',
  width: 'Breite',
  desktop: 'Computer',
  tablet: 'Tablet',
  phone: 'Smartphone',
  missing: 'Website nicht gefunden',
  missingText: 'Vielleicht wurde sie gelöscht oder der Link ist unvollständig.',
  all: 'Alle Websites',
} satisfies Translation<typeof en>
