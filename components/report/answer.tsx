import { TrendingDown, TrendingUp } from 'lucide-react'
import Link from 'next/link'
import { memo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { pageRefusal } from '@/components/scan-result/coverage'
import { carriedCounts, useStandingVerdict } from '@/components/scan-result/use-standing-verdict'
import { useDuration } from '@/components/scan-result/work'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityBar } from '@/components/ui/severity-bar'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { StatusBadge } from '@/components/ui/status-badge'
import { useIsPast } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { absoluteTime, date } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { scoreWithout } from '@/lib/domain/score-lines'
import { openTotal, sumOf } from '@/lib/domain/standing'
import { minutesOf } from '@/lib/domain/work'
import { looksAsMuch, useEarlierReport } from './compare-with'
import { Efforts } from './efforts'
import { useFindingName, useOpenReport } from './report-context'
import { type First, useFirst } from './use-first'

/** What the owner came for: the grade, one sentence, where to start, and how much there is; one line beside a tab. */
export const Answer = memo(function Answer({ isLine }: { isLine: boolean }) {
  const { report, result, workspace, entries } = useOpenReport()
  const { left } = entries
  const verdict = useStandingVerdict(report, useIsPast(report, workspace))
  const name = useFindingName()
  const [first] = useFirst()
  const { before, earlier, isUnlike } = useScoreBefore(report, workspace)
  if (isLine) return <AnswerLine verdict={verdict(left.counts, result.grade)} />
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-5 p-4 sm:gap-x-6 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_288px]">
      <GradeTile grade={result.grade} score={result.score} size="lg" className="max-sm:self-start" />
      <div className="grid min-w-0 gap-2">
        <h2 className="text-20 font-strong tracking-[-0.012em] text-balance [overflow-wrap:anywhere]">
          {verdict(left.counts, result.grade)}
        </h2>
        <Effect />
        <p className="max-w-[64ch] text-14 text-pretty text-2 [overflow-wrap:anywhere]">
          <Lede
            before={before}
            isUnlike={isUnlike}
            result={left}
            first={first && { title: name(first.finding) }}
            isAlone={openTotal(carriedCounts(report)) === 0}
            isClean={result.findings.length === 0}
          />
        </p>
        {result.mode === 'light' && <OnlyLight report={report} />}
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden max-sm:*:grow print:hidden">
          {first && <ToFirst first={first} />}
          {earlier && <ToEarlier earlier={earlier} isUnlike={isUnlike} />}
        </div>
      </div>
      <HowMuch before={before} />
    </Card>
  )
})

/** What a light scan did not look at: nothing of that is known to be well. */
function OnlyLight({ report }: { report: Report }) {
  const t = useTranslations('report')
  return (
    <p className="text-13 text-pretty text-2">
      {t('onlyLight')}{' '}
      {report.asset_id && (
        <Link
          href={`${href('init')}?asset=${encodeURIComponent(report.asset_id)}`}
          prefetch={false}
          className="link print:hidden"
        >
          {t('checks.full')}
        </Link>
      )}
    </p>
  )
}

/** The answer in one line, so that what a tab shows begins high on the page. */
function AnswerLine({ verdict }: { verdict: string }) {
  const {
    report,
    result,
    entries: { left, aside },
  } = useOpenReport()
  const t = useTranslations('report')
  return (
    <Card className="flex scroll-mt-[calc(var(--topbar)+8px)] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <GradeTile grade={result.grade} score={result.score} size="sm" />
      <h2 className="min-w-0 grow basis-48 text-14 font-strong [overflow-wrap:anywhere]">{verdict}</h2>
      <SeverityCounts counts={sumOf([left.counts, carriedCounts(report)])} />
      {aside > 0 && <p className="basis-full text-12 text-3">{t('scoreStays', { count: aside })}</p>}
    </Card>
  )
}

/** What the first fixes bring: the sentence that makes somebody begin. Unknown where the score counts what is not here. */
function Effect() {
  const t = useTranslations('report.effect')
  const duration = useDuration()
  const { result, entries } = useOpenReport()
  const { todo } = entries
  const after = scoreWithout(
    result,
    todo.map(({ rule }) => rule),
  )
  if (!after || result.score === null || after.score <= result.score) return null
  const values = { count: todo.length, time: duration(minutesOf(todo)) }
  return (
    <p className="text-14 font-medium text-pretty">
      {after.grade === result.grade
        ? t('points', { ...values, points: after.score - result.score })
        : t('grade', { ...values, from: result.grade ?? '', to: after.grade })}
    </p>
  )
}

const endOf = ({ completed_at, created_at }: Report) => completed_at ?? created_at ?? ''

