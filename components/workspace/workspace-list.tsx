import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { lacksOverview, useStandings } from '@/lib/api/overview'
import { useWorkspaces } from '@/lib/api/workspace'
import { useWorkspaceColumns } from './use-workspace-columns'
import { FolderPlus, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Note } from '@/components/ui/note'

const BY_HARM = { id: 'open', desc: true }

export function WorkspaceList({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations('workspace')
  const overview = useStandings()
  const standings = overview.data
  const byId = useMemo(
    () => standings && new Map(standings.map((standing) => [standing.workspace_id, standing])),
    [standings],
  )
  const columns = useWorkspaceColumns(byId)
  const workspaces = useWorkspaces()
  const { data, error, isError, refetch, isFetching } = workspaces
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (data?.length === 0) return <WorkspaceEmpty onCreate={onCreate} />
  return (
    <>
      <StaleReads of={[workspaces, overview]} />
      {/* The names stay; an API without an overview has no such figures. */}
      {overview.isError && !standings && !lacksOverview(overview.error) && (
        <ErrorPanel
          title={t('standingsFailed')}
          error={overview.error}
          onRetry={overview.refetch}
          isRetrying={overview.isFetching}
        />
      )}
      <Card>
        <DataTable
          // The worst first, as the API orders them; by name where it does not tell.
          key={byId ? 'standings' : 'names'}
          label={t('table')}
          columns={columns}
          rows={overview.isPending ? undefined : data}
          initialSort={byId && BY_HARM}
          stateKey={byId ? 'workspaces-by-harm' : 'workspaces'}
        />
      </Card>
    </>
  )
}

function WorkspaceEmpty({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations('workspace')
  return (
    <>
      <Note tone="medium" role="alert">
        <p>{t('empty.warning')}</p>
      </Note>
      <Card>
        <EmptyState
          icon={<FolderPlus />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={
            <Button variant="primary" size="lg" onClick={onCreate}>
              <Plus aria-hidden="true" />
              {t('add')}
            </Button>
          }
          className="py-16"
        />
      </Card>
    </>
  )
}
