import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { CheckStateIcon } from '@/components/scan-result/check-state'
import { byArea } from '@/components/scan-result/order'
import { ScoreLedger } from '@/components/scan-result/score-ledger'
import { carriedCounts } from '@/components/scan-result/use-standing-verdict'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { openTotal } from '@/lib/domain/standing'
import { useOpenReport } from './report-context'

export function Summary() {
  const t = useTranslations('report')
  const { report, result, entries } = useOpenReport()
  const none =
    entries.aside > 0
      ? 'first.decided'
      : openTotal(carriedCounts(report)) > 0
        ? 'first.noneHere'
        : result.grade
          ? 'first.none'
          : 'first.noneKnown'
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <FirstFixes fixes={entries.todo} none={t(none)} />
        <Areas result={entries.left} />
      </div>
      <Card>
        <CardHeader
          title={t('ledger')}
          description={entries.aside > 0 ? t('scoreStays', { count: entries.aside }) : undefined}
        />
        <ScoreLedger {...result} />
      </Card>
    </div>
  )
}

function FirstFixes({ fixes, none }: { fixes: readonly Finding[]; none: string }) {
  const t = useTranslations()
  const { leadTo } = useOpenReport()
  return (
    <Card>
      <CardHeader title={t('report.first.title')} description={t('report.first.text')} className="border-b" />
      {fixes.length === 0 && <p className="px-4 py-5 text-13 text-2 sm:px-5">{none}</p>}
      <ol>
        {fixes.map((finding, index) => (
          <li key={finding.id} className="border-t first:border-t-0">
            <button
              type="button"
              data-print
              onClick={() => leadTo(finding.id)}
              className="grid w-full grid-cols-[24px_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-4 sm:grid-cols-[24px_minmax(0,1fr)_auto] py-3 text-start hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
            >
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-6 place-items-center rounded-md border text-12 font-strong text-2 tabular-nums"
              >
                {index + 1}
              </span>
              <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                <span className="text-14 font-medium">{finding.title}</span>
                <span className="text-13 text-pretty text-2">{finding.summary_plain}</span>
                <span className="text-12 text-3">{t(`scan.effort.${finding.fix_effort}`)}</span>
              </span>
              <SeverityBadge severity={finding.severity} className="justify-self-start max-sm:col-start-2" />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Areas({ result }: { result: ScanResult }) {
  const t = useTranslations()
  const areas = byArea(result.checks, result.findings)
  return (
    <Card>
      <CardHeader title={t('report.areas.title')} description={t('report.areas.text')} />
      <CardBody>
        <ul className="grid gap-3">
          {areas.map((area) => {
            return (
              <li
                key={area.category}
                className={clsx(area.worst, 'grid grid-cols-[minmax(0,1fr)_72px_48px] items-center gap-3 text-13')}
              >
                <span className="flex min-w-0 items-center gap-1.5">
                  <CheckStateIcon state={area.state} severity={area.worst} />
                  <span className="truncate">{t(`scan.category.${area.category}`)}</span>
                  <span className="sr-only">
                    , {t(area.worst ? `ui.severity.${area.worst}` : `scan.state.${area.state}`)}
                  </span>
                </span>
                <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-selected">
                  <span
                    className="block h-full rounded-full bg-k print:forced-color-adjust-none"
                    style={{ inlineSize: `${(100 * area.withFindings) / area.total}%` }}
                  />
                </span>
                <span className="text-end text-2 tabular-nums">
                  {t('report.areas.value', { count: area.withFindings, total: area.total })}
                </span>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
