import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { CheckboxField, Field, Form, SubmitButton } from '@/components/ui/form'
import { useSignIn } from '@/lib/api/auth'
import { Login } from '@/lib/contract/auth'
import { errorText } from '@/lib/errors'
import { href } from '@/lib/routes'
import { useToken } from '@/stores/session'
import { EarlyForm } from './early-form'
import { PasswordField } from './password-field'
import { TooMany, useTooMany } from './too-many'

/** Where a person goes after it is the business of the frame, which watches the session. */
export function LoginForm() {
  const t = useTranslations('auth')
  const signIn = useSignIn()
  const isLeaving = useToken() !== null && signIn.isSuccess
  const { secondsLeft, take } = useTooMany()

  // Which of the two is wrong is nobody's business: the message stands above the form, not at a field.
  const handleSubmit = (values: Login) =>
    signIn
      .mutateAsync(values)
      .catch(take)
      .catch((error: unknown) => {
        throw new Error(errorText(error))
      })

  return (
    <EarlyForm>
      <Form schema={Login} onSubmit={handleSubmit} aria-label={t('login.title')}>
        <TooMany secondsLeft={secondsLeft} />
        <Field name="email" type="email" label={t('email')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          aside={
            <Link href={href('passwordRecovery')} prefetch={false} className="link text-13">
              {t('login.forgot')}
            </Link>
          }
        />
        <CheckboxField name="remember" label={t('login.remember')} />
        <SubmitButton size="lg" disabled={secondsLeft > 0} pending={isLeaving}>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </EarlyForm>
  )
}
