import { useTranslations } from 'use-intl'

/** Says what is and what is not there; the widget itself is a feature of a later version. */
export function WidgetGuide() {
  const t = useTranslations('help.widget')
  return (
    <div className="grid max-w-[72ch] gap-2 text-13 text-pretty">
      <p>{t('text')}</p>
      <p className="text-2">{t('meanwhile')}</p>
    </div>
  )
}
