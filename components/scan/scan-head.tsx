import { TriangleAlert, WifiOff } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { isUngraded, pageRefusal } from '@/components/scan-result/coverage'
import { isDone } from '@/components/scan-result/order'
import { elapsedMs, failureReason, scanState, scanType } from '@/components/scan-result/scan-words'
import { useVerdict } from '@/components/scan-result/use-verdict'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { Progress } from '@/components/ui/progress'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Asset } from '@/lib/contract/asset'
import type { Report } from '@/lib/contract/report'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { clockTime, duration } from '@/lib/format'
import { href } from '@/lib/routes'
import { isFinished, isStalled } from '@/lib/scan-status'
import { HeadActions } from './head-actions'
import { useNow } from './use-now'
import { useProgressTitle } from './use-title'

type ScanHeadProps = {
  report: Report
  result: ScanResult | undefined
  checks: readonly Check[]
  workspace: string
  asset: Asset | undefined
  hasLostConnection: boolean
  onRunAgain?: () => void
  isStarting: boolean
}

/** The answer first: the grade and one sentence, then how far the scan is and what can be done. */
export function ScanHead({ report, result, checks, hasLostConnection, ...rest }: ScanHeadProps) {
  const t = useTranslations('scan')
  const isRunning = !isFinished(report)
  const now = useNow(isRunning)
  const done = checks.filter(isDone).length
  const percent = Math.max(report.progress, checks.length > 0 ? Math.floor((done / checks.length) * 99) : 0)
  useProgressTitle(isRunning ? percent : null)

  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4 sm:gap-6 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <GradeTile
        grade={report.grade ?? result?.grade ?? null}
        score={report.score ?? result?.score}
        size="lg"
        pending={isRunning}
        className="max-sm:self-start"
      />
      <div className="grid min-w-0 gap-2">
        <Crumbs report={report} />
        <h1 id="page-title" tabIndex={-1} aria-live="polite" className="min-w-0 text-20 font-strong tracking-[-0.012em] [overflow-wrap:anywhere]">
          <Headline report={report} result={result} checks={checks} />
        </h1>
        <PageRefusal result={result} />
        <ScanFacts report={report} result={result} checks={checks} now={now} />
        {isRunning && <Progress value={percent} label={t('progress')} className="mt-1 max-w-[480px]" />}
        {hasLostConnection && isRunning && (
          <p role="status">
            <StatusBadge tone="medium" icon={<WifiOff />}>
              {t('connectionLost')}
            </StatusBadge>
          </p>
        )}
        {isStalled(report, now) && (
          <p role="status" className="text-13 text-2">
            <StatusBadge tone="medium" icon={<TriangleAlert />}>
              {t('stalled')}
            </StatusBadge>{' '}
            {t('stalledNote')}
          </p>
        )}
      </div>
      <HeadActions report={report} {...rest} />
    </Card>
  )
}

function Crumbs({ report }: { report: Report }) {
  const t = useTranslations('scan')
  const name = report.asset_value ?? report.summary.asset_value
  return (
    <nav className="flex min-w-0 items-center gap-1 text-13 text-3">
      <Link href={href('asset')} className="py-0.5 hover:text-1">
        {t('actions.assets')}
      </Link>
      {name && (
        <>
          <svg className="i i-14 i-flip" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m10 7 5 5-5 5" />
          </svg>
          <span dir="ltr" className="truncate" title={name}>
            {name}
          </span>
        </>
      )}
    </nav>
  )
}

function Headline({ report, result, checks }: Pick<ScanHeadProps, 'report' | 'result' | 'checks'>) {
  const t = useTranslations('scan')
  const verdict = useVerdict()
  const state = scanState(report)
  const asset = report.asset_value ?? report.summary.asset_value ?? t(`type.${scanType(report)}`)
  if (state === 'completed') {
    const counts = result?.counts ?? report.counts
    return counts ? verdict(counts, report.grade ?? result?.grade ?? null) : t('head.completed')
  }
  if (state === 'queued') return t('head.queued')
  if (state === 'stopped' || state === 'failed') return t(`failure.${failureReason(report)}.title`)
  const count = checks.reduce((sum, check) => sum + check.findings, 0)
  return count > 0 ? t('head.runningFindings', { asset, count }) : t('head.running', { asset })
}

/** Why so few checks could answer, when it is the page itself that was refused. */
function PageRefusal({ result }: { result: ScanResult | undefined }) {
  const t = useTranslations('scan')
  const status = result && pageRefusal(result)
  return status ? <p className="text-13 text-pretty">{t('pageRefused', { status })}</p> : null
}

type ScanFactsProps = Pick<ScanHeadProps, 'report' | 'result' | 'checks'> & { now: number }

function ScanFacts({ report, result, checks, now }: ScanFactsProps) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const isRunning = !isFinished(report)
  const elapsed = elapsedMs(report, now)
  const time = elapsed === null ? null : duration(isRunning ? Math.floor(elapsed / 1000) * 1000 : elapsed, locale)
  const start = report.started_at ?? report.created_at
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-2 tabular-nums">
      <span>{t(`type.${scanType(report)}`)}</span>
      {time && <span>{t(isRunning ? 'elapsed' : 'took', { time })}</span>}
      {checks.length > 0 && (
        <span>
          {isUngraded(result)
            ? t('checksAnswered', { answered: result.coverage.answered, total: result.coverage.total })
            : t('checksDone', { done: checks.filter(isDone).length, total: checks.length })}
        </span>
      )}
      {start && <span>{t('started', { time: clockTime(start, { locale, timeZone }) })}</span>}
      {scanState(report) === 'queued' && typeof report.queue_position === 'number' && (
        <span>{t('queue', { count: Math.max(0, report.queue_position - 1) })}</span>
      )}
      {report.initiated_by && <span>{t('details.by', { name: report.initiated_by.name })}</span>}
    </p>
  )
}
