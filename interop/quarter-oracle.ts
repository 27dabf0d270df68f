import type { Finding, Grade, ScanResult, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import { type Flaw, FLAWS, type Mood } from './agency-sites'

/** Written from the rules in words, and of nothing that the product uses. */

/** What one completed scan says that it saw. */
export type Evidence = { mode: 'light' | 'full'; unanswered: string[]; keys: string[]; found: Finding[] }
/** How the site truly was meanwhile. */
export type Truth = { mode: 'light' | 'full'; flaws: readonly Flaw[]; mood: Mood }

const ANSWERS = ['passed', 'findings', 'not_applicable']

export const evidenceOf = ({ mode, checks, findings }: ScanResult): Evidence => ({
  mode,
  keys: checks.map(({ key }) => key),
  unanswered: checks.filter(({ state }) => !ANSWERS.includes(state)).map(({ key }) => key),
  found: findings,
})

/**
 * A finding is open while no later scan that could see it came back without it. A light scan can see what one of them
 * has seen before.
 */
export function openAfter(past: readonly Evidence[]): Finding[] {
  const open = new Map<string, Finding>()
  const seenByLight = new Set<string>()
  for (const { mode, keys, unanswered, found } of past) {
    for (const [id, { check }] of open) {
      const isAnswered = keys.includes(check) && !unanswered.includes(check)
      if (isAnswered && (mode === 'full' || seenByLight.has(id))) open.delete(id)
    }
    for (const finding of found) {
      open.set(finding.id, finding)
      if (mode === 'light') seenByLight.add(finding.id)
    }
  }
  return [...open.values()]
}

const TAKES: Record<Severity, number> = { critical: 0.6, high: 0.3, medium: 0.08, low: 0.03, info: 0 }
const TOPS: Record<Severity, number> = { critical: 19, high: 59, medium: 89, low: 97, info: 100 }
const ORDER: Severity[] = ['critical', 'high', 'medium', 'low', 'info']
const BANDS: [number, Grade][] = [
  [98, 'A+'],
  [90, 'A'],
  [80, 'B'],
  [65, 'C'],
  [50, 'D'],
  [20, 'E'],
]
export type Standing = { score: number | null; grade: Grade | null }
const UNKNOWN: Standing = { score: null, grade: null }

export function gradeAfter(past: readonly Evidence[]): Standing {
  const last = past.at(-1)
  if (!last) return UNKNOWN
  const looked = past.findLast(({ mode }) => mode === 'full') ?? last
  const keys = [...new Set([...looked.keys, ...last.keys])]
  const isSilent = (key: string) => {
    const answers = ({ keys: own, unanswered }: Evidence) => own.includes(key) && !unanswered.includes(key)
    return !answers(looked) && !answers(last)
  }
  const silent = keys.filter(isSilent).length
  const wasTold = past.length > 1 && gradeAfter(past.slice(0, -1)).score !== null
  if (!wasTold && keys.length - silent < 0.6 * keys.length) return UNKNOWN
  const counting = openAfter(past).filter(({ confidence }) => confidence === 'confirmed')
  let left = 100
  for (const check of new Set(counting.map((finding) => finding.check))) {
    const worstOfRule = new Map<string, number>()
    for (const { rule, severity } of counting.filter((finding) => finding.check === check))
      worstOfRule.set(rule, Math.max(worstOfRule.get(rule) ?? 0, TAKES[severity]))
    const [worst = 0, ...others] = [...worstOfRule.values()].toSorted((a, b) => b - a)
    left *= 1 - Math.min(0.9, worst + others.reduce((sum, take) => sum + take, 0) / 2)
  }
  const score = Math.min(Math.round(left), silent > 0 ? 97 : 100, ...counting.map(({ severity }) => TOPS[severity]))
  return { score, grade: BANDS.find(([least]) => score >= least)?.[1] ?? 'F' }
}

/** What the site truly had, a scan of it was able to see, and none has been able to see gone. */
export function undisproved(past: readonly Truth[]): Flaw[] {
  const seen = new Set<Flaw>()
  for (const { mode, flaws, mood } of past) {
    if (mood !== 'up') continue
    for (const flaw of Object.keys(FLAWS) as Flaw[]) {
      if (mode === 'light' && !FLAWS[flaw].light) continue
      if (flaws.includes(flaw)) seen.add(flaw)
      else seen.delete(flaw)
    }
  }
  return [...seen]
}

/** No score is better than this, whatever the product thinks of the rest. */
export const mostPoints = (past: readonly Truth[]) =>
  Math.min(100, ...undisproved(past).map((flaw) => TOPS[FLAWS[flaw].severity]))

export function counted(found: readonly { severity: Severity }[]): SeverityCounts {
  const of = (severity: Severity) => found.filter((one) => one.severity === severity).length
  return { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low'), info: of('info') }
}

export function added(all: readonly SeverityCounts[]): SeverityCounts {
  const of = (severity: Severity) => all.reduce((sum, counts) => sum + counts[severity], 0)
  return { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low'), info: of('info') }
}

export const withoutNotes = ({ critical, high, medium, low }: SeverityCounts) => critical + high + medium + low
export const worstFirst = (found: readonly Finding[]) =>
  found.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
