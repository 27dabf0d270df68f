import type { FindingState, FindingStatus } from '@/lib/contract/finding'
import {
  type Category,
  type Finding,
  SEVERITIES,
  type ScanResult,
  type Severity,
  type SeverityCounts,
} from '@/lib/contract/scan-result'
import { type Compared, diff } from './scan-diff'

/** A finding against the report before: `unknown` when that one could not have seen it. */
export const DRIFTS = ['new', 'regressed', 'open', 'unknown'] as const
export type Drift = (typeof DRIFTS)[number]

/** A finding with all that is known about it: one line of the list, of its exports and of what they count. */
export type Entry = {
  finding: Finding
  status: FindingStatus
  state?: FindingState
  /** Null where there is no report to compare with. */
  drift: Drift | null
  /** What a search looks at, in lower case. */
  text: string
}

export type Before = { result: Compared; completed_at?: string | null }

/**
 * The findings of a report in the order given, with what was decided about them and how they compare with the report
 * before.
 */
export function entriesOf(result: Compared, states: readonly FindingState[] = [], before?: Before): Entry[] {
  const stateOf = new Map(states.map((state) => [state.id, state]))
  const driftOf = before && driftsSince(before, result, stateOf)
  return result.findings.map((finding) => {
    const state = stateOf.get(finding.id)
    return {
      finding,
      status: state?.status ?? 'open',
      state,
      drift: driftOf?.get(finding.id) ?? null,
      text: textOf(finding),
    }
  })
}

function driftsSince(before: Before, result: Compared, stateOf: Map<string, FindingState>) {
  const since = before.completed_at ?? ''
  const isOlder = ({ id }: Finding) => (stateOf.get(id)?.first_seen ?? since) < since
  const { added, persisting, unclear } = diff(before.result, result)
  return new Map<string, Drift>([
    ...persisting.map(({ id }) => [id, 'open'] as const),
    ...added.map((finding) => [finding.id, isOlder(finding) ? 'regressed' : 'new'] as const),
    ...unclear.map((finding) => [finding.id, isOlder(finding) ? 'open' : 'unknown'] as const),
  ])
}

const textOf = ({ title, at, key, rule, summary_plain, cve }: Finding) =>
  `${title} ${at} ${key} ${rule} ${summary_plain} ${cve.join(' ')}`.toLowerCase()

const ASIDE: readonly FindingStatus[] = ['accepted', 'false_positive', 'fixed']

/** Nothing is left to do about it. A claim to be fixed is not among these: it is not proved. */
export const isAside = ({ status }: Pick<Entry, 'status'>) => ASIDE.includes(status)

/** Somebody still has to act. */
export const isToDo = (entry: Pick<Entry, 'status'>) => !isAside(entry) && entry.status !== 'fixed_claimed'

export function countsOf(findings: readonly Pick<Finding, 'severity'>[]): SeverityCounts {
  const counts: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}

/** The result without what was set aside, for whatever counts or recommends. */
export function leftOf(result: ScanResult, entries: readonly Entry[]): ScanResult {
  const findings = entries.filter((entry) => !isAside(entry)).map(({ finding }) => finding)
  return findings.length === result.findings.length ? result : { ...result, findings, counts: countsOf(findings) }
}

/** `todo` is everything that is not set aside. */
export type StatusFilter = FindingStatus | 'todo' | 'all'

export type Filter = {
  q: string
  /** None means all. */
  severities: readonly Severity[]
  category: Category | 'all'
  status: StatusFilter
  drift: Drift | 'all'
}

export const NO_FILTER: Filter = { q: '', severities: [], category: 'all', status: 'all', drift: 'all' }

export function filterEntries(entries: readonly Entry[], { q, severities, category, status, drift }: Filter): Entry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(
    (entry) =>
      (severities.length === 0 || severities.includes(entry.finding.severity)) &&
      (category === 'all' || entry.finding.category === category) &&
      (status === 'all' || (status === 'todo' ? !isAside(entry) : entry.status === status)) &&
      (drift === 'all' || entry.drift === drift) &&
      words.every((word) => entry.text.includes(word)),
  )
}

/** Only severities that exist, worst first. */
export const severitiesFrom = (names: readonly string[]) => SEVERITIES.filter((severity) => names.includes(severity))

export type Exported = { result: ScanResult; entries: readonly Entry[] }
