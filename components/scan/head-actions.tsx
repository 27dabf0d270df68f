import { ExternalLink, FileText, Lock } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { demoSite } from '@/components/scan-result/demo-site'
import { scanState } from '@/components/scan-result/scan-words'
import { planName } from '@/components/plan/plan-names'
import { ButtonLink } from '@/components/ui/button'
import type { Asset } from '@/lib/contract/asset'
import type { Report } from '@/lib/contract/report'
import { admits, plansOf } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { isFinished } from '@/lib/domain/scan-status'
import { useUser } from '@/stores/session'
import { FullScanButton, RunAgainButton, StopButton } from './scan-actions'

type HeadActionsProps = {
  report: Report
  workspace: string
  asset: Asset | undefined
  onRunAgain?: () => void
  isStarting: boolean
}

export function HeadActions({ report, workspace, asset, onRunAgain, isStarting }: HeadActionsProps) {
  const t = useTranslations('scan.actions')
  const isRunning = !isFinished(report)
  const isCompleted = scanState(report) === 'completed'
  const site = demoSite(report)
  // A full scan is agreed to each time, so it has one way in.
  const isFull = report.scan_type === 'full_scan'
  return (
    <div className="flex flex-wrap gap-2 max-lg:col-span-full max-sm:*:grow lg:max-w-96 lg:justify-end">
      {isRunning && <StopButton key={report.id} scan={report} workspace={workspace} />}
      {isCompleted && <OpenReport id={report.id} />}
      {isCompleted && onRunAgain && !isFull && <RunAgainButton onRun={onRunAgain} isPending={isStarting} />}
      {asset && (isCompleted || !isFull) && <FullScanButton asset={asset} isRunning={isRunning} />}
      {site && !isRunning && (
        <ButtonLink variant="ghost" href={site} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('openSite')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The scan may be read by everybody, the full report only with a plan. */
function OpenReport({ id }: { id: string }) {
  const t = useTranslations('scan')
  const format = useFormatter()
  const user = useUser()
  const isLocked = user !== null && !admits('core', user)
  const plans = format.list(plansOf('core').map(planName))
  return (
    <ButtonLink
      variant={isLocked ? 'secondary' : 'primary'}
      href={href('report', { id })}
      title={isLocked ? t('locked', { plans }) : undefined}
    >
      {isLocked ? <Lock aria-hidden="true" /> : <FileText aria-hidden="true" />}
      {t('actions.openReport')}
      {isLocked && <span className="font-regular text-2">{t('lockedIn', { plans })}</span>}
    </ButtonLink>
  )
}
