import { useTranslations } from 'use-intl'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { useForgotPassword } from '@/lib/api/auth'
import { ForgotPassword } from '@/lib/contract/auth'
import { EarlyForm } from './early-form'
import { TooMany, useTooMany } from './too-many'

type RecoveryFormProps = { email?: string; label?: string; onSent: (email: string) => void }

export function RecoveryForm({ email, label, onSent }: RecoveryFormProps) {
  const t = useTranslations('auth')
  const forgot = useForgotPassword()
  const { secondsLeft, take } = useTooMany()
  const handleSubmit = (values: ForgotPassword) => forgot.mutateAsync(values).then(() => onSent(values.email), take)
  return (
    <EarlyForm>
      <Form schema={ForgotPassword} defaultValues={email === undefined ? undefined : { email }} onSubmit={handleSubmit} aria-label={t('recovery.title')}>
        <TooMany secondsLeft={secondsLeft} />
        <Field name="email" type="email" label={t('email')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <SubmitButton size="lg" disabled={secondsLeft > 0}>
          {label ?? t('recovery.submit')}
        </SubmitButton>
      </Form>
    </EarlyForm>
  )
}
