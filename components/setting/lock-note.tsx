import { useTranslations } from 'use-intl'
import { plansLink } from '@/components/plan/open-plans'
import { Note } from '@/components/ui/note'
import { UPGRADE_LINK, WHITE_LABEL } from '@/lib/domain/plans'

/** What of the brand needs White Label, and the way to it. */
export function LockNote({ text }: { text: string }) {
  const t = useTranslations('branding')
  return (
    <Note
      actions={
        <a href={plansLink(UPGRADE_LINK, [WHITE_LABEL])} target="_blank" rel="noopener noreferrer" className="link">
          {t('seePlans')}
        </a>
      }
    >
      <p>{text}</p>
    </Note>
  )
}
