import type { FindingState } from '@/lib/contract/finding'
import type { Entry } from '@/lib/domain/finding-entries'
import { date } from '@/lib/domain/format'
import { paragraph } from './blocks'
import { STYLES } from './look'
import type { Paper } from './paper'
import type { PaperVoice } from './words'

/** What a person decided about a finding, why, and what the scans since then say to it. */
export function decision(
  paper: Paper,
  { status, state }: Pick<Entry, 'status' | 'state'>,
  timeZone: string,
  x: number,
): void {
  if (!state?.decision) return
  const { words, comma, locale, formats } = paper.voice
  const { status: decided, at, by, until, note } = state.decision
  const day = (moment: string, zone = timeZone) => date(moment, { locale, timeZone: zone, formats })
  const values = { status: words(`report.status.${decided}`), time: day(at) }
  const head = by ? words('report.decision.by', { ...values, name: by.name }) : words('report.decision.nobody', values)
  const limit =
    status === 'accepted' && until ? comma + words('report.decision.until', { date: day(until, 'UTC') }) : ''
  paragraph(paper, head + limit, STYLES.strong, { x, gap: 1 })
  if (note) paragraph(paper, note, STYLES.body, { x, gap: 1 })
  const outcome = outcomeOf(status, state, day, paper.voice)
  if (outcome) paragraph(paper, outcome, STYLES.muted, { x, gap: 1 })
  paper.space(6)
}

function outcomeOf(
  status: Entry['status'],
  { decision: decided, verified_at }: FindingState,
  day: (moment: string, zone?: string) => string,
  { words }: PaperVoice,
) {
  const verified = { date: day(verified_at ?? '') }
  if (status === 'fixed') return words('report.decision.proved', verified)
  if (status === 'fixed_claimed') return words('report.decision.waiting')
  if (status !== 'open') return null
  if (decided?.status === 'accepted' && decided.until)
    return words('report.decision.lapsed', { date: day(decided.until, 'UTC') })
  return decided?.status === 'fixed_claimed' ? words('report.decision.stillThere', verified) : null
}
