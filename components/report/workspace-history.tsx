import { ScanSearch } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ScanState, scanState } from '@/components/scan-result/scan-words'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { Select } from '@/components/ui/select'
import { StaleNotice } from '@/components/ui/stale-notice'
import { useScans } from '@/lib/api/scan'
import { ERROR_TEXT } from '@/lib/errors'
import { href } from '@/lib/routes'
import { ScanTable } from './scan-table'

const STATES: readonly ScanState[] = ['queued', 'running', 'completed', 'failed', 'stopped']

export function WorkspaceHistory({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations()
  const asked = useSearchParams().get('status')
  const [status, setStatus] = useState<ScanState | 'any'>(STATES.find((state) => state === asked) ?? 'any')
  const scans = useScans(workspace)
  const rows = scans.data?.filter((scan) => status === 'any' || scanState(scan) === status)
  const newScan = (
    <ButtonLink variant="primary" href={href('init')}>
      <ScanSearch aria-hidden="true" />
      {t('report.history.start')}
    </ButtonLink>
  )
  const filter = (
    <Select
      label={t('report.history.filter')}
      value={status}
      onValueChange={setStatus}
      options={[{ value: 'any' as const, label: t('report.history.any') }, ...STATES.map((state) => ({ value: state, label: t(`scan.status.${state}`) }))]}
    />
  )

  return (
    <>
      <PageHeader title={t('report.history.title')} description={t('report.history.text')} actions={newScan} />
      {scans.isError && scans.data && <StaleNotice at={scans.dataUpdatedAt} onRetry={scans.refetch} />}
      {scans.isError && !scans.data ? (
        <ErrorPanel title={ERROR_TEXT.fetchScans} error={scans.error} onRetry={scans.refetch} isRetrying={scans.isFetching} />
      ) : (
        <Card>
          <ScanTable
            scans={rows}
            workspace={workspace ?? ''}
            stateKey="history"
            toolbar={filter}
            empty={
              scans.data?.length === 0 ? (
                <EmptyState title={t('report.history.empty')} description={t('report.history.emptyText')} action={newScan} />
              ) : undefined
            }
          />
        </Card>
      )}
    </>
  )
}
