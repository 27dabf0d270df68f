import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import type { Asset } from '@/lib/contract/asset'
import { TagsText, toTags } from './tags'

const Entries = z.object({ added: TagsText })

/** Which tags are to be added to all of them, and which to be taken from those that have them. */
export type TagsChange = { added: readonly string[]; removed: ReadonlySet<string> }

/** What the change does to an asset; null where that is nothing. */
export function tagsFor({ tags }: Asset, { added, removed }: TagsChange) {
  const add_tags = added.filter((tag) => !tags.includes(tag))
  const remove_tags = tags.filter((tag) => removed.has(tag) && !added.includes(tag))
  return add_tags.length + remove_tags.length > 0 ? { add_tags, remove_tags } : null
}

function countsOf(assets: readonly Asset[]) {
  const counts = new Map<string, number>()
  for (const { tags } of assets) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b))
}

type BulkTagsProps = { assets: readonly Asset[]; onSubmit: (change: TagsChange) => void; onCancel: () => void }

export function BulkTags({ assets, onSubmit, onCancel }: BulkTagsProps) {
  const t = useTranslations('asset')
  const ui = useTranslations('ui')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())

  function handleSubmit({ added }: z.infer<typeof Entries>) {
    const change = { added: toTags(added), removed }
    // Nothing is said to be saved where nothing changes.
    return assets.some((asset) => tagsFor(asset, change)) ? onSubmit(change) : onCancel()
  }

  return (
    <Form
      schema={Entries}
      defaultValues={{ added: '' }}
      onSubmit={handleSubmit}
      aria-label={t('bulk.tagsTitle', { count: assets.length })}
    >
      <Field name="added" label={t('bulk.addTags')} help={t('create.tagsHelp')} autoComplete="off" />
      <PresentTags assets={assets} removed={removed} onRemoved={setRemoved} />
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{ui('cancel')}</Button>
        <SubmitButton>{t('edit.save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

type PresentTagsProps = {
  assets: readonly Asset[]
  removed: ReadonlySet<string>
  onRemoved: (removed: ReadonlySet<string>) => void
}

/** The tags that some of them have, to be taken away. */
function PresentTags({ assets, removed, onRemoved }: PresentTagsProps) {
  const t = useTranslations('asset.bulk')
  const present = countsOf(assets)

  function toggle(tag: string, isRemoved: boolean) {
    const next = new Set(removed)
    if (isRemoved) next.add(tag)
    else next.delete(tag)
    onRemoved(next)
  }

  if (present.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-13 font-medium">{t('removeTags')}</legend>
      <div className="grid max-h-60 gap-1 overflow-y-auto p-0.5">
        {present.map(([tag, count]) => (
          <Checkbox
            key={tag}
            className="max-sm:min-h-10 max-sm:items-center"
            checked={removed.has(tag)}
            onCheckedChange={(isRemoved) => toggle(tag, isRemoved)}
            label={
              <>
                <bdi className="[overflow-wrap:anywhere]">{tag}</bdi>{' '}
                <span className="text-3">{t('onSome', { count, total: assets.length })}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
