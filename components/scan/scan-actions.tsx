import { BadgeCheck, RotateCw, ScanSearch, Square } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Tooltip } from '@/components/ui/tooltip'
import { useAbortScan } from '@/lib/api/report'
import type { Asset } from '@/lib/contract/asset'
import type { Scan } from '@/lib/contract/scan'
import { isFinished } from '@/lib/domain/scan-status'
import { fullScanBlock } from './full-scan'
import { href, initFull } from '@/lib/domain/routes'

/** Cannot fire twice: it says "Stopping…" until the server says that the scan has ended. */
export function StopButton({ scan, workspace }: { scan: Scan; workspace: string }) {
  const t = useTranslations('scan.actions')
  const abort = useAbortScan(workspace)
  const isStopping = abort.isPending || (abort.isSuccess && !isFinished(scan))
  return (
    <Button pending={isStopping} onClick={() => abort.mutate(scan.id)}>
      {!isStopping && <Square aria-hidden="true" />}
      {t(isStopping ? 'stopping' : 'stop')}
    </Button>
  )
}

type RunAgainProps = { onRun: () => void; isPending: boolean; isRetry?: boolean; isMain?: boolean }

export function RunAgainButton({ onRun, isPending, isRetry = false, isMain = isRetry }: RunAgainProps) {
  const t = useTranslations('scan.actions')
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} pending={isPending} onClick={onRun}>
      {!isPending && <RotateCw aria-hidden="true" />}
      {t(isRetry ? 'retry' : 'runAgain')}
    </Button>
  )
}

/** Says why when a full scan cannot be started. */
export function FullScanButton({ asset, isRunning }: { asset: Asset; isRunning: boolean }) {
  const t = useTranslations('scan')
  const block = isRunning ? 'running' : fullScanBlock(asset)
  if (block === 'unverified')
    return (
      <ButtonLink href={`${href('asset')}?verify=${encodeURIComponent(asset.id)}`}>
        <BadgeCheck aria-hidden="true" />
        {t('actions.verifyForFull')}
      </ButtonLink>
    )
  if (block) {
    const reason = t(`fullBlocked.${block}`)
    return (
      <Tooltip label={reason}>
        <Button aria-disabled="true">
          {t('actions.runFull')}
          <span className="sr-only">. {reason}</span>
        </Button>
      </Tooltip>
    )
  }
  return (
    <ButtonLink href={initFull(asset.id)}>
      <ScanSearch aria-hidden="true" />
      {t('actions.runFull')}
    </ButtonLink>
  )
}
