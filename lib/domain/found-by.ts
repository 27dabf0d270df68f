import type { Check, Finding } from '@/lib/contract/scan-result'

/**
 * How many findings a check has, and how many notes, which are nothing to fix: by what is known of them, else as the
 * check itself counts.
 */
export function foundBy(
  { key, findings, notes = 0 }: Pick<Check, 'key' | 'findings' | 'notes'>,
  known: readonly Pick<Finding, 'check' | 'severity'>[] = [],
): { findings: number; notes: number } {
  const own = known.filter(({ check }) => check === key)
  if (own.length === 0) return { findings: Math.max(0, findings - notes), notes: Math.min(findings, notes) }
  const noted = own.filter(({ severity }) => severity === 'info').length
  return { findings: own.length - noted, notes: noted }
}
