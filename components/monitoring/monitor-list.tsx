import { Radar } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyCard } from '@/components/ui/empty-card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { lacksMonitors, useMonitorAll, useMonitors } from '@/lib/api/monitor'
import { href } from '@/lib/domain/routes'
import { BeatLegend } from './heartbeat-bar'
import { useMonitorColumns } from './use-monitor-columns'

const LastScans = onDemand<{ workspace: string; none: ReactNode }>(() => import('./last-scans').then((part) => part.LastScans))

const BY_STATE = { id: 'state', desc: false }

export function MonitorList({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring')
  const columns = useMonitorColumns(workspace)
  const { data, error, isError, isFetching, refetch } = useMonitors(workspace)
  if (!data && lacksMonitors(error)) return <LastScans workspace={workspace} none={<NoSites />} />
  if (!data && isError) return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return <NoSites />
  return (
    <>
      {data?.every(({ state }) => state === 'off') && <NoMonitors workspace={workspace} />}
      <Card>
        <DataTable label={t('table')} columns={columns} rows={data} initialSort={BY_STATE} stateKey="monitors" />
        {data?.some(({ beats }) => beats.length > 0) && <BeatLegend />}
      </Card>
    </>
  )
}

function NoSites() {
  const t = useTranslations('monitoring.empty')
  return <EmptyCard title={t('title')} text={t('text')} action={t('add')} href={`${href('asset')}?add=1`} className="py-16" />
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
