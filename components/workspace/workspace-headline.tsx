import { useTranslations } from 'use-intl'
import { useWorkspaces } from '@/lib/api/workspace'

/** The answer first: how much there is, and whether any of it needs somebody. */
export function WorkspaceHeadline() {
  const t = useTranslations('workspace')
  const { data: workspaces } = useWorkspaces()
  if (!workspaces || workspaces.length === 0) return null
  const assets = workspaces.reduce((sum, workspace) => sum + (workspace.assets_count ?? 0), 0)
  const open = workspaces.reduce((sum, { open_findings }) => sum + (open_findings ? open_findings.critical + open_findings.high : 0), 0)
  return (
    <>
      {t('headline', { count: workspaces.length, assets })} {open > 0 && t('headlineOpen', { open })}
    </>
  )
}
