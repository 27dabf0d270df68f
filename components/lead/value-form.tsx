import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { useUpdateLead } from '@/lib/api/lead-book'
import { broken } from '@/lib/contract/broken'
import { VALUE_PERIODS, type WholeLead } from '@/lib/contract/lead-record'

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'AED', 'SAR', 'MXN', 'JPY'] as const
const Value = z.object({
  amount: z.optional(z.number().check(z.minimum(0, broken('amount_negative')))),
  currency: z.string(),
  period: z.enum(VALUE_PERIODS),
})

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What is expected of it. */
export function ValueForm({ workspace, lead }: { workspace: string; lead: WholeLead }) {
  const t = useTranslations('lead.worth')
  const update = useUpdateLead(workspace, lead.id)
  const { value_minor: minor, value_currency: currency, value_period: period } = lead
  const own = CURRENCIES.find((one) => one === currency) ?? 'EUR'
  return (
    <Form
      schema={Value}
      aria-label={t('label')}
      defaultValues={{
        amount: typeof minor === 'number' ? minor / 10 ** digitsOf(own) : undefined,
        currency: own,
        period: VALUE_PERIODS.find((one) => one === period) ?? 'month',
      }}
      onSubmit={(values) =>
        update.mutateAsync({
          value_minor: values.amount === undefined ? null : Math.round(values.amount * 10 ** digitsOf(values.currency)),
          value_currency: values.amount === undefined ? null : values.currency,
          value_period: values.amount === undefined ? null : values.period,
        })
      }
    >
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3">
        <Field
          name="amount"
          type="number"
          min={0}
          step="any"
          label={t('amount')}
          className="max-sm:col-span-2 lg:col-span-2"
        />
        <SelectField
          name="currency"
          label={t('currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <SelectField
          name="period"
          label={t('period')}
          options={VALUE_PERIODS.map((value) => ({ value, label: t(`every.${value}`) }))}
        />
      </div>
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}
