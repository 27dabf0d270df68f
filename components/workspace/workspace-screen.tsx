'use client'
import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useWorkspaces } from '@/lib/api/workspace'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { href } from '@/lib/domain/routes'
import { workspace } from '@/lib/messages/en/workspace'
import { WorkspaceDialog } from './workspace-dialog'
import { WorkspaceList } from './workspace-list'

export const WorkspaceScreen = withTexts({ workspace }, function WorkspaceScreen() {
  const t = useTranslations('workspace')
  const titleOf = useTitle()
  const router = useRouter()
  const isAsked = useSearchParams().has('new')
  const hasSome = (useWorkspaces().data?.length ?? 0) > 0
  const [isCreating, setCreating] = useState(false)

  function handleOpenChange(open: boolean) {
    setCreating(open)
    // The switcher asks by the address; closed means no longer asked.
    if (!open && isAsked) router.replace(href('workspace'))
  }

  return (
    <>
      <PageHeader
        title={titleOf('workspace')}
        description={<WorkspaceHeadline />}
        actions={
          hasSome && (
            <Button variant="primary" aria-keyshortcuts="c" onClick={() => setCreating(true)}>
              <Plus aria-hidden="true" />
              {t('add')}
            </Button>
          )
        }
      />
      <WorkspaceList onCreate={() => setCreating(true)} />
      <WorkspaceDialog open={isCreating || isAsked} onOpenChange={handleOpenChange} />
    </>
  )
})

/** The answer first: how much there is, and whether any of it needs somebody. */
function WorkspaceHeadline() {
  const t = useTranslations('workspace')
  const { data: workspaces } = useWorkspaces()
  if (!workspaces || workspaces.length === 0) return null
  const assets = workspaces.reduce((sum, workspace) => sum + (workspace.assets_count ?? 0), 0)
  const open = workspaces.reduce(
    (sum, { open_findings }) => sum + (open_findings ? open_findings.critical + open_findings.high : 0),
    0,
  )
  return (
    <>
      {t('headline', { count: workspaces.length, assets })} {open > 0 && t('headlineOpen', { open })}
    </>
  )
}
