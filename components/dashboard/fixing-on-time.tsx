import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { lacksCall } from '@/lib/api/scan-report'
import { useSites } from '@/lib/api/sites'
import { useOverdue } from '@/lib/api/stats'
import { FIX_DAYS, type Overdue, TIMED_SEVERITIES, type TimedSeverity } from '@/lib/contract/stats'

/** How many of the open findings stand longer than they should; which ones, is said by what needs attention. Nothing before there is a report. */
export function FixingOnTime({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.onTime')
  const hasReport = useSites(workspace).data?.some(({ findings }) => findings)
  const { data, error, isError, isFetching, refetch } = useOverdue(workspace)
  // Beyond the specification: an API may lack it.
  if (!hasReport || lacksCall(error)) return null
  return (
    <Card aria-labelledby="dashboard-on-time">
      <CardHeader id="dashboard-on-time" title={t('title')} description={t('text')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data ? (
          <Shares overdue={data.overdue} open={data.open} />
        ) : isError ? (
          <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <Delayed>
            <Skeleton className="h-56 w-full" />
          </Delayed>
        )}
      </CardBody>
    </Card>
  )
}

type SharesProps = { overdue: readonly Overdue[]; open: Record<TimedSeverity, number> }

const sumOf = (overdue: readonly Overdue[]) => overdue.reduce((sum, { count }) => sum + count, 0)

function Shares({ overdue, open }: SharesProps) {
  const t = useTranslations('dashboard.onTime')
  const late = sumOf(overdue)
  const total = TIMED_SEVERITIES.reduce((sum, severity) => sum + open[severity], 0)
  if (total === 0) return <p className="text-13 text-2">{t('nothing')}</p>
  return (
    <>
      <p className="text-13 font-medium">
        {late > 0 ? t('some', { overdue: late, open: total }) : t('none', { open: total })}
      </p>
      <ul className="grid gap-3">
        {TIMED_SEVERITIES.filter((severity) => open[severity] > 0).map((severity) => (
          <Share
            key={severity}
            severity={severity}
            overdue={sumOf(overdue.filter((one) => one.severity === severity))}
            open={open[severity]}
          />
        ))}
      </ul>
      <p className="text-12 text-3">{t('note')}</p>
    </>
  )
}

function Share({ severity, overdue, open }: { severity: TimedSeverity; overdue: number; open: number }) {
  const t = useTranslations('dashboard.onTime')
  const name = useTranslations('ui.severity')
  return (
    <li className={`${severity} grid gap-1.5`}>
      <span className="flex items-center gap-2 text-13">
        <SeverityIcon severity={severity} className="i-14 flex-none text-k-text" />
        {name(severity)}
        <span className="min-w-0 grow text-12 text-3">{t('within', { days: FIX_DAYS[severity] })}</span>
        <span className={`whitespace-nowrap tabular-nums ${overdue > 0 ? 'font-medium' : 'text-3'}`}>
          {t('share', { overdue, open })}
        </span>
      </span>
      <span aria-hidden="true" className="flex h-1 overflow-hidden rounded-full bg-selected">
        <span
          className="rounded-full bg-k forced-color-adjust-none"
          style={{ width: `${open > 0 ? (100 * overdue) / open : 0}%` }}
        />
      </span>
    </li>
  )
}
