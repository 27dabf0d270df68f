'use client'
import { useTranslations } from 'use-intl'
import { isToConfirm } from '@/components/shell/return-to'
import { useInBrowser } from '@/lib/react/client-only'
import { FormError } from '@/components/ui/form-failure'
import { useSuspension } from '@/stores/session'
import { DemoAccounts } from './demo-accounts'
import { LoginForm } from './login-form'
import { Title } from './title'

export function LoginScreen() {
  const t = useTranslations('auth.login')
  const suspension = useSuspension()
  const isConfirming = useInBrowser() && isToConfirm()
  return (
    <>
      <Title title={t('title')} lead={t(isConfirming ? 'confirmLead' : 'lead')} />
      {suspension && <FormError>{suspension}</FormError>}
      <LoginForm />
      <DemoAccounts />
    </>
  )
}
