import type { Check, Finding } from '@/lib/contract/scan-result'

/** A finding, or while a scan runs, several that are called the same. */
type Known = Pick<Finding, 'check' | 'severity'> & { places?: number }

const placesOf = (known: readonly Known[]) => known.reduce((sum, { places = 1 }) => sum + places, 0)

/**
 * How many findings a check has, and how many notes, which are nothing to fix: by what is known of them, else as the
 * check itself counts.
 */
export function foundBy(
  { key, findings, notes = 0 }: Pick<Check, 'key' | 'findings' | 'notes'>,
  known: readonly Known[] = [],
): { findings: number; notes: number } {
  const own = known.filter(({ check }) => check === key)
  if (own.length === 0) return { findings: Math.max(0, findings - notes), notes: Math.min(findings, notes) }
  const noted = placesOf(own.filter(({ severity }) => severity === 'info'))
  return { findings: placesOf(own) - noted, notes: noted }
}

/** The check that tells what runs and never finds fault with it, where something was seen. */
export const isOnlyNoted = ({ key, state, detail }: Pick<Check, 'key' | 'state' | 'detail'>) =>
  key === 'software.technology' && state === 'passed' && Boolean(detail)
