import { LockOpen } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { planName } from '@/components/plan/plan-names'
import { Field, SelectField, TextareaField } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { gates } from '@/lib/domain/plans'
import { GIVEN_PLANS } from '@/lib/domain/reseller'

/** A day of this browser's calendar at its end; what is no day goes as it is, to be refused in words. */
export function endOfDay(day: string): string {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').map(Number) : []
  const end = new Date(year, month - 1, date, 23, 59, 59)
  return year > 0 && end.getMonth() === month - 1 && end.getDate() === date ? end.toISOString() : day
}

/** The fields that a new account and one that is there have in common. `plan`: what it has, if no reseller gives it. */
export function AccountFields({ plan }: { plan?: string }) {
  const t = useTranslations('resellerAccount')
  const plans: readonly string[] =
    plan && !GIVEN_PLANS.some((one) => one === plan) ? [plan, ...GIVEN_PLANS] : GIVEN_PLANS
  return (
    <>
      <Field name="company" label={t('company')} optional autoComplete="off" maxLength={100} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label={t('person')} autoComplete="off" maxLength={100} />
        <Field
          name="email"
          label={t('email')}
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          name="plan"
          label={t('plan')}
          options={plans.map((value) => ({ value, label: planName(value) }))}
        />
        <Field name="expires_at" type="date" label={t('ends')} optional help={t('endsHelp')} />
      </div>
      <Opens />
    </>
  )
}

/** What the chosen plan opens, and what stays closed. */
function Opens() {
  const t = useTranslations('resellerAccount.opens')
  const plan = String(useWatch({ name: 'plan' }) ?? '')
  const has = (gate: keyof typeof gates) => (gates[gate].plans as readonly string[]).includes(plan)
  const kind = has('core') ? 'all' : has('agencyTools') ? 'agency' : 'none'
  return <Note icon={<LockOpen aria-hidden="true" />}>{t(kind, { plan: planName(plan) })}</Note>
}

export function NotesField() {
  const t = useTranslations('resellerAccount')
  return <TextareaField name="notes" label={t('notes')} optional help={t('notesHelp')} rows={2} maxLength={2000} />
}
