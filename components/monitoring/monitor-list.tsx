import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { lacksMonitors, useMonitors } from '@/lib/api/monitor'
import { BeatLegend } from './heartbeat-bar'
import { useMonitorColumns } from './use-monitor-columns'

const LastScans = onDemand<{ workspace: string; none: ReactNode }>(() =>
  import('./last-scans').then((part) => part.LastScans),
)

const NothingMonitored = onDemand<{ workspace: string; hasSites: boolean }>(() =>
  import('./nothing-monitored').then((part) => part.NothingMonitored),
)

const BY_STATE = { id: 'state', desc: false }

export function MonitorList({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring')
  const columns = useMonitorColumns(workspace)
  const { data, error, isError, isFetching, refetch } = useMonitors(workspace)
  if (!data && lacksMonitors(error))
    return <LastScans workspace={workspace} none={<NothingMonitored workspace={workspace} hasSites={false} />} />
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return <NothingMonitored workspace={workspace} hasSites={false} />
  return (
    <>
      {data?.every(({ state }) => state === 'off') && <NothingMonitored workspace={workspace} hasSites />}
      <Card>
        <DataTable label={t('table')} columns={columns} rows={data} initialSort={BY_STATE} stateKey="monitors" />
        {data?.some(({ beats }) => beats.length > 0) && <BeatLegend />}
      </Card>
    </>
  )
}
