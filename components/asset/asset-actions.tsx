import { BadgeCheck, FileDown, FileText, History, Pencil, Plug, ScanSearch, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { RowMenu } from '@/components/ui/row-menu'
import { useDownloadReport } from '@/lib/api/report-file'
import { useStartLightScan } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import { saveFile } from '@/lib/browser/save-file'
import { admits } from '@/lib/domain/plans'
import { reportViewNow } from '@/stores/report-view'
import { useUser } from '@/stores/session'
import { href, initFull } from '@/lib/domain/routes'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import { siteName } from '@/lib/domain/shown-address'
import { moreId } from './focus-after'
import { useAssetDrawer } from './use-asset-drawer'
import { useFullScanBlock } from './use-full-scan-block'

type Props = { workspace: string; asset: Asset }

export function AssetActions({ workspace, asset }: Props) {
  const t = useTranslations('asset.action')
  const { show } = useAssetDrawer()
  return (
    <span className="inline-flex items-center gap-1">
      <ScanButton workspace={workspace} asset={asset} />
      {asset.status !== 'verified' && (
        // Between phone and desktop there is no room for it; it is in the menu too.
        <Button
          size="sm"
          className="sm:max-lg:hidden"
          aria-label={t('verifyOf', { asset: siteName(asset) })}
          onClick={() => show({ kind: 'verify', asset: asset.id })}
        >
          {t('verify')}
        </Button>
      )}
      <AssetMenu workspace={workspace} asset={asset} />
    </span>
  )
}

function AssetMenu({ workspace, asset }: Props) {
  const t = useTranslations('asset.action')
  const { show } = useAssetDrawer()
  const block = useFullScanBlock(asset)
  const latest = latestReport(asset)
  const pdf = usePdfItem(workspace, latest)
  const report = latest === undefined ? undefined : href('report', { id: latest })
  return (
    <RowMenu
      id={moreId(asset.id)}
      label={t('more', { asset: siteName(asset) })}
      items={[
        {
          label: t('fullScan'),
          icon: <ScanSearch />,
          // What the person agrees to stands there.
          href: block ? undefined : initFull(asset.id),
          disabled: block !== null,
          hint: block ? t(`fullBlocked.${block}`) : undefined,
        },
        {
          label: t(asset.status === 'verified' ? 'verifyAgain' : 'verify'),
          icon: <BadgeCheck />,
          onSelect: () => show({ kind: 'verify', asset: asset.id }),
        },
        { label: t('history'), icon: <History />, href: href('history', { assetId: asset.id }) },
        {
          label: t('report'),
          icon: <FileText />,
          href: report,
          disabled: report === undefined,
          hint: report ? undefined : t('noReport'),
        },
        pdf,
        ...(asset.wpsite
          ? [{ label: t('wordpress'), icon: <Plug />, href: `${href('wordpress')}?site=${asset.wpsite.id}` }]
          : []),
        { label: t('edit'), icon: <Pencil />, onSelect: () => show({ kind: 'edit', asset: asset.id }) },
        'separator',
        {
          label: t('delete'),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => show({ kind: 'delete', asset: asset.id }),
        },
      ]}
    />
  )
}

/** Its newest report; of an API that does not tell, the last scan where that was completed. */
function latestReport({ latest_report, last_scan }: Asset) {
  return latest_report ?? (last_scan && isCompleted(last_scan) ? last_scan.id : undefined)
}

/** The newest report as a file, where the plan has reports. */
function usePdfItem(workspace: string, report: string | undefined) {
  const t = useTranslations('asset.action')
  const user = useUser()
  const { mutate } = useDownloadReport(workspace)
  const isOpen = user === null || admits('core', user)
  return {
    label: t('pdf'),
    icon: <FileDown />,
    disabled: report === undefined || !isOpen,
    hint: report === undefined ? t('noReport') : isOpen ? undefined : t('fullBlocked.plan'),
    onSelect: () =>
      report !== undefined &&
      mutate(
        { report, view: reportViewNow() === 'owner' ? 'owner' : 'full' },
        { onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `report-${report}.pdf`) },
      ),
  }
}

/** Starts a light scan and goes where it can be watched; while one runs, only goes there. */
function ScanButton({ workspace, asset }: Props) {
  const t = useTranslations('asset.action')
  const router = useRouter()
  const start = useStartLightScan(workspace)
  const to = href('scan', { id: asset.id })
  if (asset.last_scan && !isFinished(asset.last_scan)) {
    return (
      <ButtonLink href={to} prefetch={false} size="sm" aria-label={t('watchOf', { asset: siteName(asset) })}>
        {t('watch')}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="sm"
      pending={start.isPending}
      aria-label={t('lightScanOf', { asset: siteName(asset) })}
      onClick={() => start.mutate(asset.id, { onSuccess: () => router.push(to) })}
    >
      {t('lightScan')}
    </Button>
  )
}
