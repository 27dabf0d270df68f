import { href } from './routes'

/** Where a scan is watched: a light one under its asset, a full one under its own id. */
export const hrefOfScan = (scan: { id: string; asset_id?: string | null; scan_type?: string | null }) =>
  scan.scan_type !== 'full_scan' && scan.asset_id
    ? href('scan', { id: scan.asset_id })
    : href('details', { id: scan.id })
