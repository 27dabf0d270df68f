import { useAssetReports, useReport } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import { isCompleted } from '@/lib/domain/scan-status'

const endOf = (report: Scan) => Date.parse(report.completed_at ?? report.updated_at ?? report.created_at ?? '') || 0

/** The completed reports among these but one, newest first. */
export const othersOf = (reports: readonly Report[], { id }: Pick<Report, 'id'>) =>
  reports.filter((report) => report.id !== id && isCompleted(report)).sort((a, b) => endOf(b) - endOf(a))

/**
 * The completed report to compare with: the latest earlier one of the same kind, which looked at as much; else the
 * latest earlier one.
 */
export function reportBefore(reports: readonly Report[], report: Scan): Report | undefined {
  const earlier = othersOf(reports, report).filter((other) => endOf(other) < endOf(report))
  return earlier.find(({ scan_type }) => scan_type === report.scan_type) ?? earlier[0]
}

export const isEarlier = (report: Scan, than: Scan) => endOf(report) < endOf(than)

/** Only scans of one depth have scores that say more or less than each other. */
export const looksAsMuch = (one: Pick<Scan, 'scan_type'>, other: Pick<Scan, 'scan_type'>) =>
  (one.scan_type === 'full_scan') === (other.scan_type === 'full_scan')

/** The report to compare with, as the list knows it; undefined while that is not known, null when there is none. */
export function useEarlierReport(workspace: string, report: Report): Report | null | undefined {
  const list = useAssetReports(report.asset_id === undefined ? undefined : workspace, report.asset_id)
  return list.data && (reportBefore(list.data, report) ?? null)
}

/** The report before this one, with what it found; undefined while it is not known, null when there is none. */
export function useReportBefore(workspace: string, report: Report): Report | null | undefined {
  const found = useEarlierReport(workspace, report)
  const before = useReport(workspace, found?.id ?? '')
  return found === null ? null : before.data
}
