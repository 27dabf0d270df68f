import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useSaveLeads } from '@/lib/api/lead'
import { line } from '@/lib/contract/common'
import { LeadChange } from '@/lib/contract/lead-input'
import { countriesIn } from '@/lib/domain/countries'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import { TagsEntry, tagsIn } from './lead-tags'

export type AddLeadProps = { open: boolean; workspace: string; onClose: () => void; onOpen: (id: string) => void }

const Entries = z.object({
  name: LeadChange.shape.name.def.innerType,
  website: line(2000),
  phone: line(60),
  email: line(254),
  address: line(300),
  city: line(100),
  country: z.string(),
  category: line(100),
  tags: TagsEntry,
})
const EMPTY = {
  name: '',
  website: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  country: '',
  category: '',
  tags: '',
}

/** A business that was typed. One that is known already learns what is new. */
export const AddLead = withTexts({ leadDeeds }, function AddLead({ open, workspace, onClose, onOpen }: AddLeadProps) {
  const t = useTranslations('leadDeeds.add')
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('do')} description={t('text')}>
      <Fields workspace={workspace} onClose={onClose} onOpen={onOpen} />
    </Drawer>
  )
})

function Fields({ workspace, onClose, onOpen }: Omit<AddLeadProps, 'open'>) {
  const t = useTranslations('leadDeeds.add')
  const save = useSaveLeads(workspace)

  async function handleSubmit({ tags, ...entries }: z.infer<typeof Entries>) {
    const typed = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''))
    const { leads, results } = await save.mutateAsync({ lead: { source: 'you', ...typed, tags: tagsIn(tags) } })
    const id = results?.[0]?.id ?? leads[0]?.id
    notify.success(
      t(results?.[0]?.outcome === 'duplicate' ? 'known' : 'saved', { name: leads[0]?.name ?? entries.name }),
    )
    onClose()
    if (id !== undefined) onOpen(id)
  }
  return (
    <Form
      schema={Entries}
      defaultValues={EMPTY}
      onSubmit={handleSubmit}
      draftKey={`lead-new-${workspace}`}
      aria-label={t('do')}
    >
      <Field name="name" label={t('name')} autoComplete="off" maxLength={200} />
      <Field
        name="website"
        label={t('website')}
        optional
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        placeholder="example.com"
      />
      <MoreFields />
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}

function MoreFields() {
  const t = useTranslations('leadDeeds.add')
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field name="phone" label={t('phone')} optional dir="ltr" inputMode="tel" autoComplete="off" />
      <Field name="email" label={t('email')} optional dir="ltr" inputMode="email" autoComplete="off" />
      <Field name="address" label={t('address')} optional autoComplete="off" className="sm:col-span-2" />
      <Field name="city" label={t('city')} optional autoComplete="off" />
      <SelectField
        name="country"
        label={t('country')}
        optional
        options={[
          { value: '', label: t('noCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Field name="category" label={t('category')} optional autoComplete="off" />
      <Field name="tags" label={t('tags')} optional help={t('tagsHelp')} autoComplete="off" />
    </div>
  )
}
