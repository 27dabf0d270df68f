import { useId } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { useAssets } from '@/lib/api/asset'
import { useCreateAsset } from '@/lib/api/asset-change'
import { isShop, SHOP_HOST, useDemoShop } from '@/lib/api/demo'
import { useIsLarge } from '@/lib/api/one-asset'
import { type Asset } from '@/lib/contract/asset'
import { NewAsset } from '@/lib/contract/asset-change'
import { concernIn, shownAddress } from '@/lib/domain/shown-address'
import { InFoot } from './add-foot'
import { doubtOf, readAddress } from './read-address'
import { TagsText, toTags } from './tags'

/** Tags are one text here and a list on the wire. */
const Entries = z.object({ value: NewAsset.shape.value, name: NewAsset.shape.name, tags: TagsText })

export function AddOne({ workspace, onAdded }: { workspace: string; onAdded: (asset: Asset) => void }) {
  const t = useTranslations('asset.create')
  const id = useId()
  const create = useCreateAsset(workspace)
  const handleSubmit = ({ tags, ...entries }: z.infer<typeof Entries>) =>
    create.mutateAsync({ ...entries, tags: toTags(tags) }).then(({ asset }) => onAdded(asset))
  return (
    <Form
      id={id}
      schema={Entries}
      defaultValues={{ value: '', name: '', tags: '' }}
      onSubmit={handleSubmit}
      draftKey={`asset-new-${workspace}`}
      aria-label={t('title')}
    >
      <div className="grid gap-1">
        <Field
          name="value"
          label={t('value')}
          placeholder="shop.example.com"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Preview workspace={workspace} />
      </div>
      <Field name="name" label={t('name')} optional help={t('nameHelp')} autoComplete="off" />
      <Field name="tags" label={t('tags')} optional help={t('tagsHelp')} autoComplete="off" />
      <InFoot>
        <SubmitButton form={id}>{t('submit')}</SubmitButton>
      </InFoot>
    </Form>
  )
}

/** What the entry becomes, while it is typed. */
function Preview({ workspace }: { workspace: string }) {
  const t = useTranslations('asset')
  const typed: unknown = useWatch({ name: 'value' })
  const { errors } = useFormState({ name: 'value', exact: true })
  // Of too many to load, the server tells which are known.
  const { data: assets } = useAssets(useIsLarge(workspace) ? undefined : workspace)
  const text = typeof typed === 'string' ? typed : ''
  const reading = readAddress(text)
  const shop = useDemoShop(text.includes(SHOP_HOST))
  // The refusal stands there already.
  if ('problem' in reading || get(errors, 'value')) return null
  const isKnown = assets?.some((asset) => asset.value === reading.value)
  const value = shownAddress(reading.value)
  const concern = concernIn(reading.value)
  const doubt = isShop(reading.value, shop) ? null : doubtOf(reading)
  return (
    <output className="grid gap-1 text-12 text-2 [overflow-wrap:anywhere]">
      <span>
        {isKnown ? t('create.known', { value }) : t('create.preview', { value, type: t(`type.${reading.type}`) })}
      </span>
      {value !== reading.value && <span>{t('create.stored', { value: reading.value })}</span>}
      {doubt === 'private' && <span>{t('create.state.private')}</span>}
      {doubt === 'port' && <Note tone="high">{t('create.state.port')}</Note>}
      {concern && <Note tone="high">{t(`create.concern.${concern}`)}</Note>}
    </output>
  )
}
