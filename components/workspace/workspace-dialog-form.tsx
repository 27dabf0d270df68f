import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SelectField, SubmitButton, TextareaField } from '@/components/ui/form'
import { forgetDraft } from '@/components/ui/use-form-draft'
import { notify } from '@/components/ui/notify'
import { useCreateWorkspace, useUpdateWorkspace, useWorkspaceSetting } from '@/lib/api/workspace'
import { NewWorkspace, WORKSPACE_COLORS, type Workspace } from '@/lib/contract/workspace'
import { TRANSLATED } from '@/lib/domain/language'
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
    <Form
      schema={NewWorkspace}
      defaultValues={{ name: '', client_name: '', description: '' }}
      onSubmit={handleSubmit}
      draftKey="workspace-new"
      aria-label={t('createTitle')}
    >
      <Fields />
      <Actions submit={t('create')} onCancel={onDone} />
    </Form>
  )
}

const EditedWorkspace = z.extend(NewWorkspace, { report_language: z.string() })
type EditedWorkspace = z.infer<typeof EditedWorkspace>

function EditForm({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const t = useTranslations('workspace.form')
  const update = useUpdateWorkspace(workspace.id)
  const setting = useWorkspaceSetting(workspace.id)
  const language = workspace.settings?.report_language ?? ''
  const draftKey = `workspace-${workspace.id}`
  // Who cancels means the stored values.
  const handleCancel = () => {
    forgetDraft(draftKey)
    onDone()
  }
  const handleSubmit = async ({ report_language, ...values }: EditedWorkspace) => {
    await update.mutateAsync(values)
    if (report_language !== language) await setting.mutateAsync({ report_language: report_language || null })
    notify.success(t('saved'))
    onDone()
  }
  return (
    <Form
      schema={EditedWorkspace}
      defaultValues={{
        name: workspace.name,
        client_name: workspace.client_name ?? '',
        description: workspace.description ?? '',
        color: workspace.color ?? WORKSPACE_COLORS[0],
        report_language: language,
      }}
      onSubmit={handleSubmit}
      draftKey={draftKey}
      aria-label={t('editTitle', { name: workspace.name })}
    >
      <Fields />
      {workspace.settings && <ReportLanguage stored={language} />}
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
      <TextareaField name="description" label={t('description')} optional maxLength={500} rows={2} />
      <ColorField name="color" label={t('color')} />
    </>
  )
}

/** One that was set elsewhere with a region keeps its own row. */
function ReportLanguage({ stored }: { stored: string }) {
  const t = useTranslations('workspace.form')
  const tags = [...new Set([...TRANSLATED, ...(stored ? [stored] : [])])]
  const options = [
    { value: '', label: t('languageOfReader') },
    ...tags.map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value })),
  ]
  return <SelectField name="report_language" label={t('reportLanguage')} help={t('reportLanguageHelp')} options={options} />
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
