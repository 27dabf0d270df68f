import type { ScanResult } from '@/lib/contract/scan-result'
import { effortsIn } from '@/lib/domain/efforts'
import { durationOf } from '@/lib/domain/work'
import type { PdfInput, Told } from './input'
import { stillOpen } from './still-open'
import type { PaperVoice } from './words'

/** What the scan says, in one sentence: the one of the screen. */
export function verdictOf(
  { open: counts, left: { grade } }: Pick<Told, 'open' | 'left'>,
  { words }: PaperVoice,
): string {
  if (counts.critical > 0) return words('scan.verdict.critical', { count: counts.critical })
  if (counts.high > 0) return words('scan.verdict.high', { count: counts.high })
  if (counts.medium + counts.low > 0) return words('scan.verdict.medium', { count: counts.medium + counts.low })
  if (grade === null) return words('scan.verdict.incomplete')
  return counts.info > 0 ? words('scan.verdict.info', { count: counts.info }) : words('scan.verdict.clean')
}

/** Where to start, how long it takes, what changed, and what nobody knows. */
export function storyOf(
  { report, timeZone }: Pick<PdfInput, 'report' | 'timeZone'>,
  { left: result, aside, first: [first] }: Told,
  voice: PaperVoice,
): string {
  const { words } = voice
  const { carried = [] } = report
  // The grade of what this scan could not see says nothing about what changed between the two.
  const before = carried.length === 0 ? report.summary.previous_score : null
  const now = result.score
  const way = (was: number, is: number) => (is > was ? 'up' : is < was ? 'down' : 'same')
  return [
    ...stillOpen(carried, voice, timeZone),
    first
      ? words('report.efforts.intro', { title: first.title })
      : result.findings.length === 0 && aside.length === 0 && words('report.nothing'),
    // How long what earlier scans found takes is not in it.
    first && carried.length === 0 && effortsOf(result, voice),
    aside.length > 0 && words('report.scoreStays', { count: aside.length }),
    typeof before === 'number' && now !== null && words(`report.previous.${way(before, now)}`, { before, now }),
    result.coverage.unanswered > 0 && words('report.unanswered', { count: result.coverage.unanswered }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** How long it takes, such as 45 min, 2.5 h or 2 days: as the screen says it. */
export function timeOf(minutes: number, { words }: PaperVoice): string {
  const { unit, count } = durationOf(minutes)
  return words(`scan.work.${unit}`, { count })
}

function effortsOf(result: ScanResult, { words, comma }: PaperVoice): string {
  const { counts, count, cost } = effortsIn(result)
  const [only, ...more] = counts
  if (!only) return words('report.efforts.free')
  const efforts = counts.map((each) => words(`report.efforts.${each.effort}`, { count: each.count })).join(comma)
  if (cost < count) return words('report.efforts.some', { count, cost, efforts })
  return more.length === 0 ? `${words(`report.efforts.only.${only.effort}`, { count: only.count })}.` : `${efforts}.`
}
