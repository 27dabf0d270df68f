import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SubmitButton, TextareaField } from '@/components/ui/form'
import { Skeleton } from '@/components/ui/skeleton'
import { useLeadSender, useSaveSender } from '@/lib/api/lead-outreach'
import { broken } from '@/lib/contract/broken'
import { line, prose, text } from '@/lib/contract/common'

const Sender = z.object({
  name: text(100, 'own_name_missing'),
  company: line(100),
  address: prose(300).check(z.minLength(1, broken('required'))),
  phone: line(60),
})

/** Who writes, for every text of the account: it is asked for where it is missing. */
export function SenderForm({ workspace }: { workspace: string }) {
  const t = useTranslations('leadWrite.sender')
  const sender = useLeadSender(workspace)
  const save = useSaveSender(workspace)
  if (!sender.data) return sender.isError ? null : <Skeleton className="h-48" />
  return (
    <Form
      schema={Sender}
      aria-label={t('title')}
      defaultValues={sender.data}
      draftKey="lead-sender"
      onSubmit={(values) => save.mutateAsync(values)}
      className="rounded-lg border p-4"
    >
      <p className="text-13 font-strong">{t('title')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="name" label={t('name')} maxLength={100} autoComplete="name" />
        <Field name="company" label={t('company')} optional maxLength={100} autoComplete="organization" />
        <TextareaField name="address" label={t('address')} rows={3} maxLength={300} autoComplete="street-address" />
        <Field name="phone" label={t('phone')} optional maxLength={60} type="tel" autoComplete="tel" />
      </div>
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}
