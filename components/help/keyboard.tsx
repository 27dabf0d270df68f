import { useTranslations } from 'use-intl'

const KEYS = ['tab', 'enter', 'space', 'arrows', 'escape'] as const

export function Keyboard() {
  const t = useTranslations('help.keyboard')
  return (
    <div className="grid gap-4 text-13">
      <p>{t('intro')}</p>
      <dl className="grid gap-2">
        {KEYS.map((key) => (
          <div key={key} className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-4">
            <dt>
              <kbd>{t(`${key}.keys`)}</kbd>
            </dt>
            <dd className="text-2">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
