import type { Scan } from '@/lib/contract/scan'
import { isCompleted } from '@/lib/domain/scan-status'
import { useScans } from './scan'
import { useSites } from './sites'
import { useWorkspaces } from './workspace'

const ended = (scan: Scan) => Date.parse(scan.completed_at ?? scan.created_at ?? '') || 0

/** Some site has a better score than at an earlier scan. */
function hasImproved(scans: readonly Scan[]) {
  const lowest = new Map<string, number>()
  for (const { asset_id = '', score } of scans.filter(isCompleted).toSorted((a, b) => ended(a) - ended(b))) {
    if (typeof score !== 'number') continue
    const before = lowest.get(asset_id)
    if (before !== undefined && score > before) return true
    lowest.set(asset_id, Math.min(score, before ?? score))
  }
  return false
}

/**
 * How far a newcomer is, told from what is really there: null while it is not known. `reads` are what it is told from.
 */
export function useFirstSteps(workspace: string | undefined) {
  const reads = [useWorkspaces(), useSites(workspace), useScans(workspace)] as const
  const [workspaces, assets, scans] = [reads[0].data, reads[1].data, reads[2].data]
  if (!workspaces || !assets || !scans) return { reads, known: null }
  const isDone = {
    workspace: workspaces.length > 0,
    asset: assets.length > 0,
    verify: assets.some(({ status }) => status === 'verified'),
    scan: scans.some(isCompleted),
    fix: hasImproved(scans),
  }
  return { reads, known: { firstAsset: assets[0], isDone } }
}
