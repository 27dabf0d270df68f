import { TriangleAlert, WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { pageRefusal } from '@/components/scan-result/coverage'
import { failureReason, scanState, scanType } from '@/components/scan-result/scan-words'
import { useStandingVerdict } from '@/components/scan-result/use-standing-verdict'
import { NotifyAtEnd } from '@/components/shell/notify-at-end'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { Progress } from '@/components/ui/progress'
import { SeverityLegend } from '@/components/ui/severity-counts'
import { StatusBadge } from '@/components/ui/status-badge'
import { useIsPast } from '@/lib/api/report'
import { useScanProgress } from '@/lib/api/scan-progress'
import type { Asset } from '@/lib/contract/asset'
import type { Report } from '@/lib/contract/report'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { foundBy } from '@/lib/domain/found-by'
import { isFinished, isStalled } from '@/lib/domain/scan-status'
import { siteName } from '@/lib/domain/shown-address'
import { openTotal } from '@/lib/domain/standing'
import { HeadActions } from './head-actions'
import { ScanFacts } from './scan-facts'
import { useNow } from './use-now'
import { useEffect, useState } from 'react'
import { withoutBase } from '@/lib/browser/base-path'
import { useTitle } from '@/lib/react/i18n'
import { matchRoute } from '@/lib/domain/routes'

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
  const isRunning = !isFinished(report)
  const now = useNow(isRunning)
  const percent = useScanProgress(report, rest.workspace)
  useProgressTitle(isRunning ? percent : null)

  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4 sm:gap-6 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <GradeTile
        grade={report.grade ?? result?.grade ?? null}
        score={isRunning && !report.grade ? null : (report.score ?? result?.score)}
        size="lg"
        pending={isRunning}
        className="max-sm:self-start"
      />
      <div className="grid min-w-0 gap-2">
        <h1
          id="page-title"
          tabIndex={-1}
          aria-live="polite"
          className="min-w-0 text-20 font-strong tracking-[-0.012em] [overflow-wrap:anywhere]"
        >
          <Headline {...{ report, result, checks }} workspace={rest.workspace} named={rest.asset} />
        </h1>
        <PageRefusal result={result} />
        <ScanFacts report={report} result={result} checks={checks} now={now} />
        {isRunning && <ProgressBar percent={percent} />}
        {isRunning && <FoundSoFar counts={report.counts} />}
        {hasLostConnection && <ConnectionLost />}
        {isStalled(report, now) && <Stalled />}
        {isRunning && (
          <div className="-ms-2 justify-self-start">
            <NotifyAtEnd />
          </div>
        )}
      </div>
      <HeadActions report={report} {...rest} />
    </Card>
  )
}

function ProgressBar({ percent }: { percent: number }) {
  const t = useTranslations('scan')
  const [told, setTold] = useState(percent)
  if (tens(percent) !== tens(told)) setTold(percent)
  return (
    <div className="mt-1 flex max-w-[480px] items-center gap-3">
      <Progress value={percent} label={t('progress')} className="grow" />
      <span aria-hidden="true" className="min-w-9 text-end text-13 font-medium tabular-nums">
        {t('percent', { percent })}
      </span>
      {/* Once every tenth: a screen reader is to be told, not interrupted, and never of another number than shown. */}
      <span aria-live="polite" className="sr-only">
        {percent >= 10 && percent === told && t('liveProgress', { percent })}
      </span>
    </div>
  )
}

const tens = (percent: number) => Math.floor(percent / 10)

function ConnectionLost() {
  const t = useTranslations('scan')
  return (
    <p role="status">
      <StatusBadge tone="medium" icon={<WifiOff />}>
        {t('connectionLost')}
      </StatusBadge>
    </p>
  )
}

function Stalled() {
  const t = useTranslations('scan')
  return (
    <p role="status" className="text-13 text-2">
      <StatusBadge tone="medium" icon={<TriangleAlert />}>
        {t('stalled')}
      </StatusBadge>{' '}
      {t('stalledNote')}
    </p>
  )
}

function FoundSoFar({ counts }: Pick<Report, 'counts'>) {
  const t = useTranslations('scan')
  if (!counts || openTotal(counts) === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-13 text-2">
      <span>{t('soFar')}</span>
      <SeverityLegend counts={{ ...counts, info: 0 }} />
    </div>
  )
}

function Headline({
  report,
  result,
  checks,
  workspace,
  named,
}: Pick<ScanHeadProps, 'report' | 'result' | 'checks' | 'workspace'> & { named: Asset | undefined }) {
  const t = useTranslations('scan')
  const verdict = useStandingVerdict(report, useIsPast(report, workspace))
  const state = scanState(report)
  const value = report.asset_value ?? report.summary.asset_value ?? t(`type.${scanType(report)}`)
  const asset = siteName({ name: named?.name ?? report.asset_name, value })
  if (state === 'completed') {
    const counts = result?.counts ?? report.counts
    return counts ? verdict(counts, report.grade ?? result?.grade ?? null) : t('head.completed')
  }
  if (state === 'queued') return t('head.queued')
  if (state === 'stopped' || state === 'failed') return t(`failure.${failureReason(report)}.title`)
  const count = checks.reduce((sum, check) => sum + foundBy(check).findings, 0)
  if (report.grade && state === 'running') return t('head.soFar', { grade: report.grade, count })
  return count > 0 ? t('head.runningFindings', { asset, count }) : t('head.running', { asset })
}

/** Why so few checks could answer, when it is the page itself that was refused. */
function PageRefusal({ result }: { result: ScanResult | undefined }) {
  const t = useTranslations('scan')
  const status = result && pageRefusal(result)
  return status ? <p className="text-13 text-pretty">{t('pageRefused', { status })}</p> : null
}

/** Says in the tab how far a running scan is; null when there is nothing to say. */
function useProgressTitle(percent: number | null) {
  const t = useTranslations('scan')
  const titleOf = useTitle()

  useEffect(() => {
    if (percent === null) return
    const { name, title = '' } = matchRoute(withoutBase(location.pathname) ?? '')?.route ?? {}
    const ours = t('title', { percent, title: name ? titleOf(name) : title })
    document.title = ours
    return () => {
      // Beside it stands the name of the product: lib/browser/boot/title.ts.
      if (document.title.includes(ours)) document.title = title
    }
  }, [percent, t, titleOf])
}
