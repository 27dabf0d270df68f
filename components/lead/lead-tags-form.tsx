import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { useUpdateLead } from '@/lib/api/lead-book'
import type { WholeLead } from '@/lib/contract/lead-record'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import { TagsEntry, tagsIn } from './lead-tags'

const Entries = z.object({ tags: TagsEntry })

export const LeadTagsForm = withTexts(
  { leadDeeds },
  function LeadTagsForm({ workspace, lead }: { workspace: string; lead: WholeLead }) {
    const t = useTranslations('leadDeeds.tag')
    const update = useUpdateLead(workspace, lead.id)
    const text = lead.tags.join(', ')
    return (
      <Form
        key={text}
        schema={Entries}
        aria-label={t('label')}
        defaultValues={{ tags: text }}
        onSubmit={({ tags }) => update.mutateAsync({ tags: tagsIn(tags) })}
        className="border-t pt-4"
      >
        <Field name="tags" label={t('label')} help={t('help')} autoComplete="off" />
        <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
      </Form>
    )
  },
)
