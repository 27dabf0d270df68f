import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { RowMenu } from '@/components/ui/row-menu'
import { notify } from '@/components/ui/notify'
import { useCurrentWorkspace, useDeleteWorkspace, useWorkspaceSetting } from '@/lib/api/workspace'
import type { Workspace } from '@/lib/contract/workspace'
import { href } from '@/lib/domain/routes'
import { chooseWorkspace } from '@/stores/session'
import { WorkspaceDialog } from './workspace-dialog'

export function WorkspaceActions({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  const router = useRouter()
  const setting = useWorkspaceSetting(workspace.id)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const isCurrent = useCurrentWorkspace()?.id === workspace.id
  const { name } = workspace

  function handleOpen() {
    chooseWorkspace(workspace.id)
    router.push(href('asset'))
  }

  const makeDefault = () =>
    setting.mutate({ is_default: true }, { onSuccess: () => notify.success(t('madeDefault', { name })) })

  return (
    <span className="inline-flex items-center gap-1">
      {!isCurrent && (
        <Button size="sm" aria-label={t('openNamed', { name })} onClick={handleOpen}>
          {t('open')}
        </Button>
      )}
      {/* On a card it stands beside the name. */}
      <span className="max-sm:absolute max-sm:end-2 max-sm:top-2">
        <RowMenu
          label={t('more', { name })}
          items={[
            { label: t('edit'), icon: <Pencil />, onSelect: () => setOpen('edit') },
            { label: t('makeDefault'), icon: <CircleCheck />, onSelect: makeDefault, disabled: workspace.is_default },
            'separator',
            { label: t('delete'), icon: <Trash2 />, danger: true, onSelect: () => setOpen('delete') },
          ]}
        />
      </span>
      <WorkspaceDialog
        workspace={workspace}
        open={open === 'edit'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : null)}
      />
      <DeleteWorkspace
        workspace={workspace}
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
      />
    </span>
  )
}

type DeleteProps = { workspace: Workspace; open: boolean; onOpenChange: (open: boolean) => void }

function DeleteWorkspace({ workspace, open, onOpenChange }: DeleteProps) {
  const t = useTranslations('workspace.remove')
  const remove = useDeleteWorkspace()
  const { name } = workspace
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name })}
      description={t('text', { assets: workspace.assets_count ?? 0, reports: workspace.reports_count ?? 0 })}
      typedName={name}
      confirmLabel={t('confirm')}
      onConfirm={() => remove.mutateAsync(workspace.id).then(() => notify.success(t('done', { name })))}
    />
  )
}
