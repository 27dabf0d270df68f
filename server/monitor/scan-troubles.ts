import { ScanType } from '@/lib/contract/scan'
import type { ScanResult } from '@/lib/contract/scan-result'
import { isAnswer } from '@/lib/domain/scan-diff'
import type { Exposed, Facts } from '@/server/db/monitor-facts'
import type { Trouble } from '@/server/db/monitor-facts'
import type { Verdict } from './troubles'

/** Points that a score may lose before anybody is told. */
const SCORE_DROP = 5

type Scanned = {
  id: string
  scan_type: ScanType
  score: number | null
  result: Pick<ScanResult, 'findings' | 'checks' | 'own_score'> | null
}

/**
 * What a new scan found out: the score of its type, and open addresses by the check that looked for them. Checks that
 * gave no answer leave what was known.
 */
export function seenByScan({ id, scan_type, score, result }: Scanned, current: Facts): Facts {
  const exposed: Record<string, Exposed[]> = { ...current.exposed }
  for (const check of result?.checks ?? []) {
    if (check.category !== 'exposure' || !isAnswer(check.state)) continue
    exposed[check.key] = (result?.findings ?? []).filter((finding) => finding.check === check.key).map(exposedBy)
  }
  // Of what it found itself: what it carries on is told by the scan that found it.
  const own = result?.own_score === undefined ? score : result.own_score
  return {
    ...current,
    scans: { ...current.scans, [scan_type]: id },
    exposed,
    ...(own !== null && { scores: { ...current.scores, [scan_type]: own } }),
  }
}

function exposedBy({ id, rule, title, words, at }: ScanResult['findings'][number]): Exposed {
  const says = words && (words.title ?? { say: rule })
  return { id, title, at, ...(typeof says === 'object' && { says }) }
}

/**
 * Compares with how it should be. A check that ran for the first time finds nothing new: it is where the comparison
 * begins.
 */
export function judgeScans(current: Facts, baseline: Facts): Verdict {
  const troubles: Trouble[] = []
  const fresh = Object.entries(current.exposed ?? {}).flatMap(([check, found]) => {
    const known = baseline.exposed?.[check]
    return known ? found.filter(({ id }) => !known.some((one) => one.id === id)) : []
  })
  if (fresh.length > 0)
    troubles.push({
      kind: 'exposed',
      cause: null,
      message: null,
      changes: fresh.map(({ title, at, says }) => ({ what: title, before: null, after: at, ...(says && { says }) })),
    })
  const [drop] = ScanType.options.flatMap((type) => {
    const [before, after] = [baseline.scores?.[type], current.scores?.[type]]
    return before !== undefined && after !== undefined && after <= before - SCORE_DROP
      ? [{ before: String(before), after: String(after) }]
      : []
  })
  // The full scan is the first of the types: it knows best.
  if (drop) troubles.push({ kind: 'score', cause: null, message: null, changes: [{ what: 'score', ...drop }] })
  return { troubles, answered: new Set(['exposed', 'score']) }
}

/** A better score and closed addresses become part of how it should be; so does the first answer of a check. */
export function learnFromScans(current: Facts, baseline: Facts): Facts {
  const exposed = Object.fromEntries(
    Object.entries(current.exposed ?? {}).map(([check, found]) => {
      const known = baseline.exposed?.[check]
      return [check, known ? known.filter(({ id }) => found.some((one) => one.id === id)) : found]
    }),
  )
  const scores = { ...baseline.scores }
  for (const type of ScanType.options) {
    const score = current.scores?.[type]
    if (score !== undefined) scores[type] = Math.max(scores[type] ?? 0, score)
  }
  return { ...baseline, exposed, scores }
}