function ToEarlier({ earlier, isUnlike }: { earlier: Report; isUnlike: boolean }) {
  const t = useTranslations('report.actions')
  const { openTab, report } = useOpenReport()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const day = date(endOf(earlier), options)
  const isSameDay = day === date(endOf(report), options)
  return (
    // The whole time is in its name where two reports are of one day: on a phone it takes two lines.
    <Button className="h-auto! min-h-ctl max-w-full py-1 whitespace-normal!" onClick={() => openTab('compare')}>
      {/* Of another depth the scores say nothing to each other, the findings do. */}
      {t(isUnlike ? 'compareFindings' : 'compare', { date: isSameDay ? absoluteTime(endOf(earlier), options) : day })}
    </Button>
  )
}

/** The score of the report before; unknown where that looked at less or more. */
function useScoreBefore(report: Report, workspace: string) {
  const earlier = useEarlierReport(workspace, report)
  const isAlike = Boolean(earlier && looksAsMuch(earlier, report))
  // The grade of what this scan could not see says nothing about what changed between the two.
  const before = isAlike && (report.carried ?? []).length === 0 ? earlier?.score : null
  return { before, earlier, isUnlike: Boolean(earlier) && !isAlike }
}

function HowMuch({ before }: Pick<LedeProps, 'before'>) {
  const t = useTranslations('report')
  const {
    report,
    result,
    entries: { left, aside },
  } = useOpenReport()
  // What the grade says and what the sentence says are of the same: of all that is open.
  const counts = sumOf([left.counts, carriedCounts(report)])
  const earlier = openTotal(carriedCounts(report))
  return (
    <div className="grid gap-3 max-lg:col-span-full max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-6">
      <p className="flex flex-wrap items-center justify-between gap-2 text-13">
        <span className="font-medium">
          {openTotal(counts) === 0 && !result.grade ? t('noneKnown') : t('openFindings', { count: openTotal(counts) })}
        </span>
        <Change before={before} now={result.score} />
      </p>
      <SeverityBar counts={{ ...counts, info: 0 }} legend none={result.grade ? undefined : t('noneKnown')} />
      {earlier > 0 && <p className="text-12 text-3">{t('ofEarlier', { count: earlier })}</p>}
      {counts.info > 0 && <p className="text-12 text-3">{t('notes', { count: counts.info })}</p>}
      {aside > 0 && <p className="text-12 text-3">{t('scoreStays', { count: aside })}</p>}
    </div>
  )
}

function ToFirst({ first: { finding, elsewhere } }: { first: First }) {
  const t = useTranslations('report.actions')
  const { leadTo } = useOpenReport()
  if (elsewhere)
    return (
      <ButtonLink variant="primary" href={elsewhere.href}>
        {t('first')}
      </ButtonLink>
    )
  return (
    <Button variant="primary" onClick={() => leadTo(finding.id)}>
      {t('first')}
    </Button>
  )
}

type LedeProps = {
  /** The score of the report before, where it looked at as much. */
  before: number | null | undefined
  /** There is a report before, but of another depth. */
  isUnlike: boolean
  result: ScanResult
  first: { title: string } | undefined
  /** Nothing is open of what earlier reports show. */
  isAlone: boolean
  isClean: boolean
}

/** Where to start, how long it takes, what changed, and what nobody knows. */
function Lede({ before, isUnlike, result, first, isAlone, isClean }: LedeProps) {
  const t = useTranslations('report')
  const { view } = useOpenReport()
  const words = useTranslations('scan')
  const status = pageRefusal(result)
  const now = result.score
  const sentences = [
    first ? t('efforts.intro', { title: first.title }) : isAlone && isClean && t('nothing'),
    // How long what earlier reports show takes is not known.
    first && isAlone && view === 'developer' && <Efforts key="efforts" result={result} />,
    typeof before === 'number' && now !== null && t(`previous.${direction(before, now)}`, { before, now }),
    isUnlike && now !== null && t('previous.unlike'),
    status && words('pageRefused', { status }),
    result.coverage.unanswered > 0 && t('unanswered', { count: result.coverage.unanswered }),
  ].filter(Boolean)
  return sentences.flatMap((sentence, index) => (index === 0 ? [sentence] : [' ', sentence]))
}

const direction = (before: number, now: number) => (now > before ? 'up' : now < before ? 'down' : 'same')

function Change({ before, now }: { before: number | null | undefined; now: number | null }) {
  const t = useTranslations('report.delta')
  if (typeof before !== 'number' || now === null) return null
  const way = direction(before, now)
  if (way === 'same') return <span className="text-12 text-3">{t('same')}</span>
  return (
    <StatusBadge
      tone={way === 'up' ? 'pass' : 'critical'}
      icon={way === 'up' ? <TrendingUp /> : <TrendingDown />}
      className="text-12"
    >
      {t(way, { count: Math.abs(now - before) })}
    </StatusBadge>
  )
}
