'use client'
import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useWorkspaces } from '@/lib/api/workspace'
import { useSaid, withTexts } from '@/lib/react/i18n'
import { href, routes } from '@/lib/domain/routes'
import { workspace } from '@/lib/messages/en/workspace'
import { WorkspaceDialog } from './workspace-dialog'
import { WorkspaceHeadline } from './workspace-headline'
import { WorkspaceList } from './workspace-list'

export const WorkspaceScreen = withTexts({ workspace }, function WorkspaceScreen() {
  const t = useTranslations('workspace')
  const said = useSaid()
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
        title={said(routes.workspace.title)}
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
