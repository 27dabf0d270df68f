import { useLocale, useTranslations } from 'use-intl'
import { duration } from '@/lib/domain/format'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'

const MINUTE_S = 60

/** "Try again in 12 seconds.", counted down while it is looked at; nothing once the moment has come. */
export function TryAgainIn({ until }: { until: number }) {
  const t = useTranslations('ui')
  const locale = useLocale()
  const seconds = useSecondsLeft(until)
  if (seconds === 0) return null
  return (
    // Not announced: a screen reader would hear nothing but seconds.
    <span aria-live="off" className="tabular-nums">
      {t('tryAgainIn', {
        time: seconds < MINUTE_S ? t('seconds', { count: seconds }) : duration(seconds * 1000, locale),
      })}
    </span>
  )
}
