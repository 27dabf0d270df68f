import { scanState } from '@/components/scan-result/scan-words'
import type { Asset } from '@/lib/contract/asset'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/routes'
import { isCompleted, newestScan } from '@/lib/scan-status'

export type AttentionItem = { key: string; kind: 'critical' | 'high' | 'failed' | 'unverified'; asset: Asset; count: number; href: string }

/** What a person should look at, worst first. One line per asset and kind. */
export function attentionOf(assets: readonly Asset[], scans: readonly Scan[]): AttentionItem[] {
  const items = assets.flatMap((asset): AttentionItem[] => {
    const own = scans.filter((scan) => scan.asset_id === asset.id)
    const report = newestScan(own.filter(isCompleted))
    const last = newestScan(own)
    const line = (kind: AttentionItem['kind'], count: number, to: string): AttentionItem => ({ key: `${kind}${asset.id}`, kind, asset, count, href: to })
    const reportHref = report ? href('report', { id: report.id }) : href('history', { assetId: asset.id })
    return [
      ...(asset.findings?.critical ? [line('critical', asset.findings.critical, reportHref)] : []),
      ...(asset.findings?.high ? [line('high', asset.findings.high, reportHref)] : []),
      ...(last && scanState(last) === 'failed' ? [line('failed', 1, href('details', { id: last.id }))] : []),
      ...(asset.status === 'verified' ? [] : [line('unverified', 1, `${href('asset')}?verify=${encodeURIComponent(asset.id)}`)]),
    ]
  })
  const order = ['critical', 'high', 'failed', 'unverified']
  return items.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.count - a.count || a.asset.value.localeCompare(b.asset.value))
}
