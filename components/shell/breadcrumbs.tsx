import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { useAsset } from '@/lib/api/one-asset'
import { useTitle } from '@/lib/react/i18n'
import { useReport } from '@/lib/api/report'
import { useScan } from '@/lib/api/scan'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href, matchRoute, type RouteName } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { useUser } from '@/stores/session'
import { lockOf } from '@/components/nav/nav'

/** `label` null: its name is on its way. */
type Crumb = { label: string | null; href?: string; screen?: RouteName }

/** Where a screen with an id belongs. Other screens are in the menu and have none. */
export function Breadcrumbs() {
  const found = matchRoute(usePathname())
  const user = useUser()
  if (!found || !user || lockOf(found.route, user)) return null
  const { id = '', assetId } = found.params
  if (found.route.name === 'scan') return <AssetTrail parent="asset" assetId={id} />
  if (found.route.name === 'history' && assetId) return <AssetTrail parent="history" assetId={assetId} />
  if (found.route.name === 'details') return <ScanTrail id={id} />
  if (found.route.name === 'report') return <ReportTrail id={id} />
  return null
}

const screen = (name: RouteName & ('asset' | 'history')): Crumb => ({
  label: null,
  screen: name,
  href: href(name),
})

function AssetTrail({ parent, assetId }: { parent: 'asset' | 'history'; assetId: string }) {
  const { data: asset, isLoading } = useAsset(useCurrentWorkspace()?.id, assetId)
  const name = asset ? [{ label: shownAddress(asset.value) }] : isLoading ? [{ label: null }] : []
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
  data?: { asset_id?: string; asset_value?: string; summary?: { asset_value?: string | null } }
}

function assetOf({ data, isLoading }: ScanQuery, to: (asset: string) => string): Crumb[] {
  if (!data) return isLoading ? [{ label: null }] : []
  const label = data.asset_value ?? data.summary?.asset_value
  return label ? [{ label: shownAddress(label), href: data.asset_id ? to(data.asset_id) : undefined }] : []
}

/** One line, whatever is in it: the name of the asset gives way, the screens around it do not. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')} className="-mb-2 h-6 sm:-mb-4 print:hidden">
      <ol className="flex items-center gap-1 text-13 text-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden="true" className="flex-none">
                <svg className="i i-14 i-flip" viewBox="0 0 24 24">
                  <path d="m10 7 5 5-5 5" />
                </svg>
              </li>
            )}
            <li className={index === 1 ? 'min-w-0' : 'flex-none'}>
              <Step crumb={crumb} isLast={index === crumbs.length - 1} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

function Step({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const titleOf = useTitle()
  const { href: to, screen } = crumb
  const label = screen ? titleOf(screen) : crumb.label
  if (label === null) return <Skeleton className="h-3 w-32 max-w-full" />
  const className = 'block truncate py-0.5'
  if (!to || isLast) {
    return (
      <span dir="auto" aria-current={isLast ? 'page' : undefined} title={label} className={className}>
        {label}
      </span>
    )
  }
  return (
    <Link href={to} prefetch={false} title={label} dir="auto" className={`${className} rounded hover:text-1`}>
      {label}
    </Link>
  )
}
