import { useTranslations } from 'use-intl'

/** What has no value: a dash, and words for who hears it. */
export function NoValue() {
  const t = useTranslations('ui')
  return (
    <span className="text-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noValue')}</span>
    </span>
  )
}
