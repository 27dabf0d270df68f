import type { Report } from '@/lib/contract/report'

/** The address of the practice site that comes with the product, which has something to press; null for any other. */
export function demoSite({ asset_value, summary }: Pick<Report, 'asset_value' | 'summary'>) {
  const url = URL.parse(asset_value ?? summary.asset_value ?? '')
  return url?.protocol === 'http:' && url.hostname === '127.0.0.1' && !url.username ? url.href : null
}
