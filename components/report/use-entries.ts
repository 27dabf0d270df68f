import { useMemo } from 'react'
import { byUrgency, doFirst } from '@/components/scan-result/order'
import { useReadResult } from '@/components/scan-result/read-result'
import { useFindingStates } from '@/lib/api/finding'
import type { Report } from '@/lib/contract/report'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { type Entry, entriesOf, isToDo, leftOf } from '@/lib/domain/finding-entries'
import { useReportBefore } from './compare-with'

export type Entries = {
  /** Worst first. */
  all: readonly Entry[]
  /** The result without what was set aside, for whatever counts or recommends. */
  left: ScanResult
  aside: number
  /** What to start with. */
  todo: readonly Finding[]
  /** False against an API that keeps no decisions. */
  canDecide: boolean
  before: Report | null | undefined
  /** Asks again for the decisions that could not be loaded. */
  retry?: () => void
}

/** The findings of a report with what was decided about them and how they compare with the report before. */
export function useEntries(workspace: string, report: Report, result: ScanResult): Entries {
  const { data: states, isError, refetch } = useFindingStates(workspace, report.id)
  const before = useReportBefore(workspace, report)
  const read = useReadResult(before)
  const earlier = useMemo(
    () => (read.kind === 'structured' ? { result: read.result, completed_at: before?.completed_at } : undefined),
    [read, before],
  )
  const all = useMemo(
    () => entriesOf(result, states ?? [], earlier).sort((a, b) => byUrgency(a.finding, b.finding)),
    [result, states, earlier],
  )
  return useMemo(() => {
    const left = leftOf(result, all)
    const todo = doFirst(all.filter(isToDo).map(({ finding }) => finding))
    return {
      all,
      left,
      todo,
      aside: result.findings.length - left.findings.length,
      canDecide: Boolean(states),
      before,
      ...(isError && !states && { retry: () => void refetch() }),
    }
  }, [all, result, states, before, isError, refetch])
}
