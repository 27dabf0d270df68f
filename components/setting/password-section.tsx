import { get, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { StrengthMeter } from '@/components/ui/strength-meter'
import { useUpdatePassword } from '@/lib/api/account'
import { PasswordChange } from '@/lib/contract/account'
import type { User } from '@/lib/contract/user'
import { SectionCard } from './section-card'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

export function PasswordSection({ user }: { user: User }) {
  const t = useTranslations('setting.password')
  const update = useUpdatePassword()
  const handleSubmit = (change: PasswordChange) => update.mutateAsync(change).then(() => notify.success(t('done')))
  return (
    <SectionCard section="password" text={t('text')}>
      <Form
        schema={PasswordChange}
        defaultValues={EMPTY}
        onSubmit={handleSubmit}
        resetOnSuccess
        aria-labelledby="setting-password"
      >
        {/* Password managers keep the new password under it. */}
        <input type="hidden" name="username" value={user.email} autoComplete="username" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="current_password"
            type="password"
            label={t('current')}
            autoComplete="current-password"
            className="sm:col-span-2 sm:max-w-[calc(50%-8px)]"
          />
          <div className="grid content-start gap-2">
            <Field name="password" type="password" label={t('next')} help={t('rules')} autoComplete="new-password" />
            <Strength email={user.email} />
          </div>
          <Field name="password_confirmation" type="password" label={t('confirm')} autoComplete="new-password" />
        </div>
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </SectionCard>
  )
}

function Strength({ email }: { email: string }) {
  const password: unknown = useWatch({ name: 'password' })
  const { errors } = useFormState({ name: 'password', exact: true })
  const { message } = (get(errors, 'password') ?? {}) as { message?: unknown }
  return <StrengthMeter password={typeof password === 'string' ? password : ''} email={email} refusal={message} />
}
