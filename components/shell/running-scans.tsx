import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { onDemand } from '@/components/ui/on-demand'
import { Popover } from '@/components/ui/popover'
import { Spinner } from '@/components/ui/spinner'
import { useRunningScans, useScans, useUnlistedScans } from '@/lib/api/scan'
import { useScanListEnd } from '@/lib/api/scan-pages'
import { useScanProgress } from '@/lib/api/scan-progress'
import { useCurrentWorkspace, useRefreshAfterScan } from '@/lib/api/workspace'
import type { Scan } from '@/lib/contract/scan'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import { shownAddress } from '@/lib/domain/shown-address'
import { tellOutside } from '@/stores/end-notices'
import { hrefOfScan } from './scan-href'
import type { ScanTrayProps } from './scan-tray'

const ScanTray = onDemand<ScanTrayProps>(() => import('./scan-tray').then((part) => part.ScanTray))

/** What is running and waiting, from every screen. Says so when something ends elsewhere. */
export function RunningScans() {
  const t = useTranslations('shell.scans')
  const workspace = useCurrentWorkspace()
  const { data: scans } = useScans(workspace?.id)
  useScanEnds(workspace?.id, scans)
  const running = useRunningScans(workspace?.id)
  const [isOpen, setOpen] = useState(false)
  // An open tray stays until it is closed, also when the last scan ends.
  if (!workspace || (running.length === 0 && !isOpen)) return null
  return (
    <Popover
      trigger={
        <Button className="max-w-60 min-w-0 shrink">
          {running.length > 0 && <Spinner className="text-brand-text" />}
          <Summary running={running} workspace={workspace.id} />
        </Button>
      }
      label={t('title')}
      className="w-96 max-w-[calc(100vw-16px)]"
      onOpenChange={setOpen}
    >
      {(close) => <ScanTray scans={running} workspace={workspace.id} onClose={close} />}
    </Popover>
  )
}

function Summary({ running, workspace }: { running: readonly Scan[]; workspace: string }) {
  const t = useTranslations('shell.scans')
  const count = running.length + useUnlistedScans(workspace)
  const [first] = running
  if (!first || count > 1) {
    return (
      <>
        <span className="max-sm:sr-only">{t('many', { count })}</span>
        <span aria-hidden="true" className="sm:hidden">
          {count}
        </span>
      </>
    )
  }
  return <One scan={first} workspace={workspace} />
}

function One({ scan, workspace }: { scan: Scan; workspace: string }) {
  const t = useTranslations('shell.scans')
  const percent = useScanProgress(scan, workspace)
  const isWaiting = scan.status.toLowerCase() === 'queued'
  return (
    <>
      <span className="truncate max-sm:sr-only">{t('one', { asset: shownAddress(scan.asset_value ?? t('unknown')) })}</span>
      <span className="font-regular text-3 tabular-nums">{isWaiting ? t('waiting') : t('progress', { percent })}</span>
    </>
  )
}

const MANY = 20

/** When a scan has ended since the last look: what it changed is fetched anew, and it is told, in a toast unless its screen is open. */
function useScanEnds(workspace: string | undefined, scans: readonly Scan[] | undefined) {
  const t = useTranslations('shell.scans')
  const pathname = usePathname()
  const router = useRouter()
  const refresh = useRefreshAfterScan(workspace)
  const { isCut } = useScanListEnd(workspace)
  const watched = useRef(new Set<string>())
  // The toaster, the browser and the cache are the outside systems.
  useEffect(() => {
    if (!scans) return
    const ended = scans.filter((scan) => isFinished(scan) && watched.current.has(scan.id))
    const listed = new Set(scans.map(({ id }) => id))
    // A list that is cut short lets go of an old scan when it ends.
    const isGone = isCut && [...watched.current].some((id) => !listed.has(id))
    if (ended.length > 0 || isGone) refresh()
    // While many are under way the tray says how far they are: a word for each would bury the screen.
    const isOneOfMany = scans.filter((scan) => !isFinished(scan)).length > MANY
    for (const scan of isOneOfMany ? [] : ended) {
      const text = t(isCompleted(scan) ? 'finished' : 'failed', { asset: shownAddress(scan.asset_value ?? t('unknown')) })
      tellOutside(text, { tag: scan.id, onOpen: () => router.push(hrefOfScan(scan)) })
      if (pathname === hrefOfScan(scan)) continue
      if (isCompleted(scan)) notify.success(text)
      else notify.info(text)
    }
    watched.current = new Set(scans.filter((scan) => !isFinished(scan)).map((scan) => scan.id))
  }, [scans, isCut, pathname, router, t, refresh])
}
