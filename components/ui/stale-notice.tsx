import { Clock } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { absoluteTime, clockTime, type Moment } from '@/lib/domain/format'
import { Note } from './note'
import { useNow } from './relative-time'

const DAY_MS = 86_400_000

/** Above data that could not be refreshed and is still shown. */
export function StaleNotice({ at, onRetry, className }: { at: Moment; onRetry: () => unknown; className?: string }) {
  const t = useTranslations('ui')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const isRecent = useNow() - new Date(at).getTime() < DAY_MS
  return (
    <Note role="status" icon={<Clock />} className={className}>
      <p>
        {t('stale', { time: isRecent ? clockTime(at, options) : absoluteTime(at, options) })}{' '}
        <button type="button" className="link" onClick={() => onRetry()}>
          {t('retry')}
        </button>
      </p>
    </Note>
  )
}
