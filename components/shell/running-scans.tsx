import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { useRunningScans, useScans } from '@/lib/api/scan'
import { useCurrentWorkspace, useRefreshAfterScan } from '@/lib/api/workspace'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/routes'
import { isCompleted, isFinished } from '@/lib/scan-status'

/** A light scan is watched under its asset, a full one under its own id. */
const hrefOfScan = (scan: Scan) => (scan.scan_type !== 'full_scan' && scan.asset_id ? href('scan', { id: scan.asset_id }) : href('details', { id: scan.id }))

/** The way back to what is running, from every screen. Says so when something ends elsewhere. */
export function RunningScans() {
  const t = useTranslations('shell.scans')
  const workspace = useCurrentWorkspace()
  const { data: scans } = useScans(workspace?.id)
  useScanEnds(workspace?.id, scans)
  const running = useRunningScans(workspace?.id)
  const [first] = running
  if (!first) return null
  const asset = (scan: Scan) => scan.asset_value ?? t('unknown')
  const progress = (scan: Scan) => (scan.status.toLowerCase() === 'queued' ? t('waiting') : t('progress', { percent: Math.round(scan.progress) }))

  if (running.length === 1) {
    return (
      <Link href={hrefOfScan(first)} prefetch={false} className={`${buttonClass()} max-w-60 min-w-0 shrink`}>
        <Spinner className="text-brand-text" />
        <span className="truncate max-sm:sr-only">{t('one', { asset: asset(first) })}</span>
        <span className="font-regular text-3 tabular-nums">{progress(first)}</span>
      </Link>
    )
  }
  return (
    <Menu
      trigger={
        <Button>
          <Spinner className="text-brand-text" />
          <span className="max-sm:sr-only">{t('many', { count: running.length })}</span>
          <span aria-hidden="true" className="sm:hidden">
            {running.length}
          </span>
        </Button>
      }
      items={running.map((scan) => ({ label: asset(scan), hint: progress(scan), href: hrefOfScan(scan) }))}
    />
  )
}

/** When a scan has ended since the last look: what it changed is fetched anew, and a toast says so unless its screen is open. */
function useScanEnds(workspace: string | undefined, scans: readonly Scan[] | undefined) {
  const t = useTranslations('shell.scans')
  const pathname = usePathname()
  const refresh = useRefreshAfterScan(workspace)
  const watched = useRef(new Set<string>())
  // The toaster and the cache are the outside systems.
  useEffect(() => {
    if (!scans) return
    const ended = scans.filter((scan) => isFinished(scan) && watched.current.has(scan.id))
    if (ended.length > 0) refresh()
    for (const scan of ended) {
      if (pathname === hrefOfScan(scan)) continue
      const asset = scan.asset_value ?? t('unknown')
      if (isCompleted(scan)) notify.success(t('finished', { asset }))
      else notify.info(t('failed', { asset }))
    }
    watched.current = new Set(scans.filter((scan) => !isFinished(scan)).map((scan) => scan.id))
  }, [scans, pathname, t, refresh])
}
