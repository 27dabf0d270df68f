import { useTranslations } from 'use-intl'
import { Note } from '@/components/ui/note'
import { monitoring } from '@/lib/messages/en/monitoring'
import { withTexts } from '@/lib/react/i18n'

/** Why the drawer of a site has closed. */
export const MissingSite = withTexts({ monitoring }, function MissingSite() {
  return <Note tone="critical" role="alert" title={useTranslations('monitoring.drawer')('gone')} />
})
