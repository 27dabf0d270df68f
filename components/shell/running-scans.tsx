import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { Popover } from '@/components/ui/popover'
import { Spinner } from '@/components/ui/spinner'
import { useRunningScans, useScanListEnd, useScans, useUnlistedScans } from '@/lib/api/scan'
import { useScanProgress } from '@/lib/api/scan-progress'
import { useScope } from '@/lib/api/overview'
import { useRefreshAfterScan } from '@/lib/api/workspace'
import type { Scan } from '@/lib/contract/scan'
import { isFinished } from '@/lib/domain/scan-status'
import { siteName } from '@/lib/domain/shown-address'
import type { ScanTrayProps } from './scan-tray'

const ScanTray = onDemand<ScanTrayProps>(() => import('./scan-tray').then((part) => part.ScanTray))

/** What is running and waiting, from every screen. Says so when something ends elsewhere. */
export function RunningScans() {
  const t = useTranslations('shell.scans')
  const workspace = useScope()
  const { data: scans } = useScans(workspace)
  useScanEnds(workspace, scans)
  const running = useRunningScans(workspace)
  const [isOpen, setOpen] = useState(false)
  // An open tray stays until it is closed, also when the last scan ends.
  if (!workspace || (running.length === 0 && !isOpen)) return null
  return (
    <Popover
      trigger={
        // On a phone the number alone, whole: the name of the workspace gives way.
        <Button className="max-w-60 min-w-0 shrink-[9] rounded-full! max-sm:shrink-0">
          {running.length > 0 && <Spinner className="text-brand-text max-sm:hidden" />}
          <Summary running={running} workspace={workspace} />
        </Button>
      }
      label={t('title')}
      className="w-96 max-w-[calc(100vw-16px)]"
      onOpenChange={setOpen}
    >
      {(close) => <ScanTray scans={running} workspace={workspace} onClose={close} />}
    </Popover>
  )
}

const isWaiting = ({ status }: Scan) => status.toLowerCase() === 'queued'

function Summary({ running, workspace }: { running: readonly Scan[]; workspace: string }) {
  const t = useTranslations('shell.scans')
  const count = running.length + useUnlistedScans(workspace)
  const active = running.filter((scan) => !isWaiting(scan)).length
  const waiting = count - active
  const [first] = running
  if (!first || count > 1) {
    return (
      <>
        <span className="max-sm:sr-only">
          {waiting > 0 ? t('both', { running: active, waiting }) : t('many', { count })}
        </span>
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
  return (
    <>
      <span className="truncate max-sm:sr-only">
        {t('one', { asset: siteName({ name: scan.asset_name, value: scan.asset_value ?? t('unknown') }) })}
      </span>
      <span className="font-regular text-3 tabular-nums">
        {isWaiting(scan) ? t('waiting') : t('progress', { percent })}
      </span>
    </>
  )
}

/**
 * So many under way are a batch: its ends are told together when the last one is over. The tray says how far they are.
 */
const BATCH = 20

/** When a scan has ended since the last look: what it changed is fetched anew, and it is told. */
function useScanEnds(workspace: string | undefined, scans: readonly Scan[] | undefined) {
  const t = useTranslations('shell.scans')
  const path = usePathname()
  const router = useRouter()
  const refresh = useRefreshAfterScan(workspace)
  const { isCut } = useScanListEnd(workspace)
  const watched = useRef(new Set<string>())
  const untold = useRef(new Set<string>())
  const isBatch = useRef(false)
  useEffect(() => {
    if (!scans) return
    const ended = scans.filter((scan) => isFinished(scan) && watched.current.has(scan.id))
    const listed = new Set(scans.map(({ id }) => id))
    // A list that is cut short lets go of an old scan when it ends.
    const isGone = isCut && [...watched.current].some((id) => !listed.has(id))
    if (ended.length > 0 || isGone) refresh()
    watched.current = new Set(scans.filter((scan) => !isFinished(scan)).map((scan) => scan.id))
    for (const { id } of ended) untold.current.add(id)
    const { size } = watched.current
    isBatch.current = size > BATCH || (isBatch.current && size > 0)
    if (isBatch.current || untold.current.size === 0) return
    const told = scans.filter(({ id }) => untold.current.has(id))
    untold.current.clear()
    void import('./tell-ends').then((part) => part.tellEnds(told, { t, path, onOpen: router.push })).catch(() => null)
  }, [scans, isCut, path, router, t, refresh])
}
