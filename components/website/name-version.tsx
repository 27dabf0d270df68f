import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useDfyEditor, useSaveDfyWebsite } from '@/lib/api/dfy'
import { text } from '@/lib/contract/common'
import type { DfyWebsite } from '@/lib/contract/website'
import { formOf } from './use-publish'

export type NameVersionProps = { open: boolean; website: DfyWebsite; onClose: () => void }

const Schema = z.object({ label: text(80, 'name_missing') })

/** Keeps what is being worked on as a version with a name, so that it is found again. */
export function NameVersion({ open, website, onClose }: NameVersionProps) {
  const t = useTranslations('websiteManager.version')
  const read = useDfyEditor(website.id)
  const save = useSaveDfyWebsite()
  async function handleSubmit({ label }: z.output<typeof Schema>) {
    const { data } = read
    if (!data) return
    await save.mutateAsync(
      formOf({ id: website.id, rev: data.website.rev, document: JSON.stringify(data.document), label }),
    )
    notify.success(t('named', { name: label }))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('nameTitle')}
      description={t('nameText')}
    >
      <Form schema={Schema} defaultValues={{ label: '' }} onSubmit={handleSubmit}>
        <Field name="label" label={t('label')} maxLength={80} />
        <DialogActions>
          <SubmitButton disabled={!read.data}>{t('saveName')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
