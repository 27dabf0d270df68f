import type { Severity } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'

/** The findings of a report, those of one severity if it is given. */
export const findingsHref = (report: string, severity?: Severity) =>
  `${href('report', { id: report })}?tab=findings${severity ? `&severity=${severity}` : ''}`
