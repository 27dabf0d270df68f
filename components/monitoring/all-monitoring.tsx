import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import type { Asked, Remote } from '@/components/data-table/remote'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { useReadAt } from '@/components/ui/relative-time'
import { StaleReads } from '@/components/ui/stale-reads'
import { monitorPiece, useIncidents, useMonitorPages } from '@/lib/api/monitor'
import type { Monitor } from '@/lib/contract/monitor'
import { ALL } from '@/lib/domain/all'
import { monitoring } from '@/lib/messages/en/monitoring'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { BeatLegend } from './beat-legend'
import { IncidentCard } from './incident-card'
import { MonitorDrawers } from './monitor-drawers'
import { Tiles } from './monitor-tiles'
import { NothingMonitored } from './nothing-monitored'
import { RunningNow } from './running-now'
import { useMonitorColumns } from './use-monitor-columns'

/** The sites of all workspaces, what needs somebody first. */
export const AllMonitoring = withTexts({ monitoring }, function AllMonitoring() {
  const t = useTranslations('monitoring')
  const titleOf = useTitle()
  const [q, setQ] = useState('')
  const onAsk = useCallback(({ search }: Asked) => setQ(search.trim().slice(0, 200)), [])
  const pages = useMonitorPages(true, q)
  const incidents = useIncidents(ALL)
  const time = useReadAt(pages.dataUpdatedAt)
  const { monitors, tally, found } = pages
  const remote: Remote<Monitor> = {
    found: found ?? 0,
    total: tally?.all ?? found ?? 0,
    hasMore: pages.hasNextPage,
    isBusy: pages.isFetching,
    isError: pages.isFetchNextPageError,
    onAsk,
    onMore: pages.fetchNextPage,
    piece: (after, signal) => monitorPiece(q, after, signal),
  }
  return (
    <MonitorDrawers workspace={null} monitors={monitors}>
      <div className="grid gap-4 sm:gap-6">
        <PageHeader title={titleOf('monitoring')} description={monitors && t('updated', { time })} />
        <StaleReads of={[pages, incidents]} />
        {tally && tally.off < tally.all && <Tiles counts={tally} />}
        <RunningNow workspace={ALL} />
        {!monitors && pages.isError ? (
          <ErrorPanel title={t('failed')} error={pages.error} onRetry={pages.refetch} isRetrying={pages.isFetching} />
        ) : tally?.all === 0 ? (
          <NothingMonitored workspace={ALL} hasSites={false} />
        ) : (
          <List monitors={monitors} remote={remote} />
        )}
        <IncidentCard workspace={ALL} />
      </div>
    </MonitorDrawers>
  )
})

function List({ monitors, remote }: { monitors: readonly Monitor[] | undefined; remote: Remote<Monitor> }) {
  const t = useTranslations('monitoring')
  const columns = useMonitorColumns(ALL)
  return (
    <Card>
      <DataTable
        label={t('table')}
        columns={columns}
        rows={monitors}
        remote={remote}
        loading={remote.isBusy}
        stateKey="all-monitors"
      />
      {monitors?.some(({ beats }) => beats.length > 0) && <BeatLegend />}
    </Card>
  )
}
