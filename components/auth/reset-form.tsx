import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { useResetPassword } from '@/lib/api/auth'
import { Email, NewPassword } from '@/lib/contract/common'
import { ApiError } from '@/lib/errors'
import { PasswordField } from './password-field'
import { StrengthMeter } from './strength-meter'
import { TooMany, useTooMany } from './too-many'

/** The fields a person fills in; the token comes from the link, and mostly the address too. */
const Entries = z.object({ email: Email, password: NewPassword, password_confirmation: z.string() }).check(
  z.refine<{ password: string; password_confirmation: string }>((entries) => entries.password === entries.password_confirmation, {
    path: ['password_confirmation'],
    error: 'The two passwords are not the same.',
  }),
)

type ResetFormProps = { token: string; email: string | null; onDone: () => void; onExpired: () => void }

export function ResetForm({ token, email, onDone, onExpired }: ResetFormProps) {
  const t = useTranslations('auth')
  const reset = useResetPassword()
  const { secondsLeft, take } = useTooMany()

  const handleSubmit = (entries: z.infer<typeof Entries>) =>
    reset
      .mutateAsync({ token, ...entries })
      .then(onDone)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.fields?.token) return onExpired()
        return take(error)
      })

  return (
    <Form
      schema={Entries}
      defaultValues={{ email: email ?? '', password: '', password_confirmation: '' }}
      onSubmit={handleSubmit}
      aria-label={t('reset.title')}
    >
      <TooMany secondsLeft={secondsLeft} />
      <Field name="email" type={email === null ? 'email' : 'hidden'} label={t('email')} autoComplete="username" className={email === null ? '' : 'hidden'} />
      <div className="grid gap-2">
        <PasswordField name="password" label={t('reset.newPassword')} autoComplete="new-password" help={t('reset.rules')} />
        <Strength />
      </div>
      <PasswordField name="password_confirmation" label={t('reset.confirm')} autoComplete="new-password" />
      <SubmitButton size="lg" disabled={secondsLeft > 0}>
        {t('reset.submit')}
      </SubmitButton>
    </Form>
  )
}

function Strength() {
  const password: unknown = useWatch({ name: 'password' })
  return <StrengthMeter password={typeof password === 'string' ? password : ''} />
}
