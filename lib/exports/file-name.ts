import type { ScanResult } from '@/lib/contract/scan-result'

/** `shop.example.com 2026-11-20 findings.csv` without spaces: the host and the day of the scan. */
export function exportName({ target, ended_at }: Pick<ScanResult, 'target' | 'ended_at'>, ending: string) {
  const host = target.host.replace(/[^\p{L}\p{N}.-]+/gu, '_').slice(0, 100)
  const day = /^\d{4}-\d\d-\d\d/.exec(ended_at)?.[0]
  return `${[host || 'report', day, 'findings'].filter(Boolean).join('-')}.${ending}`
}
