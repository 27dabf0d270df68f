'use client'
import { useTranslations } from 'use-intl'
import { isToConfirm } from '@/components/shell/return-to'
import { useInBrowser } from '@/lib/react/client-only'
import { LoginForm } from './login-form'
import { Title } from './title'

export function LoginScreen() {
  const t = useTranslations('auth.login')
  const isConfirming = useInBrowser() && isToConfirm()
  return (
    <>
      <Title title={t('title')} lead={t(isConfirming ? 'confirmLead' : 'lead')} />
      <LoginForm />
    </>
  )
}
