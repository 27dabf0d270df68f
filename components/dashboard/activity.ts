import { scanState } from '@/components/scan-result/scan-words'
import type { Asset } from '@/lib/contract/asset'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'

export type Event = {
  key: string
  kind: 'added' | 'verified' | 'started' | 'completed' | 'failed' | 'stopped'
  at: string
  name: string
  href: string
  scan?: Scan
}

const ofScan = (scan: Scan): Event[] => {
  const state = scanState(scan)
  const isOver = state === 'completed' || state === 'failed' || state === 'stopped'
  const at = isOver ? (scan.completed_at ?? scan.updated_at ?? scan.created_at) : scan.created_at
  if (!at) return []
  const to = state === 'completed' ? href('report', { id: scan.id }) : href('details', { id: scan.id })
  return [{ key: `scan ${scan.id}`, kind: isOver ? state : 'started', at, name: shownAddress(scan.asset_value ?? ''), href: to, scan }]
}

const ofAsset = ({ id, value, created_at, verification }: Asset): Event[] => {
  const name = shownAddress(value)
  const to = href('scan', { id })
  return [
    ...(created_at ? [{ key: `added ${id}`, kind: 'added' as const, at: created_at, name, href: to }] : []),
    ...(verification?.verified_at ? [{ key: `verified ${id}`, kind: 'verified' as const, at: verification.verified_at, name, href: to }] : []),
  ]
}

/** What happened in the workspace, newest first. */
export const eventsOf = (assets: readonly Asset[], scans: readonly Scan[]): Event[] =>
  [...scans.flatMap(ofScan), ...assets.flatMap(ofAsset)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
