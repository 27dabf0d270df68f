import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useCreateWorkspace } from '@/lib/api/workspace'
import { NewWorkspace } from '@/lib/contract/workspace'

export type NewClientDialogProps = { open: boolean; onClose: () => void }

/** A client is a workspace; whoever adds one stays among all of them. */
export function NewClientDialog({ open, onClose }: NewClientDialogProps) {
  const t = useTranslations('agency.add')
  const cancel = useTranslations('ui')('cancel')
  const create = useCreateWorkspace()
  async function handleSubmit(values: NewWorkspace) {
    const { workspace } = await create.mutateAsync(values)
    notify.success(t('done', { name: workspace.name }))
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')}>
      <Form
        schema={NewWorkspace}
        defaultValues={{ name: '', client_name: '' }}
        onSubmit={handleSubmit}
        draftKey="agency-client"
        aria-label={t('title')}
      >
        <Field name="name" label={t('name')} autoComplete="off" />
        <Field name="client_name" label={t('client')} optional autoComplete="off" />
        <DialogActions className="mt-2">
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton>{t('do')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
