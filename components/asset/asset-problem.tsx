import { useSaid } from '@/lib/react/use-said'

/** Why an address cannot be scanned. */
export function AssetProblem({ text }: { text: string }) {
  const said = useSaid()
  return <span className="text-12 text-critical-text [overflow-wrap:anywhere]">{said(text)}</span>
}
