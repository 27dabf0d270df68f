import { useTranslations } from 'use-intl'
import { withBase } from '@/lib/browser/base-path'
import { href } from '@/lib/domain/routes'

export function BackToLogin() {
  const t = useTranslations('auth')
  return (
    <p>
      <a href={withBase(href('login'))} className="link text-13">
        {t('backToLogin')}
      </a>
    </p>
  )
}
