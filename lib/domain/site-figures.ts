import type { Asset } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import type { SiteFigures } from '@/lib/contract/stats'
import { sumOf } from './standing'

/** How these sites stand. `failed`: how many of them a scan failed of last. */
export function figuresOf(assets: readonly Asset[], failed: number): SiteFigures {
  const having = (is: (asset: Asset) => unknown) => assets.filter(is).length
  const counts = sumOf(assets.map(({ findings }) => findings))
  const worst = counts.critical > 0 ? 'critical' : 'high'
  return {
    total: assets.length,
    reported: having(({ findings }) => findings),
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, having((asset) => asset.grade === grade)] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    graded: having(({ grade }) => grade),
    counts,
    critical: having(({ findings }) => findings?.critical),
    carried: having(({ carried }) => carried?.length),
    ...(having((asset) => lacksLift(asset, worst)) === 0 && {
      lifts: having((asset) => liftOf(asset)?.severity === worst),
    }),
    failed,
    never: having(({ last_scan }) => !last_scan),
    pending: having(({ status }) => status === 'pending'),
    unproved: having(({ status }) => status === 'failed'),
  }
}

/** What a site gets once its worst findings are fixed, where that is a better grade. */
export function liftOf({ findings, grade, worst_fixed: fixed }: Asset): Asset['worst_fixed'] {
  const worst = findings?.critical ? 'critical' : findings?.high ? 'high' : undefined
  return fixed && fixed.severity === worst && fixed.grade !== grade ? fixed : null
}

/** It is not known what fixing its findings of this severity brings: an earlier version looked at it last. */
const lacksLift = ({ findings, worst_fixed: fixed }: Asset, severity: 'critical' | 'high') =>
  Boolean(findings?.[severity]) && fixed?.severity !== severity && !(severity === 'high' && findings?.critical)
