import { Radar } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyCard } from '@/components/ui/empty-card'
import { EmptyState } from '@/components/ui/empty-state'
import { useMonitorAll } from '@/lib/api/monitor'
import { href } from '@/lib/domain/routes'
import { monitoring } from '@/lib/messages/en/monitoring'
import { withTexts } from '@/lib/react/i18n'

/** What stands where sites are monitored, while there is none, or none is monitored. */
export const NothingMonitored = withTexts(
  { monitoring },
  function NothingMonitored({ workspace, hasSites }: { workspace: string; hasSites: boolean }) {
    return hasSites ? <NoMonitors workspace={workspace} /> : <NoSites />
  },
)

function NoSites() {
  const t = useTranslations('monitoring.empty')
  return (
    <EmptyCard
      title={t('title')}
      text={t('text')}
      action={t('add')}
      href={`${href('asset')}?add=1`}
      className="py-16"
    />
  )
}

function NoMonitors({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring')
  const start = useMonitorAll(workspace)
  return (
    <Card>
      <EmptyState
        icon={<Radar />}
        title={t('empty.offTitle')}
        description={t('empty.offText')}
        action={
          <Button variant="primary" pending={start.isPending} onClick={() => start.mutate()}>
            {t('startAll')}
          </Button>
        }
      />
    </Card>
  )
}
