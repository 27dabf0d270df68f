import type { Check, FindingWords, ScanResult } from '@/lib/contract/scan-result'
import { isAnswer } from '@/lib/domain/scan-diff'
import { score as scoreOf } from '@/lib/domain/score'
import { FIRST_ANSWERS } from '@/lib/domain/score-scale'
import type { FoundSoFar, StoredFinding } from '@/lib/domain/stored-result'
import type { ScanEvent } from '@/server/scanner/scan'
import type { keepProgress } from './progress'

/** Adds up what a scan tells of itself. */
export function telling(progress: ReturnType<typeof keepProgress>): (event: ScanEvent) => void {
  const rows = new Map<string, Check>()
  const counts: ScanResult['counts'] = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  const found = new Map<string, FoundSoFar>()
  let graded: Pick<ScanResult, 'score' | 'grade'> = { score: null, grade: null }
  return (event) => {
    if (event.type === 'check') rows.set(event.check.key, event.check)
    else {
      counts[event.finding.severity] += 1
      addTo(found, event.finding)
    }
    const checks = [...rows.values()]
    const so_far = [...found.values()]
    // How far a check is tells nothing of the grade.
    if (event.type === 'finding' || isAnswer(event.check.state)) {
      const answered = checks.filter(({ state }) => isAnswer(state))
      if (answered.length >= FIRST_ANSWERS) graded = scoreOf(so_far, answered)
    }
    const { score, grade } = graded
    progress.update({ checks, counts: { ...counts }, so_far, score, grade })
  }
}

/** A site that is wrong in thousands of places is named so often at most: each write has all of them. */
const MAX_NAMES = 200

/** Each kind and name once. Past the limit only what is new to the score. */
function addTo(found: Map<string, FoundSoFar>, { check, rule, severity, confidence, words }: StoredFinding) {
  const kind = { check, rule, severity, confidence }
  const named = JSON.stringify([kind, words?.title])
  const key = found.has(named) || found.size < MAX_NAMES ? named : JSON.stringify([kind])
  const known = found.get(key)
  if (known) known.places += 1
  else found.set(key, { ...kind, ...(key === named && own(words)), places: 1 })
}

/** Of its own words those that it is known by before the report is there. */
function own({ title, means }: FindingWords = {}): Pick<FoundSoFar, 'words'> {
  if (title === undefined && means === undefined) return {}
  return { words: { ...(title !== undefined && { title }), ...(means !== undefined && { means }) } }
}
