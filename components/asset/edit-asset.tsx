import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { forgetDraft } from '@/components/ui/use-form-draft'
import { notify } from '@/components/ui/notify'
import { useChangeAsset } from '@/lib/api/asset-change'
import { useWorkspaces } from '@/lib/api/workspace'
import { type Asset } from '@/lib/contract/asset'
import { NewAsset } from '@/lib/contract/asset-change'
import type { Workspace } from '@/lib/contract/workspace'
import { siteName } from '@/lib/domain/shown-address'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { focusAfter } from './focus-after'
import { TagsText, toTags } from './tags'

export type EditAssetProps = { workspace: string; asset: Asset | null; open: boolean; onClose: () => void }

/** Name, tags and workspace of an asset; its address only while nothing was made for it. */
function Editing({ workspace, asset, open, onClose }: EditAssetProps) {
  const t = useTranslations('asset.edit')
  if (!asset) return null
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { asset: siteName(asset) })}
      initialFocus={() => document.querySelector<HTMLElement>('[data-dialog] form input:not([readonly])')}
      finalFocus={() => focusAfter(asset.id, null)}
    >
      <EditForm key={asset.id} workspace={workspace} asset={asset} onDone={onClose} />
    </Dialog>
  )
}
export const EditAsset = withTexts({ asset }, Editing)

const Entries = z.object({
  value: z.optional(z.string()),
  name: NewAsset.shape.name,
  tags: TagsText,
  workspace_id: z.optional(z.string()),
})

function EditForm({ workspace, asset, onDone }: { workspace: string; asset: Asset; onDone: () => void }) {
  const t = useTranslations('asset')
  const ui = useTranslations('ui')
  const change = useChangeAsset(workspace)
  const draftKey = `asset-${asset.id}`
  const workspaces = useWorkspaces().data ?? []
  // The server knows of a monitor, too.
  const isFixed = asset.status === 'verified' || Boolean(asset.last_scan)

  // Whoever cancels means the stored values.
  function handleCancel() {
    forgetDraft(draftKey)
    onDone()
  }

  async function handleSubmit({ value = '', name, tags, workspace_id }: z.infer<typeof Entries>) {
    const to = workspaces.find(({ id }) => id === workspace_id && id !== workspace)
    const isNew = !isFixed && value.trim() !== asset.value
    await change.mutateAsync({
      asset: asset.id,
      name,
      tags: toTags(tags),
      ...(isNew && { value }),
      ...(to && { workspace_id: to.id }),
    })
    notify.success(to ? t('edit.moved', { asset: siteName(asset), workspace: to.name }) : t('edit.saved'))
    onDone()
  }

  return (
    <Form
      schema={Entries}
      defaultValues={{
        value: asset.value,
        name: asset.name ?? '',
        tags: asset.tags.join(', '),
        workspace_id: workspace,
      }}
      onSubmit={handleSubmit}
      draftKey={draftKey}
      aria-label={t('edit.title', { asset: siteName(asset) })}
    >
      <Fields isFixed={isFixed} workspaces={workspaces} />
      <DialogActions className="mt-2">
        <Button onClick={handleCancel}>{ui('cancel')}</Button>
        <SubmitButton>{t('edit.save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** `isFixed`: the address stays as it is. */
function Fields({ isFixed, workspaces }: { isFixed: boolean; workspaces: readonly Workspace[] }) {
  const t = useTranslations('asset')
  return (
    <>
      <Field
        name="value"
        label={t('create.value')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isFixed}
        help={isFixed ? t('edit.fixed') : undefined}
      />
      <Field name="name" label={t('create.name')} optional help={t('create.nameHelp')} autoComplete="off" />
      <Field name="tags" label={t('create.tags')} optional help={t('create.tagsHelp')} autoComplete="off" />
      {workspaces.length > 1 && (
        <SelectField
          name="workspace_id"
          label={t('edit.workspace')}
          help={t('edit.workspaceHelp')}
          options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
