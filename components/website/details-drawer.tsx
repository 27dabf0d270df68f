import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useSaveDfyWebsite } from '@/lib/api/dfy'
import { broken } from '@/lib/contract/broken'
import { Email, line, text } from '@/lib/contract/common'
import type { DfyWebsite } from '@/lib/contract/website'
import { websiteNew } from '@/lib/messages/en/website-new'
import { withTexts } from '@/lib/react/i18n'
import { formOf } from './use-publish'

export type DetailsDrawerProps = { open: boolean; website: DfyWebsite; onClose: () => void }

const Schema = z.object({
  name: text(100, 'name_missing'),
  client_name: line(100),
  business_name: text(100, 'name_missing'),
  line: line(160),
  phone: line(40).check(z.regex(/^[+0-9() ./-]*$/, broken('phone_signs'))),
  email: z.union([z.literal(''), Email], broken('not_an_email')),
  address: line(300),
})

const said = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the website is called here, and how its business is reached. */
export const DetailsDrawer = withTexts(
  { websiteNew },
  function DetailsDrawer({ open, website, onClose }: DetailsDrawerProps) {
    const t = useTranslations('websiteManager.details')
    const f = useTranslations('websiteNew')
    const save = useSaveDfyWebsite()
    const { id, name, client_name, business = {}, rev } = website
    async function handleSubmit({ business_name, ...values }: z.output<typeof Schema>) {
      const { line: said_line, phone, email, address } = values
      const changed = { ...business, name: business_name, line: said_line, phone, email, address }
      const isChanged = JSON.stringify(changed) !== JSON.stringify(business)
      const body = formOf({
        id,
        name: values.name,
        client_name: values.client_name,
        ...(isChanged && { business: JSON.stringify(changed), rev }),
      })
      await save.mutateAsync(body)
      notify.success(t('saved'))
      onClose()
    }
    return (
      <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')}>
        <Form
          schema={Schema}
          defaultValues={{
            name,
            client_name: client_name ?? '',
            business_name: said(business.name) || name,
            line: said(business.line),
            phone: said(business.phone),
            email: said(business.email),
            address: said(business.address),
          }}
          draftKey={`website-details-${id}`}
          onSubmit={handleSubmit}
        >
          <Field name="name" label={t('name')} help={t('nameHelp')} maxLength={100} />
          <Field name="client_name" label={f('field.client')} help={f('help.client')} maxLength={100} optional />
          <Field name="business_name" label={f('field.name')} maxLength={100} />
          <Field name="line" label={f('field.line')} maxLength={160} optional />
          <Field name="phone" label={f('field.phone')} help={f('help.phone')} type="tel" dir="ltr" optional />
          <Field name="email" label={f('field.email')} help={f('help.email')} type="email" dir="ltr" optional />
          <Field name="address" label={f('field.address')} maxLength={300} optional />
          <DialogActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </DialogActions>
        </Form>
      </Drawer>
    )
  },
)
