'use client'
import { useTranslations } from 'use-intl'
import { LoginForm } from './login-form'
import { Title } from './title'

export function LoginScreen() {
  const t = useTranslations('auth.login')
  return (
    <>
      <Title title={t('title')} lead={t('lead')} />
      <LoginForm />
    </>
  )
}
