import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { CheckStateIcon } from '@/components/scan-result/check-state'
import { type Area, byArea } from '@/components/scan-result/order'
import { carriedCounts } from '@/components/scan-result/use-standing-verdict'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { type ScanResult, SEVERITIES } from '@/lib/contract/scan-result'
import { openTotal } from '@/lib/domain/standing'
import { FirstFixes } from './first-fixes'
import { OtherFindings } from './other-findings'
import { useOpenReport } from './report-context'

export const WhyScore = onDemand(() => import('./why-score').then((part) => part.WhyScore))

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
        <div className="grid gap-4">
          <FirstFixes none={t(none)} />
          <OtherFindings />
        </div>
        <Areas result={entries.left} />
      </div>
      <WhyScore fallback={<Skeleton className="h-14" />} />
    </div>
  )
}

const LAST = SEVERITIES.length
const place = ({ worst, state }: Area) =>
  worst ? SEVERITIES.indexOf(worst) : state === 'not_applicable' ? LAST + 1 : LAST
const worstFirst = (a: Area, b: Area) => place(a) - place(b)

function Areas({ result }: { result: ScanResult }) {
  const t = useTranslations()
  const areas = byArea(result.checks, result.findings).toSorted(worstFirst)
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
                {area.state === 'not_applicable' ? (
                  <span aria-hidden="true" className="col-span-2 text-end text-12 text-3">
                    {t('scan.state.not_applicable')}
                  </span>
                ) : (
                  <>
                    <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-selected">
                      <span
                        className="block h-full rounded-full bg-k print:forced-color-adjust-none"
                        style={{ inlineSize: `${(100 * area.withFindings) / area.total}%` }}
                      />
                    </span>
                    <span className="text-end text-2 tabular-nums">
                      {t('report.areas.value', { count: area.withFindings, total: area.total })}
                    </span>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
