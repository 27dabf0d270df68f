import { useTranslations } from 'use-intl'
import { readResult } from '@/components/scan-result/read-result'
import { ScanFailure } from '@/components/scan-result/scan-failure'
import { scanState } from '@/components/scan-result/scan-words'
import { ScoreLedger } from '@/components/scan-result/score-ledger'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useScanReport } from '@/lib/api/report'
import type { Asset } from '@/lib/contract/asset'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import { ApiError, ERROR_TEXT } from '@/lib/errors'
import { isFinished } from '@/lib/scan-status'
import { CheckCards } from './check-cards'
import { RunAgainButton } from './scan-actions'
import { ScanHead } from './scan-head'
import { ScanLog } from './scan-log'

type ScanViewProps = {
  /** As the list knows it; the poll knows better. */
  scan: Scan
  workspace: string
  asset: Asset | undefined
  onRunAgain?: () => void
  isStarting?: boolean
}

const isConnectionTrouble = (error: unknown) => !(error instanceof ApiError) || error.status === undefined || error.status >= 500

/** A scan from its start to its result. Everything comes from the server, so it can be left and come back to. */
export function ScanView({ scan, workspace, asset, onRunAgain, isStarting = false }: ScanViewProps) {
  const t = useTranslations('scan')
  const poll = useScanReport(scan.id)
  const report: Report = poll.data ?? { ...scan, summary: {} }
  const read = readResult(report)
  const result = read.kind === 'structured' ? read.result : undefined
  const checks = report.checks?.length ? report.checks : (result?.checks ?? [])
  const state = scanState(report)

  return (
    <>
      <ScanHead
        report={report}
        result={result}
        checks={checks}
        workspace={workspace}
        asset={asset}
        hasLostConnection={poll.isError && isConnectionTrouble(poll.error)}
        onRunAgain={onRunAgain}
        isStarting={isStarting}
      />
      {poll.isError && !isConnectionTrouble(poll.error) && (
        <ErrorPanel title={ERROR_TEXT.fetchScanDetails} error={poll.error} onRetry={poll.refetch} isRetrying={poll.isFetching} />
      )}
      {(state === 'failed' || state === 'stopped') && (
        <ScanFailure isTitled={false} scan={report} actions={onRunAgain && <RunAgainButton onRun={onRunAgain} isPending={isStarting} isRetry />} />
      )}
      {checks.length > 0 && <CheckCards checks={checks} result={result} isRunning={!isFinished(report)} />}
      {report.log && report.log.length > 0 && <ScanLog log={report.log} />}
      {(result || !isFinished(report)) && (
        <Card>
          <CardHeader title={t('ledger')} description={t(result ? 'ledgerNote' : 'ledgerLater')} />
          {result && <ScoreLedger {...result} />}
        </Card>
      )}
    </>
  )
}
