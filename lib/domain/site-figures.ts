import type { Asset } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import type { SiteFigures } from '@/lib/contract/stats'
import { sumOf } from './standing'

/** How these sites stand. `failed`: how many of them a scan failed of last. */
export function figuresOf(assets: readonly Asset[], failed: number): SiteFigures {
  const having = (is: (asset: Asset) => unknown) => assets.filter(is).length
  return {
    total: assets.length,
    reported: having(({ findings }) => findings),
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, having((asset) => asset.grade === grade)] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    graded: having(({ grade }) => grade),
    counts: sumOf(assets.map(({ findings }) => findings)),
    critical: having(({ findings }) => findings?.critical),
    carried: having(({ carried }) => carried?.length),
    failed,
    never: having(({ last_scan }) => !last_scan),
    pending: having(({ status }) => status === 'pending'),
    unproved: having(({ status }) => status === 'failed'),
  }
}
