import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { href } from '@/lib/routes'

export function BackToLogin() {
  const t = useTranslations('auth')
  return (
    <p>
      <Link href={href('login')} prefetch={false} className="link text-13">
        {t('backToLogin')}
      </Link>
    </p>
  )
}
