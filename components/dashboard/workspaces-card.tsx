import { ArrowDownCircle } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeSpread } from '@/components/ui/grade-spread'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { ColorDot } from '@/components/nav/color-dot'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'
import { useStandings } from '@/lib/api/overview'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Standing } from '@/lib/contract/overview'
import type { Workspace } from '@/lib/contract/workspace'
import { href } from '@/lib/domain/routes'
import { ListSkeleton } from './list-skeleton'

const MAX = 8

/** Which client needs somebody: the worst first. Choosing one goes on in it. */
export function WorkspacesCard() {
  const t = useTranslations('dashboard.workspaces')
  const { data: workspaces } = useWorkspaces()
  const { data, error, isError, isFetching, refetch } = useStandings()
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Link href={href('workspace')} className="link text-13">
            {t('all')}
          </Link>
        }
      />
      {data && workspaces ? (
        <ul>
          {data.slice(0, MAX).map((standing) => (
            <Row
              key={standing.workspace_id}
              standing={standing}
              workspace={workspaces.find(({ id }) => id === standing.workspace_id)}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} className="m-4 mt-0" />
      ) : (
        <ListSkeleton rows={MAX} />
      )}
    </Card>
  )
}

function Row({ standing, workspace }: { standing: Standing; workspace: Workspace | undefined }) {
  const t = useTranslations('dashboard.workspaces')
  const switchTo = useSwitchWorkspace()
  if (!workspace) return null
  const { down, overdue, grades, sites, counts } = standing
  return (
    <li className="border-t">
      <button
        type="button"
        onClick={() => switchTo(workspace.id)}
        className="grid w-full gap-1.5 px-4 py-2.5 text-start hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="flex min-w-0 items-center gap-2 text-13">
          <ColorDot color={workspace.color} />
          <span className="min-w-0 grow truncate font-medium">{workspace.name}</span>
          <SeverityCounts counts={counts} className="max-sm:hidden xl:max-2xl:hidden" />
        </span>
        <GradeSpread grades={grades} total={sites} />
        <span className="flex flex-wrap gap-x-3 text-12 text-3">
          <span>{t('sites', { count: sites })}</span>
          {down > 0 && (
            <span className="inline-flex items-center gap-1 font-medium text-critical-text">
              <ArrowDownCircle aria-hidden="true" className="i-14" />
              {t('down', { count: down })}
            </span>
          )}
          {counts.critical > 0 && (
            <span className="font-medium text-critical-text">{t('critical', { count: counts.critical })}</span>
          )}
          {overdue > 0 && <span className="text-high-text">{t('overdue', { count: overdue })}</span>}
        </span>
      </button>
    </li>
  )
}
