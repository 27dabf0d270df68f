import type { ScanResult } from '@/lib/contract/scan-result'
import { isAnswer } from '@/lib/scan-diff'
import type { Exposed, Facts } from './facts'
import type { Trouble } from './facts'

/** Points that a score may lose before anybody is told. */
const SCORE_DROP = 5

type Scanned = { id: string; score: number | null; result: Pick<ScanResult, 'findings' | 'checks'> | null }

/** What the latest scan found out: the score, and open addresses by the check that looked for them. Checks that gave no answer leave what was known. */
export function seenByScan({ id, score, result }: Scanned, current: Facts): Facts {
  const exposed: Record<string, Exposed[]> = { ...current.exposed }
  for (const check of result?.checks ?? []) {
    if (check.category !== 'exposure' || !isAnswer(check.state)) continue
    exposed[check.key] = (result?.findings ?? [])
      .filter((finding) => finding.check === check.key)
      .map(({ id: finding, title, at }) => ({ id: finding, title, at }))
  }
  return { ...current, scan: id, exposed, ...(score !== null && { score }) }
}

/** Compares with how it should be. A check that ran for the first time finds nothing new: it is where the comparison begins. */
export function judgeScans(current: Facts, baseline: Facts): Trouble[] {
  const troubles: Trouble[] = []
  const fresh = Object.entries(current.exposed ?? {}).flatMap(([check, found]) => {
    const known = baseline.exposed?.[check]
    return known ? found.filter(({ id }) => !known.some((one) => one.id === id)) : []
  })
  if (fresh.length > 0)
    troubles.push({ kind: 'exposed', cause: null, message: null, changes: fresh.map(({ title, at }) => ({ what: title, before: null, after: at })) })
  const [before, after] = [baseline.score, current.score]
  if (before !== undefined && after !== undefined && after <= before - SCORE_DROP)
    troubles.push({ kind: 'score', cause: null, message: null, changes: [{ what: 'score', before: String(before), after: String(after) }] })
  return troubles
}

/** A better score and closed addresses become part of how it should be; so does the first answer of a check. */
export function learnFromScans(current: Facts, baseline: Facts): Facts {
  const exposed = Object.fromEntries(
    Object.entries(current.exposed ?? {}).map(([check, found]) => {
      const known = baseline.exposed?.[check]
      return [check, known ? known.filter(({ id }) => found.some((one) => one.id === id)) : found]
    }),
  )
  const score = Math.max(baseline.score ?? 0, current.score ?? 0)
  return { ...baseline, exposed, ...(current.score !== undefined && { score }) }
}
