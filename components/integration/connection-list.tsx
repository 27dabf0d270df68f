import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useIntegrations } from '@/lib/api/integration'
import { automation } from '@/lib/messages/en/automation'
import { withTexts } from '@/lib/react/i18n'
import { EmptyConnections } from './empty-connections'
import { useConnectionColumns } from './use-connection-columns'

type Props = { workspace: string; hasTests: boolean }

/** The connections of a workspace, in their tab. */
export const ConnectionList = withTexts({ automation }, function ConnectionList({ workspace, hasTests }: Props) {
  const t = useTranslations('integration')
  const columns = useConnectionColumns(workspace, hasTests)
  const { data, error, isError, isFetching, refetch } = useIntegrations(workspace)
  if (!data && isError)
    return (
      <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} className="m-4 sm:m-5" />
    )
  if (data?.length === 0) return <EmptyConnections />
  return (
    <DataTable label={t('table')} columns={columns} rows={data} rowLabel={({ name }) => name} stateKey="connections" />
  )
})
