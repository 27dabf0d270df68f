import { useTranslations } from 'use-intl'
import { EarlyForm } from './early-form'
import { EmailField } from './email-field'
import { GuestForm, GuestSubmit } from './guest-form'

type RecoveryFormProps = { email?: string; label?: string; onSent: (email: string) => void }

export const loadForgotPassword = () => import('@/lib/api/guest').then(({ guestCalls }) => guestCalls.forgotPassword)

export function RecoveryForm({ email, label, onSent }: RecoveryFormProps) {
  const t = useTranslations('auth')
  return (
    <EarlyForm>
      <GuestForm label={t('recovery.title')} load={loadForgotPassword} onSent={(values) => onSent(values.email)}>
        <EmailField defaultValue={email} />
        <GuestSubmit>{label ?? t('recovery.submit')}</GuestSubmit>
      </GuestForm>
    </EarlyForm>
  )
}
