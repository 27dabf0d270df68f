import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Form, SelectField, SubmitButton } from '@/components/ui/form'
import type { Workspace } from '@/lib/contract/workspace'

type BulkMoveProps = {
  count: number
  workspaces: readonly Workspace[]
  onSubmit: (to: Workspace) => void
  onCancel: () => void
}

/** Asks into which other workspace, and says what goes along. */
export function BulkMove({ count, workspaces, onSubmit, onCancel }: BulkMoveProps) {
  const t = useTranslations('asset')
  const ui = useTranslations('ui')
  // Not to be undone in one go, so it begins without a choice where there is one.
  const only = workspaces.length === 1 ? workspaces[0] : undefined

  const Entries = z.object({ workspace_id: z.string().check(z.minLength(1, t('bulk.choose'))) })

  function handleSubmit({ workspace_id }: z.infer<typeof Entries>) {
    const to = workspaces.find(({ id }) => id === workspace_id)
    if (to) onSubmit(to)
  }

  return (
    <Form
      schema={Entries}
      defaultValues={{ workspace_id: only?.id ?? '' }}
      onSubmit={handleSubmit}
      aria-label={t('bulk.moveTitle', { count })}
    >
      <SelectField
        name="workspace_id"
        label={t('edit.workspace')}
        help={t('bulk.moveHelp')}
        options={[
          ...(only ? [] : [{ value: '', label: t('bulk.choose') }]),
          ...workspaces.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{ui('cancel')}</Button>
        <SubmitButton>{t('bulk.moveTitle', { count })}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
