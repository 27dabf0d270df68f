import type { Asset } from '@/lib/contract/asset'
import { useSaid } from '@/lib/react/use-said'

/** Why an address cannot be scanned. */
export function AssetProblem({ problem, problem_says }: Pick<Asset, 'problem' | 'problem_says'>) {
  const said = useSaid()
  return (
    <span className="text-12 text-critical-text [overflow-wrap:anywhere]">
      {problem && said(problem, problem_says)}
    </span>
  )
}
