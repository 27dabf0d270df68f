import { useSyncExternalStore } from 'react'
import { storage } from '@/lib/browser/storage'

/** For whoever reads: the owner gets what to do in plain words, the developer everything. */
export type ReportView = 'owner' | 'developer'

const KEY = 'soteria:report-view'
const listeners = new Set<() => void>()

const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** For whoever asks once, as when a file is made. */
export const reportViewNow = (): ReportView => (storage.get(KEY) === 'developer' ? 'developer' : 'owner')

/** How reports are read in this browser: on the screen, on paper and as a PDF. */
export const useReportView = () => useSyncExternalStore<ReportView>(onChange, reportViewNow, () => 'owner')

export function chooseReportView(view: ReportView) {
  storage.set(KEY, view)
  for (const listener of listeners) listener()
}
