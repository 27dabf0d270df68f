import { useTranslations } from 'use-intl'
import { ApiError } from '@/lib/browser/errors'
import { EmailField } from './email-field'
import { GuestForm, GuestSubmit } from './guest-form'
import { NewPasswordField, PasswordField } from './password-field'

const load = () => import('@/lib/api/guest').then(({ guestCalls }) => guestCalls.resetPassword)

type ResetFormProps = { token: string; email: string | null; onDone: () => void; onExpired: () => void }

/** A person fills in the password; the token comes from the link, and mostly the address too. */
export function ResetForm({ token, email, onDone, onExpired }: ResetFormProps) {
  const t = useTranslations('auth')

  function handleFailure(error: unknown) {
    if (error instanceof ApiError && error.fields?.token) onExpired()
    else throw error
  }

  return (
    <GuestForm label={t('reset.title')} load={load} also={{ token }} onSent={onDone} onFailure={handleFailure}>
      {/* Password managers keep the new password under it. */}
      {email === null ? <EmailField /> : <input type="hidden" name="email" value={email} autoComplete="username" />}
      <NewPasswordField name="password" label={t('reset.newPassword')} autoComplete="new-password" help={t('reset.rules')} />
      <PasswordField name="password_confirmation" label={t('reset.confirm')} autoComplete="new-password" />
      <GuestSubmit>{t('reset.submit')}</GuestSubmit>
    </GuestForm>
  )
}
