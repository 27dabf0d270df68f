'use client'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ClientOnly } from '@/components/shell/client-only'
import { Skeleton } from '@/components/ui/skeleton'
import { href } from '@/lib/routes'
import { ResetPassword } from './reset-password'
import { Title } from './title'

/** The exported file fits every token, so the form itself waits for the browser. */
export function ResetScreen() {
  const t = useTranslations('auth')
  return (
    <>
      <ClientOnly fallback={<Waiting />}>
        <ResetPassword />
      </ClientOnly>
      <p>
        <Link href={href('login')} prefetch={false} className="link text-13">
          {t('backToLogin')}
        </Link>
      </p>
    </>
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
    </>
  )
}
