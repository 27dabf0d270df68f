import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { tagsOf } from './tags-of'
import { broken } from '@/lib/contract/broken'

const MAX_TAG = 40
const split = (text: string) => [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))]
const Entries = z.object({
  added: z
    .string()
    .check(z.refine((text) => split(text).every((tag) => tag.length <= MAX_TAG), broken('too_long', { count: 40 }))),
})

type BulkTagsProps = {
  open: boolean
  sites: readonly WpSite[]
  /** What each of them is to have from now on. */
  onSubmit: (tagsFor: (site: WpSite) => string[]) => void
  onClose: () => void
}

/** Tags for all of the ticked sites, and those to be taken from the ones that have them. */
export function BulkTags({ open, sites, onSubmit, onClose }: BulkTagsProps) {
  const t = useTranslations('wordpress.bulk')
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('tagsTitle', { count: sites.length })}>
      {open && <TagsForm sites={sites} onSubmit={onSubmit} onClose={onClose} />}
    </Dialog>
  )
}

function TagsForm({ sites, onSubmit, onClose }: Omit<BulkTagsProps, 'open'>) {
  const t = useTranslations('wordpress.bulk')
  const ui = useTranslations('ui')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const present = tagsOf(sites)
  function handleSubmit({ added }: z.infer<typeof Entries>) {
    const more = split(added)
    onSubmit(({ tags = [] }) => [...new Set([...tags.filter((tag) => !removed.includes(tag)), ...more])])
  }
  const toggle = (tag: string, isRemoved: boolean) =>
    setRemoved(isRemoved ? [...removed, tag] : removed.filter((one) => one !== tag))
  return (
    <Form schema={Entries} defaultValues={{ added: '' }} onSubmit={handleSubmit} aria-label={t('tags')}>
      <Field name="added" label={t('addTags')} help={t('tagsHelp')} autoComplete="off" dir="auto" />
      {present.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-13 font-medium">{t('removeTags')}</legend>
          <div className="grid max-h-60 gap-1 overflow-y-auto p-0.5">
            {present.map((tag) => (
              <Checkbox
                key={tag}
                className="max-sm:min-h-10 max-sm:items-center"
                checked={removed.includes(tag)}
                onCheckedChange={(isRemoved) => toggle(tag, isRemoved)}
                label={<bdi className="[overflow-wrap:anywhere]">{tag}</bdi>}
              />
            ))}
          </div>
        </fieldset>
      )}
      <DialogActions className="mt-2">
        <Button onClick={onClose}>{ui('cancel')}</Button>
        <SubmitButton>{t('saveTags')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
