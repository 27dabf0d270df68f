import Link from 'next/link'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useDuration, useWork } from '@/components/scan-result/work'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { scoreWithout } from '@/lib/domain/score-lines'
import { minutesOf } from '@/lib/domain/work'
import { useFindingName, useOpenReport } from './report-context'
import { type First, useFirst } from './use-first'

/** What to start with: the deed, what it takes, and what it brings. */
export function FirstFixes({ none }: { none: string }) {
  const t = useTranslations('report.first')
  const duration = useDuration()
  const { result, entries } = useOpenReport()
  const fixes = useFirst()
  const works = fixes.flatMap(({ work }) => work ?? [])
  const steps = useMemo(() => stepsOf(result, entries.todo), [result, entries.todo])
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={
          fixes.length > 1 && works.length === fixes.length
            ? t('together', { count: fixes.length, time: duration(minutesOf(works)) })
            : t('text')
        }
        className="border-b"
      />
      {fixes.length === 0 && <p className="px-4 py-5 text-13 text-2 sm:px-5">{none}</p>}
      <ol>
        {fixes.map((first, index) => (
          <li key={first.finding.id} className="border-t first:border-t-0">
            <Fix {...first} place={index + 1} step={first.elsewhere ? undefined : steps.get(first.finding.id)} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Step = { from: string; to: string; points: number }

/** What each of these fixes brings when those before it are done, by the finding's id. */
function stepsOf(result: ScanResult, fixes: readonly Finding[]): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>()
  let before = { score: result.score ?? 0, grade: result.grade as string | null }
  for (const [index, { id }] of fixes.entries()) {
    const after = scoreWithout(
      result,
      fixes.slice(0, index + 1).map(({ rule }) => rule),
    )
    if (!after) break
    steps.set(id, { from: before.grade ?? '', to: after.grade, points: after.score - before.score })
    before = after
  }
  return steps
}

const ROW =
  'grid w-full grid-cols-[24px_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-4 sm:grid-cols-[24px_minmax(0,1fr)_auto] py-3 text-start hover:bg-hover focus-visible:-outline-offset-2 sm:px-5'

type FixProps = First & { place: number; step: Step | undefined }

/** Leads to the finding, in the report that shows it. */
function Fix({ place, step, ...first }: FixProps) {
  const { leadTo } = useOpenReport()
  const what = <What {...first} place={place} step={step} />
  if (first.elsewhere)
    return (
      <Link href={first.elsewhere.href} prefetch={false} className={ROW}>
        {what}
      </Link>
    )
  return (
    <button type="button" data-print onClick={() => leadTo(first.finding.id)} className={ROW}>
      {what}
    </button>
  )
}

function What({ place, step, ...first }: FixProps) {
  const t = useTranslations('report.first')
  const name = useFindingName()
  const { finding, work, elsewhere } = first
  const workOf = useWork()
  const takes = work && workOf(work)
  return (
    <>
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 place-items-center rounded-md border text-12 font-strong text-2 tabular-nums"
      >
        {place}
      </span>
      <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <span className="text-14 font-medium">{name(finding)}</span>
        <span className="text-13 text-pretty text-2">{elsewhere ? elsewhere.origin : first.finding.impact}</span>
        <span className="flex flex-wrap gap-x-3 text-12 text-3">
          {takes && <span>{takes.time}</span>}
          {takes && <span>{takes.who}</span>}
          {step && step.points > 0 && (
            <span className="font-medium text-1">
              {step.from === step.to ? t('points', { points: step.points }) : t('grade', step)}
            </span>
          )}
        </span>
      </span>
      <SeverityBadge severity={finding.severity} className="justify-self-start max-sm:col-start-2" />
    </>
  )
}
