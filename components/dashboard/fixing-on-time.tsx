import Link from 'next/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { lacksCall } from '@/lib/api/scan-report'
import { useSites } from '@/lib/api/sites'
import { useOverdue } from '@/lib/api/stats'
import { FIX_DAYS, type Overdue, TIMED_SEVERITIES, type TimedSeverity } from '@/lib/contract/stats'
import { shownAddress } from '@/lib/domain/shown-address'
import { findingsHref } from './findings-href'

const MAX = 5

/** How many of the open findings stand longer than they should, and where. Nothing before there is a report. */
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
        {TIMED_SEVERITIES.map((severity) => (
          <Share
            key={severity}
            severity={severity}
            overdue={sumOf(overdue.filter((one) => one.severity === severity))}
            open={open[severity]}
          />
        ))}
      </ul>
      {late > 0 && <Places overdue={overdue} />}
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

/** Where what is overdue stands, worst first. */
function Places({ overdue }: { overdue: readonly Overdue[] }) {
  const t = useTranslations('dashboard')
  const count = useTranslations('ui.severityCount')
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <ul aria-label={t('onTime.list')} className="grid w-full grid-cols-[minmax(0,1fr)] gap-1">
        {(isWhole ? overdue : overdue.slice(0, MAX)).map((place) => (
          <li key={`${place.report} ${place.severity}`} className="flex items-baseline justify-between gap-3 text-13">
            <Link
              href={findingsHref(place.report, place.severity)}
              prefetch={false}
              dir="ltr"
              className="truncate py-0.5 font-medium hover:underline"
              title={place.asset_value}
            >
              {shownAddress(place.asset_value)}
            </Link>
            <span className="whitespace-nowrap text-2 tabular-nums">
              {count(place.severity, { count: place.count })}
            </span>
          </li>
        ))}
      </ul>
      {overdue.length > MAX && (
        <Button size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('attention.fewer') : t('attention.more', { count: overdue.length - MAX })}
        </Button>
      )}
    </div>
  )
}
