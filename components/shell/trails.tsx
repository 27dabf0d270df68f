import { useAsset } from '@/lib/api/one-asset'
import { useReport } from '@/lib/api/report'
import { useScan } from '@/lib/api/scan'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href, type RouteName } from '@/lib/domain/routes'
import { siteName } from '@/lib/domain/shown-address'
import { type Crumb, Trail } from './trail'

export type TrailsProps = { name: RouteName; id: string }

/** The way to a screen with an id: of an asset, a scan or a report. */
export function Trails({ name, id }: TrailsProps) {
  if (name === 'scan') return <AssetTrail parent="asset" assetId={id} />
  if (name === 'history') return <AssetTrail parent="history" assetId={id} />
  return name === 'details' ? <ScanTrail id={id} /> : <ReportTrail id={id} />
}

const screen = (name: RouteName & ('asset' | 'history')): Crumb => ({
  label: null,
  screen: name,
  href: href(name),
})

function AssetTrail({ parent, assetId }: { parent: 'asset' | 'history'; assetId: string }) {
  const { data: asset, isLoading } = useAsset(useCurrentWorkspace()?.id, assetId)
  const name = asset ? [{ label: siteName(asset) }] : isLoading ? [{ label: null }] : []
  return <Trail crumbs={[screen(parent), ...name]} />
}

function ScanTrail({ id }: { id: string }) {
  const scan = useScan(useCurrentWorkspace()?.id, id)
  return (
    <Trail
      crumbs={[
        screen('asset'),
        ...assetOf(scan, (asset) => href('scan', { id: asset })),
        { label: null, screen: 'details' },
      ]}
    />
  )
}

function ReportTrail({ id }: { id: string }) {
  const report = useReport(useCurrentWorkspace()?.id, id)
  return (
    <Trail
      crumbs={[
        screen('history'),
        ...assetOf(report, (asset) => href('history', { assetId: asset })),
        { label: null, screen: 'report' },
      ]}
    />
  )
}

type ScanQuery = {
  isLoading: boolean
  data?: { asset_id?: string; asset_value?: string; asset_name?: string; summary?: { asset_value?: string | null } }
}

function assetOf({ data, isLoading }: ScanQuery, to: (asset: string) => string): Crumb[] {
  if (!data) return isLoading ? [{ label: null }] : []
  const value = data.asset_value ?? data.summary?.asset_value
  return value
    ? [{ label: siteName({ name: data.asset_name, value }), href: data.asset_id ? to(data.asset_id) : undefined }]
    : []
}
