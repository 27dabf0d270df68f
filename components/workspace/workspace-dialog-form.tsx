import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SelectField, SubmitButton, TextareaField } from '@/components/ui/form'
import { forgetDraft } from '@/components/ui/use-form-draft'
import { notify } from '@/components/ui/notify'
import { useCreateWorkspace, useUpdateWorkspace, useWorkspaceSetting } from '@/lib/api/workspace'
import { NewWorkspace, type Workspace, WORKSPACE_COLORS } from '@/lib/contract/workspace'
import { TRANSLATED } from '@/lib/domain/language'
import { chooseWorkspace } from '@/stores/session'
import { useFormContext } from 'react-hook-form'

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
      {workspace ? (
        <EditForm workspace={workspace} onDone={() => onOpenChange(false)} />
      ) : (
        <CreateForm onDone={() => onOpenChange(false)} />
      )}
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
  // Whoever cancels means the stored values.
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
      <Field name="name" label={t('name')} autoComplete="off" />
      <Field name="client_name" label={t('client')} optional autoComplete="off" />
      <TextareaField name="description" label={t('description')} optional rows={2} />
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
  return (
    <SelectField name="report_language" label={t('reportLanguage')} help={t('reportLanguageHelp')} options={options} />
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

const names = {
  '#3d86b4': 'blue',
  '#24915a': 'green',
  '#b47c00': 'amber',
  '#e0561b': 'orange',
  '#b8145a': 'pink',
  '#7a5cc7': 'purple',
  '#4c545e': 'grey',
  '#0f8b8d': 'teal',
} as const satisfies Record<(typeof WORKSPACE_COLORS)[number], string>

/** One of the eight colours that tell workspaces apart at a glance; none chosen leaves it to the server. */
function ColorField({ name, label }: { name: string; label: string }) {
  const t = useTranslations('workspace.form')
  const { register } = useFormContext()
  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 font-medium">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {WORKSPACE_COLORS.map((color) => (
          <label
            key={color}
            className="grid size-8 place-items-center rounded-md hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:size-10"
          >
            <input
              type="radio"
              value={color}
              aria-label={t(`colors.${names[color]}`)}
              className="peer sr-only"
              {...register(name)}
            />
            <span
              aria-hidden="true"
              className="size-4 rounded peer-checked:size-5 peer-checked:ring-2 peer-checked:ring-focus peer-checked:ring-offset-2 peer-checked:ring-offset-[var(--surface)]"
              style={{ background: color }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
