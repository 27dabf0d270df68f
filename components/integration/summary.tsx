import { useTranslations } from 'use-intl'
import { useIntegrations } from '@/lib/api/integration'

/** The answer first: how many there are, what went out, and what waits. */
export function Summary({ workspace }: { workspace: string }) {
  const t = useTranslations('integration')
  const { data } = useIntegrations(workspace)
  // A foreign API may not count.
  if (!data?.some(({ deliveries_24h }) => deliveries_24h)) return t('purpose')
  const sent = data.reduce((sum, { deliveries_24h }) => sum + (deliveries_24h?.ok ?? 0), 0)
  const queued = data.reduce((sum, { waiting = 0 }) => sum + waiting, 0)
  return t(queued > 0 ? 'summaryQueued' : 'summary', { count: data.length, sent, queued })
}
