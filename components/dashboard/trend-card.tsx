import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Segmented } from '@/components/ui/segmented'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { lacksCall } from '@/lib/api/scan-report'
import { useTrend } from '@/lib/api/stats'
import { TIMED_SEVERITIES, TREND_DAYS, type TrendDays, type TrendPoint } from '@/lib/contract/stats'
import { TrendChart } from './trend-chart'
import { TrendTable } from './trend-table'

const STEP = { 7: 'daily', 30: 'daily', 90: 'weekly', 365: 'fourWeekly' } as const satisfies Record<TrendDays, string>

/** How many findings were open over time, by severity: as a picture, or as its values. */
export function TrendCard({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.trend')
  const [days, setDays] = useState<TrendDays>('90')
  const [isTable, setTable] = useState(false)
  const trend = useTrend(workspace, days, useTimeZone() ?? 'UTC')
  // Beyond the specification: an API may lack it.
  if (lacksCall(trend.error)) return null
  return (
    <Card aria-labelledby="dashboard-trend">
      <CardHeader
        id="dashboard-trend"
        title={t('title')}
        description={t(STEP[days])}
        actions={
          <>
            <Segmented
              label={t('range')}
              value={days}
              onValueChange={setDays}
              options={TREND_DAYS.map((value) => ({ value, label: t('days', { days: Number(value) }) }))}
            />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-pressed={isTable}
              aria-label={t('asTable')}
              title={t('asTable')}
              onClick={() => setTable(!isTable)}
            >
              <Table2 aria-hidden="true" />
            </Button>
          </>
        }
      />
      <CardBody className="grid min-h-64 content-start gap-3">
        <StaleReads of={[trend]} />
        {trend.data ? (
          <Trend points={trend.data} isTable={isTable} />
        ) : trend.isError ? (
          <ErrorPanel title={t('failed')} error={trend.error} onRetry={trend.refetch} isRetrying={trend.isFetching} />
        ) : (
          <Delayed>
            <Skeleton className="h-56 w-full" />
          </Delayed>
        )}
      </CardBody>
    </Card>
  )
}

function Trend({ points, isTable }: { points: readonly TrendPoint[]; isTable: boolean }) {
  const t = useTranslations('dashboard.trend')
  if (isTable) return <TrendTable points={points} />
  const hasFindings = points.some(({ counts }) => TIMED_SEVERITIES.some((severity) => counts[severity] > 0))
  return hasFindings ? (
    <TrendChart points={points} />
  ) : (
    <p className="py-6 text-13 text-2">{t(points.every((point) => point.is_unknown) ? 'noneScanned' : 'none')}</p>
  )
}
