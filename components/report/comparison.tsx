import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import type { Report } from '@/lib/contract/report'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { absoluteTime, clockTime } from '@/lib/domain/format'
import { diff, isAnswer, looksAtLess } from '@/lib/domain/scan-diff'
import { ComparedChecks, ComparedFindings } from './compared-findings'
import { looksAsMuch } from './compare-with'

type Side = { report: Report; result: ScanResult }

/** As many beside each other as there are, in the whole width. */
const IN_COLUMNS = 'grid items-start gap-4 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(320px,1fr))]'

/** What changed from one report to a later one; what nobody knows is said with its reason. */
export function Comparison({ before, after }: { before: Side; after: Side }) {
  const t = useTranslations('report.compare')
  const changes = useMemo(() => diff(before.result, after.result), [before, after])
  const reasonOf = useReasons()
  const [now, then] = [answersBeyond(before.result, after.result), answersBeyond(after.result, before.result)]
  const gone = (finding: Finding) => t('gone', { reason: reasonOf(after.result, before.result, finding) })
  const here = (finding: Finding) => t('here', { reason: reasonOf(before.result, after.result, finding) })
  const unknown = [...changes.unknown, ...changes.unclear]
  const hereIds = new Set(changes.unclear.map(({ id }) => id))
  return (
    <>
      <Scores before={before} after={after} />
      <div className={IN_COLUMNS}>
        <ComparedFindings title={t('added')} text={t('addedText')} findings={changes.added} />
        <ComparedFindings title={t('fixed')} text={t('fixedText')} findings={changes.fixed} />
        {unknown.length > 0 && (
          <ComparedFindings
            title={t('unknown')}
            text={t('unknownText')}
            findings={unknown}
            note={(finding) => (hereIds.has(finding.id) ? here(finding) : gone(finding))}
          />
        )}
      </div>
      <ComparedFindings title={t('persisting')} text={t('persistingText')} findings={changes.persisting} isFolded />
      <div className={IN_COLUMNS}>
        <ComparedChecks title={t('checks')} checks={now.turned} />
        <ComparedChecks title={t('checksLost')} checks={then.turned} />
        <ComparedChecks title={t('checksFull')} checks={[...now.full, ...then.full]} />
      </div>
    </>
  )
}

function useReasons() {
  const t = useTranslations('report.compare')
  return (scan: ScanResult, other: ScanResult, finding: Finding) => {
    const why = whyUnseen(scan, other, finding)
    if (why.kind === 'light') return t('light')
    return why.kind === 'notRun'
      ? t('notRun', { check: why.check })
      : t('noAnswer', { check: why.check, detail: why.detail })
  }
}

/**
 * The checks that answered in one scan and did not in the other: those that only a full scan makes apart. That a check
 * does not apply tells nothing new.
 */
function answersBeyond(without: ScanResult, having: ScanResult): { turned: Check[]; full: Check[] } {
  const stateOf = new Map(without.checks.map(({ key, state }) => [key, state]))
  const beyond = having.checks.filter(({ key, state }) => {
    const other = stateOf.get(key)
    return isAnswer(state) && state !== 'not_applicable' && !(other && isAnswer(other))
  })
  const isOnlyFull = ({ key }: Check) => !stateOf.has(key) && looksAtLess(without, having)
  return { turned: beyond.filter((check) => !isOnlyFull(check)), full: beyond.filter(isOnlyFull) }
}

function Scores({ before, after }: { before: Side; after: Side }) {
  const t = useTranslations('report')
  const isAlike = looksAsMuch(before.report, after.report)
  // The grade of what a scan could not see says nothing about what changed between the two.
  const isOwn = [before, after].every(({ report }) => !report.carried?.length)
  const [from, to] = [before.result.score, after.result.score]
  const change = from === null || to === null ? null : to - from
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 sm:p-5">
      <Score title={t('compare.before')} side={before} other={after} />
      {isAlike && <ArrowRight aria-hidden="true" className="text-3 rtl:rotate-180 max-sm:hidden" />}
      <Score title={t('compare.now')} side={after} other={before} />
      {change !== null && (isOwn || !isAlike) && (
        <p
          className={isAlike ? 'text-14 font-strong sm:ms-auto' : 'max-w-[40ch] text-13 text-pretty text-2 sm:ms-auto'}
        >
          {isAlike
            ? change === 0
              ? t('compare.same')
              : t(change > 0 ? 'compare.better' : 'compare.worse', { count: Math.abs(change) })
            : t('compare.unlike')}
        </p>
      )}
    </Card>
  )
}

const endOf = ({ report: { completed_at, created_at } }: Side) => completed_at ?? created_at ?? ''

function Score({ title, side, other }: { title: string; side: Side; other: Side }) {
  const { result } = side
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const when = absoluteTime(endOf(side), options)
  // Two of one minute would read as one.
  const isAlike = when === absoluteTime(endOf(other), options)
  return (
    <div className="flex items-center gap-3">
      <GradeTile grade={result.grade} score={result.score} />
      <div className="grid text-13">
        <span className="font-medium">{title}</span>
        <span className="text-12 text-3">{isAlike ? clockTime(endOf(side), { ...options, seconds: true }) : when}</span>
      </div>
    </div>
  )
}

type Why = { kind: 'light' } | { kind: 'notRun'; check: string } | { kind: 'noAnswer'; check: string; detail: string }

/** Why a scan proves nothing about a finding of another. */
function whyUnseen(scan: ScanResult, other: ScanResult, finding: Finding): Why {
  const row = scan.checks.find(({ key }) => key === finding.check)
  const check = row?.title ?? other.checks.find(({ key }) => key === finding.check)?.title ?? finding.check
  if (row && !isAnswer(row.state)) return { kind: 'noAnswer', check, detail: row.detail ?? '' }
  return looksAtLess(scan, other) ? { kind: 'light' } : { kind: 'notRun', check }
}
