import { BellRing, Radar } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useReadAt } from '@/components/ui/relative-time'
import { useMonitorAll, useMonitors } from '@/lib/api/monitor'
import { useTitle } from '@/lib/react/i18n'
import { useMonitorDrawer } from './use-monitor-drawer'

export function MonitorHeader({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring')
  const titleOf = useTitle()
  const { data, dataUpdatedAt } = useMonitors(workspace)
  const time = useReadAt(dataUpdatedAt)
  const start = useMonitorAll(workspace)
  const { show } = useMonitorDrawer()
  // While none is monitored, the button stands in the middle.
  const isMixed = data?.some(({ state }) => state === 'off') && data.some(({ state }) => state !== 'off')
  return (
    <PageHeader
      title={titleOf('monitoring')}
      description={data && t('updated', { time })}
      actions={
        data && (
          <>
            <Button onClick={() => show({ kind: 'workspace' })}>
              <BellRing aria-hidden="true" />
              {t('settings')}
            </Button>
            {isMixed && (
              <Button variant="primary" pending={start.isPending} onClick={() => start.mutate()}>
                <Radar aria-hidden="true" />
                {t('startAll')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
