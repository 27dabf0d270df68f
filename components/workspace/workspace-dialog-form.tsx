import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { forgetDraft } from '@/components/ui/use-form-draft'
import { notify } from '@/components/ui/notify'
import { useCreateWorkspace, useUpdateWorkspace } from '@/lib/api/workspace'
import { NewWorkspace, WORKSPACE_COLORS, type Workspace } from '@/lib/contract/workspace'
import { chooseWorkspace } from '@/stores/session'
import { ColorField } from './color-field'

export type WorkspaceDialogProps = { workspace?: Workspace; open: boolean; onOpenChange: (open: boolean) => void }

export function WorkspaceDialogForm({ workspace, open, onOpenChange }: WorkspaceDialogProps) {
  const t = useTranslations('workspace.form')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={workspace ? t('editTitle', { name: workspace.name }) : t('createTitle')}
      description={workspace ? undefined : t('createText')}
    >
      {workspace ? <EditForm workspace={workspace} onDone={() => onOpenChange(false)} /> : <CreateForm onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function CreateForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('workspace.form')
  const create = useCreateWorkspace()
  const handleSubmit = async (values: NewWorkspace) => {
    const { workspace } = await create.mutateAsync(values)
    chooseWorkspace(workspace.id)
    notify.success(t('created', { name: workspace.name }))
    onDone()
  }
  return (
    <Form schema={NewWorkspace} defaultValues={{ name: '', client_name: '' }} onSubmit={handleSubmit} draftKey="workspace-new" aria-label={t('createTitle')}>
      <Fields />
      <Actions submit={t('create')} onCancel={onDone} />
    </Form>
  )
}

function EditForm({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const t = useTranslations('workspace.form')
  const update = useUpdateWorkspace(workspace.id)
  const draftKey = `workspace-${workspace.id}`
  // Who cancels means the stored values.
  const handleCancel = () => {
    forgetDraft(draftKey)
    onDone()
  }
  const handleSubmit = (values: NewWorkspace) =>
    update.mutateAsync(values).then(() => {
      notify.success(t('saved'))
      onDone()
    })
  return (
    <Form
      schema={NewWorkspace}
      defaultValues={{ name: workspace.name, client_name: workspace.client_name ?? '', color: workspace.color ?? WORKSPACE_COLORS[0] }}
      onSubmit={handleSubmit}
      draftKey={draftKey}
      aria-label={t('editTitle', { name: workspace.name })}
    >
      <Fields />
      <Actions submit={t('save')} onCancel={handleCancel} />
    </Form>
  )
}

function Fields() {
  const t = useTranslations('workspace.form')
  return (
    <>
      <Field name="name" label={t('name')} maxLength={60} autoComplete="off" />
      <Field name="client_name" label={t('client')} optional maxLength={100} autoComplete="off" />
      <ColorField name="color" label={t('color')} />
    </>
  )
}

function Actions({ submit, onCancel }: { submit: string; onCancel: () => void }) {
  const t = useTranslations('ui')
  return (
    <DialogActions className="mt-2">
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <SubmitButton>{submit}</SubmitButton>
    </DialogActions>
  )
}
