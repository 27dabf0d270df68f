import type { Scan } from '@/lib/contract/scan'
import { SEVERITIES, type SeverityCounts } from '@/lib/contract/scan-result'

/** What a scan found and nobody has set aside. */
export function leftIn({ counts, set_aside }: Pick<Scan, 'counts' | 'set_aside'>): SeverityCounts | null {
  if (!counts || !set_aside) return counts ?? null
  const left = { ...counts }
  for (const severity of SEVERITIES) left[severity] = Math.max(0, left[severity] - set_aside[severity])
  return left
}
