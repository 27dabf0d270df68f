import { ScanSearch, Square } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { type ScanState, scanState } from '@/components/scan-result/scan-words'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { Select } from '@/components/ui/select'
import { StaleReads } from '@/components/ui/stale-reads'
import { type Scan, SCAN_STATES } from '@/lib/contract/scan'
import { ALL } from '@/lib/domain/all'
import { href } from '@/lib/domain/routes'
import { isFinished } from '@/lib/domain/scan-status'
import { ScanTable } from './scan-table'
import { useScanHistory } from './use-scan-history'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAbortScans } from '@/lib/api/report'

const FILTERS = SCAN_STATES satisfies readonly (ScanState | 'any' | 'active')[]
type Filter = (typeof FILTERS)[number]

const passes = (scan: Scan, filter: Filter) =>
  filter === 'any' || (filter === 'active' ? !isFinished(scan) : scanState(scan) === filter)

export function WorkspaceHistory({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('report.history')
  const [status, setStatus] = useAddressFilter('status', FILTERS)
  const history = useScanHistory(workspace, status)
  const { live: scans, older, remote } = history
  const failed = scans.isError && !scans.data ? scans : remote && older.isError && !older.scans ? older : null
  return (
    <>
      <PageHeader title={t('title')} description={t(workspace === ALL ? 'textAll' : 'text')} actions={<NewScan />} />
      <StaleReads of={[scans, older]} />
      {failed ? (
        <ErrorPanel what="scans_unread" error={failed.error} onRetry={failed.refetch} isRetrying={failed.isFetching} />
      ) : scans.data?.length === 0 ? (
        <Card>
          <EmptyState title={t('empty')} description={t('emptyText')} action={<NewScan />} />
        </Card>
      ) : (
        <Scans workspace={workspace ?? ''} history={history} status={status} onStatus={setStatus} />
      )}
    </>
  )
}

function NewScan() {
  const t = useTranslations('report.history')
  return (
    <ButtonLink variant="primary" aria-keyshortcuts="c" href={href('init')}>
      <ScanSearch aria-hidden="true" />
      {t('start')}
    </ButtonLink>
  )
}

type ScansProps = {
  workspace: string
  history: ReturnType<typeof useScanHistory>
  status: Filter
  onStatus: (filter: Filter) => void
}

function Scans({ workspace, history, status, onStatus }: ScansProps) {
  const { live: scans, older, remote, total } = history
  const rows = remote ? history.rows : history.rows?.filter((scan) => passes(scan, status))
  return (
    <Card>
      <ScanTable
        scans={rows}
        workspace={workspace}
        stateKey={workspace === ALL ? 'all-history' : 'history'}
        bulkActions={(chosen, clear) => <StopScans scans={chosen} workspace={workspace} onStopped={clear} />}
        toolbar={<StatusFilter value={status} onChange={onStatus} />}
        filtered={
          status !== 'any' && scans.data
            ? { total: total ?? scans.data.length, onClear: () => onStatus('any') }
            : undefined
        }
        remote={remote}
        loading={!history.isComplete}
      />
      {!history.isComplete && (
        <LoadsOn loaded={history.rows?.length ?? 0} total={remote?.found ?? total ?? 0} older={older} />
      )}
    </Card>
  )
}

function StatusFilter({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations()
  return (
    <Select
      label={t('report.history.filter')}
      value={value}
      onValueChange={onChange}
      options={FILTERS.map((state) => ({
        value: state,
        label: state === 'any' || state === 'active' ? t(`report.history.${state}`) : t(`scan.status.${state}`),
      }))}
    />
  )
}

type LoadsOnProps = { loaded: number; total: number; older: ReturnType<typeof useScanHistory>['older'] }

/** No list ends without saying so. */
function LoadsOn({ loaded, total, older }: LoadsOnProps) {
  const t = useTranslations('report.history')
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 border-t px-4 py-3 text-13 text-2 sm:px-5">
      {t(older.isError ? 'loadingFailed' : 'loadingOn', { loaded, total })}
      {older.isError && (
        <Button size="sm" pending={older.isFetching} onClick={() => older.fetchNextPage()}>
          {t('loadRest')}
        </Button>
      )}
    </p>
  )
}

/** For those of the ticked scans that are not over. Asks once more: what they have found so far is lost. */
function StopScans({
  scans,
  workspace,
  onStopped,
}: {
  scans: readonly Scan[]
  workspace: string
  onStopped: () => void
}) {
  const t = useTranslations()
  const abort = useAbortScans(workspace)
  const [isAsking, setAsking] = useState(false)
  const ids = scans.filter((scan) => !isFinished(scan)).map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Square aria-hidden="true" />
        {t('scan.actions.stopMany', { count: ids.length })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('scan.actions.stopMany', { count: ids.length })}
        description={t('shell.scans.stopAllSure', { count: ids.length })}
        confirmLabel={t('shell.scans.stopAll')}
        onConfirm={() => abort.mutateAsync(ids).finally(onStopped)}
      />
    </>
  )
}
