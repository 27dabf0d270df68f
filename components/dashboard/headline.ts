import type { Asset } from '@/lib/contract/asset'
import type { SeverityCounts } from '@/lib/contract/scan-result'
import { openTotal } from '@/lib/domain/standing'

/** How much is known: `failed` are the sites whose newest scan failed. */
export type Known = { total: number; graded: number; failed: number }

export const isGraded = ({ grade }: Pick<Asset, 'grade'>) => Boolean(grade)

/**
 * What the dashboard says first: what is down, then what is urgent, then that little is known. Nothing is called calm
 * where nothing is graded or most of the sites could not be scanned.
 */
export function headlineOf({ total, graded, failed }: Known, counts: SeverityCounts, down: number) {
  if (down > 0) return 'down'
  if (counts.critical > 0) return 'urgent'
  if (counts.high > 0) return 'high'
  if (failed > 0 && (graded === 0 || failed * 2 > total)) return 'unscanned'
  if (graded === 0) return 'ungraded'
  if (graded < total) return 'calmSome'
  return openTotal(counts) === 0 ? 'clear' : 'calm'
}
