import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Field, Form, SelectField, SubmitButton, TextareaField } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { usePaySettings, useSavePaySettings } from '@/lib/api/invoices'
import type { PaySettings } from '@/lib/contract/invoice'
import { CURRENCIES } from './lines-card'
import { useCountries } from './use-countries'

const text = z.string().check(z.trim())
const Entries = z.object({
  name: text,
  street: text,
  postal_code: text,
  city: text,
  country: text,
  vat: text,
  email: text,
  phone: text,
  iban: text,
  bic: text,
  link: text,
  currency: text,
  prefix: text,
  due_days: z.optional(z.number()),
  terms: text,
})

/** Who stands on invoices, and how they are paid. */
export function SettingsTab() {
  const t = useTranslations('pay')
  const read = usePaySettings()
  if (!read.data && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (!read.data) return <Skeleton className="m-4 h-72 rounded-md" />
  return (
    <>
      <StaleReads of={[read]} />
      <SettingsForm settings={read.data} />
    </>
  )
}

function SettingsForm({ settings }: { settings: PaySettings }) {
  const t = useTranslations('pay.settings')
  const save = useSavePaySettings()
  const { seller, ...others } = settings
  async function handleSubmit(entries: z.output<typeof Entries>) {
    const { name, street, postal_code, city, country, vat, email, phone, due_days, ...set } = entries
    const party = { name, postal_code, city, country, vat, email, phone }
    await save.mutateAsync({
      ...set,
      due_days: due_days ?? 14,
      seller: { ...seller, ...party, lines: street === '' ? [] : [street] },
    })
    notify.success(t('saved'))
  }
  return (
    <Form
      schema={Entries}
      draftKey="pay-settings"
      aria-label={t('title')}
      className="max-w-[720px] p-4 sm:p-5"
      defaultValues={{
        ...others,
        name: seller.name,
        street: seller.lines.join(', '),
        postal_code: seller.postal_code,
        city: seller.city,
        country: seller.country,
        vat: seller.vat ?? '',
        email: seller.email ?? '',
        phone: seller.phone ?? '',
      }}
      onSubmit={handleSubmit}
    >
      <p className="text-13 text-2">{t('text')}</p>
      <SellerFields country={seller.country} />
      <PayFields />
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}

function SellerFields({ country }: { country: string }) {
  const t = useTranslations('pay.settings')
  const e = useTranslations('pay.editor')
  const countries = useCountries(country)
  return (
    <>
      <h2 className="text-14 font-strong">{t('you')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="name" label={e('name')} maxLength={200} />
        <Field name="vat" label={e('vat')} maxLength={40} />
        <Field name="street" label={e('street')} maxLength={200} className="sm:col-span-2" />
        <Field name="postal_code" label={e('postalCode')} maxLength={20} />
        <Field name="city" label={e('city')} maxLength={100} />
        <SelectField name="country" label={e('country')} options={countries} />
        <Field name="email" label={e('email')} type="email" maxLength={254} dir="ltr" />
        <Field name="phone" label={t('phone')} type="tel" maxLength={60} dir="ltr" />
      </div>
    </>
  )
}

function PayFields() {
  const t = useTranslations('pay.settings')
  const e = useTranslations('pay.editor')
  return (
    <>
      <h2 className="text-14 font-strong">{t('bankTitle')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="iban" label={t('iban')} maxLength={42} dir="ltr" />
        <Field name="bic" label={t('bic')} maxLength={11} dir="ltr" />
        <Field name="link" label={t('link')} help={t('linkHelp')} maxLength={500} dir="ltr" className="sm:col-span-2" />
      </div>
      <h2 className="text-14 font-strong">{t('numbers')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="prefix" label={t('prefix')} help={t('prefixHelp')} maxLength={12} dir="ltr" />
        <Field name="due_days" type="number" min={0} max={365} label={t('dueDays')} />
        <SelectField
          name="currency"
          label={e('currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <TextareaField name="terms" label={t('terms')} rows={3} maxLength={2000} className="sm:col-span-2" />
      </div>
    </>
  )
}
