import { useTranslations } from 'use-intl'
import { useReadChecks, useReadFound, useReadResult } from '@/components/scan-result/read-result'
import { ScanFailure } from '@/components/scan-result/scan-failure'
import { scanState } from '@/components/scan-result/scan-words'
import { ScoreLedger } from '@/components/scan-result/score-ledger'
import { StillOpen } from '@/components/scan-result/still-open'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { useIsPast } from '@/lib/api/report'
import { useScanReport } from '@/lib/api/scan-report'
import type { Asset } from '@/lib/contract/asset'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import type { ScanResult } from '@/lib/contract/scan-result'
import { ApiError } from '@/lib/browser/errors'
import { href } from '@/lib/domain/routes'
import { isFinished } from '@/lib/domain/scan-status'
import { CheckCards } from './check-cards'
import type { Awaits } from './check-panel'
import { RunAgainButton } from './scan-actions'
import { ScanHead } from './scan-head'
import { ScanLog } from './scan-log'
import { ScanPhases } from './scan-phases'
import { ScoreSoFar } from './score-so-far'

type ScanViewProps = {
  /** As the list knows it; the poll knows better. */
  scan: Scan
  workspace: string
  asset: Asset | undefined
  onRunAgain?: () => void
  isStarting?: boolean
  /** With its phases and its log. */
  isDetailed?: boolean
}

const isConnectionTrouble = (error: unknown) =>
  !(error instanceof ApiError) || error.status === undefined || error.status >= 500

/** A scan from its start to its result. Everything comes from the server, so it can be left and come back to. */
export function ScanView({
  scan,
  workspace,
  asset,
  onRunAgain,
  isStarting = false,
  isDetailed = false,
}: ScanViewProps) {
  const { poll, report, result, checks, found, isOver, hasLostConnection } = usePolledScan(scan)
  const isPast = useIsPast(report, workspace)
  const state = scanState(report)
  const awaits = result ? undefined : !isOver ? 'end' : poll.isPending ? 'report' : undefined

  return (
    <>
      <StillOpen report={report} isPast={isPast} />
      <ScanHead
        report={report}
        result={result}
        checks={checks}
        workspace={workspace}
        asset={asset}
        hasLostConnection={hasLostConnection}
        onRunAgain={onRunAgain}
        isStarting={isStarting}
      />
      {isOver && <StaleReads of={[poll]} />}
      {poll.isError && !hasLostConnection && !(isOver && poll.data) && (
        <ErrorPanel what="scan_unread" error={poll.error} onRetry={poll.refetch} isRetrying={poll.isFetching} />
      )}
      {(state === 'failed' || state === 'stopped') && (
        <ScanFailure
          isTitled={false}
          scan={report}
          actions={<WaysOn report={report} asset={asset} onRunAgain={onRunAgain} isStarting={isStarting} />}
        />
      )}
      <Course {...{ report, result, checks, found, awaits, isOver, isDetailed }} />
    </>
  )
}

/** The scan as the last poll has it, and until then as the list has it. */
function usePolledScan(scan: Scan) {
  const poll = useScanReport(scan.id)
  const report: Report = poll.data ?? { ...scan, summary: {} }
  const read = useReadResult(report)
  const result = read.kind === 'structured' ? read.result : undefined
  const own = useReadChecks(report.checks)
  const checks = own.length > 0 ? own : (result?.checks ?? [])
  const found = useReadFound(report.found)
  const isOver = isFinished(report)
  // While it runs, the next poll mends a lost connection by itself.
  const hasLostConnection = !isOver && poll.isError && isConnectionTrouble(poll.error)
  return { poll, report, result, checks, found, isOver, hasLostConnection }
}

function Ledger({ result }: { result: ScanResult }) {
  const t = useTranslations('scan')
  return (
    <Card>
      <CardHeader title={t('ledger')} description={t('ledgerNote')} />
      <ScoreLedger {...result} />
    </Card>
  )
}

type CourseProps = Pick<ReturnType<typeof usePolledScan>, 'report' | 'result' | 'checks' | 'found' | 'isOver'> & {
  awaits: Awaits | undefined
  isDetailed: boolean
}

/** What was checked, how the score adds up, and the steps: while it runs, beside the checks. */
function Course({ report, result, checks, found, awaits, isOver, isDetailed }: CourseProps) {
  const phases = isDetailed && <ScanPhases scan={report} checks={checks} />
  const log = isDetailed && <ScanLog scan={report} checks={checks} />
  return (
    <>
      {checks.length > 0 ? (
        <CheckCards checks={checks} result={result} found={found} awaits={awaits}>
          {!isOver && phases}
        </CheckCards>
      ) : (
        !isOver && phases
      )}
      {!isOver && log}
      {result ? <Ledger result={result} /> : !isOver && <ScoreSoFar report={report} checks={checks} found={found} />}
      {isOver && isDetailed && (
        <div className="grid gap-4 lg:grid-cols-2">
          {phases}
          {log}
        </div>
      )}
    </>
  )
}

type WaysOnProps = Pick<ScanViewProps, 'asset' | 'onRunAgain' | 'isStarting'> & { report: Report }

function WaysOn({ report, asset, onRunAgain, isStarting = false }: WaysOnProps) {
  const t = useTranslations('scan')
  // Until the proof is back, another scan ends the same way.
  const isVerifyFirst = report.failure_reason === 'unverified' && asset !== undefined
  return (
    <>
      {isVerifyFirst && (
        <ButtonLink variant="primary" href={`${href('asset')}?verify=${encodeURIComponent(asset.id)}`}>
          {t('verify')}
        </ButtonLink>
      )}
      {onRunAgain && <RunAgainButton onRun={onRunAgain} isPending={isStarting} isRetry isMain={!isVerifyFirst} />}
    </>
  )
}
