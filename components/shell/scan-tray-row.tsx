import { Square } from 'lucide-react'
import Link from 'next/link'
import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useAbortScan } from '@/lib/api/report'
import { useScanProgress } from '@/lib/api/scan-progress'
import { type Scan, ScanType } from '@/lib/contract/scan'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { hrefOfScan } from '@/lib/domain/scan-href'

export function ScanTrayRow({ scan, workspace, onOpen }: { scan: Scan; workspace: string; onOpen: () => void }) {
  const t = useTranslations('shell.scans')
  const abort = useAbortScan(workspace)
  const row = useFocusKept()
  const asset = siteName({ name: scan.asset_name, value: scan.asset_value ?? t('unknown') })
  const percent = useScanProgress(scan, workspace)
  const isWaiting = scan.status.toLowerCase() === 'queued'
  // Until the list says that it has ended: then the row goes.
  const isStopping = abort.isPending || abort.isSuccess
  return (
    <li ref={row} className="flex items-center gap-2 border-t px-1 py-1">
      <Link
        href={hrefOfScan(scan)}
        prefetch={false}
        onClick={onOpen}
        className="grid min-w-0 grow gap-1 rounded-md px-2 py-1.5 hover:bg-hover"
      >
        <span
          dir="auto"
          title={shownAddress(scan.asset_value ?? asset)}
          className="truncate text-start text-13 font-medium"
        >
          {asset}
        </span>
        <span className="flex justify-between gap-2 text-12 text-3 tabular-nums">
          <span>{t(`type.${ScanType.safeParse(scan.scan_type).data ?? 'other'}`)}</span>
          <span>{isWaiting ? t('waiting') : t('progress', { percent })}</span>
        </span>
        {!isWaiting && <Progress value={percent} label={t('progressOf', { asset })} />}
      </Link>
      <Button
        size="sm"
        pending={isStopping}
        aria-label={isStopping ? t('stopping') : t('stopOf', { asset })}
        onClick={() => abort.mutate(scan.id)}
      >
        {!isStopping && <Square aria-hidden="true" />}
        {t(isStopping ? 'stopping' : 'stop')}
      </Button>
    </li>
  )
}

/** A row that goes away with the focus in it hands it to the heading of the tray. */
function useFocusKept() {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = row.current
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector<HTMLElement>('[data-scan-tray]')?.focus()
    }
  }, [])
  return row
}
