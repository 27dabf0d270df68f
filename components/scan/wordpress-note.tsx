import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'

type Props = { site: NonNullable<Asset['wpsite']> }

/** What the plugin inside the same site knows, beside what the scan sees from outside. */
export function WordPressNote({ site: { id, status, vulnerable } }: Props) {
  const t = useTranslations('scan.wordpress')
  const { critical, high, medium, low } = vulnerable ?? { critical: 0, high: 0, medium: 0, low: 0 }
  const count = critical + high + medium + low
  return (
    <Note
      tone={critical > 0 ? 'critical' : high > 0 ? 'high' : count > 0 ? 'medium' : 'neutral'}
      title={count > 0 ? t('open', { count }) : t(vulnerable && status === 'connected' ? 'none' : 'known')}
      actions={
        <ButtonLink size="sm" href={`${href('wordpress')}?site=${id}`}>
          {t('view')}
        </ButtonLink>
      }
    />
  )
}
