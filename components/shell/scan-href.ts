import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/domain/routes'

/** A light scan is watched under its asset, a full one under its own id. */
export const hrefOfScan = (scan: Scan) =>
  scan.scan_type !== 'full_scan' && scan.asset_id ? href('scan', { id: scan.asset_id }) : href('details', { id: scan.id })
