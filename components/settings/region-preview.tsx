import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import { absoluteTime, type Formats, number } from '@/lib/domain/format'
import { deviceTimeZone } from './region-lists'

/** What the choices above make of this moment, before they are saved. */
export function RegionPreview() {
  const t = useTranslations('setting.region')
  const locale = useLocale()
  const now = useNow()
  const { timezone, ...formats } = useWatch() as unknown as Formats & { timezone: string }
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 rounded-lg border bg-sunken px-4 py-3 text-13">
      <dt className="text-2">{t('preview')}</dt>
      <dd className="font-medium tabular-nums">{absoluteTime(now, { locale, timeZone: timezone || deviceTimeZone(), formats, zone: true })}</dd>
      <dd className="font-medium tabular-nums">{number(1_234_567.8, locale, undefined, formats)}</dd>
    </dl>
  )
}
