'use client'
import { useTranslations } from 'use-intl'
import { ClientOnly } from '@/lib/react/client-only'
import { Skeleton } from '@/components/ui/skeleton'
import { BackToLogin } from './back-to-login'
import { ResetPassword } from './reset-password'
import { Title } from './title'

/** The exported file fits every token, so the form itself waits for the browser. */
export function ResetScreen() {
  return (
    <ClientOnly fallback={<Waiting />}>
      <ResetPassword />
    </ClientOnly>
  )
}

function Waiting() {
  const t = useTranslations('auth.reset')
  return (
    <>
      <Title title={t('title')} lead={t('leadNoEmail')} />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-10" />
      <BackToLogin />
    </>
  )
}
