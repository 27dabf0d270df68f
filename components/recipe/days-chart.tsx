import { useLocale, useTranslations } from 'use-intl'
import type { Preview } from '@/lib/contract/recipe'
import { dayAndMonth } from '@/lib/domain/format'

/** A bar for each of thirty days; what the limit skipped stands on top of it, empty. */
export function DaysChart({ days }: { days: Preview['days'] }) {
  const t = useTranslations('recipes.preview')
  const locale = useLocale()
  const most = Math.max(2, ...days.map(({ count, held }) => count + held))
  // A date without a time, in whichever zone the workspace is.
  const dayOf = (day: string) => dayAndMonth(`${day}T12:00:00Z`, { locale, timeZone: 'UTC' })
  const height = (part: number) => `${(100 * part) / most}%`
  return (
    <figure className="mt-3 grid gap-1 text-12 text-3">
      <ul aria-label={t('chart')} className="flex h-14 items-end gap-0.5 border-b border-line-strong">
        {days.map(({ date, count, held }) => {
          const words = t('day', { date: dayOf(date), count, held })
          return (
            <li key={date} title={words} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              <span className="sr-only">{words}</span>
              {held > 0 && (
                <span
                  aria-hidden="true"
                  className="w-full rounded-t-[1px] border-[1.5px] border-b-0 border-[var(--text-3)]"
                  style={{ height: height(held) }}
                />
              )}
              {count > 0 && (
                <span
                  aria-hidden="true"
                  className="w-full rounded-t-[1px] bg-brand forced-color-adjust-none"
                  style={{ height: height(count) }}
                />
              )}
              {count + held === 0 && <span aria-hidden="true" className="h-[3px] w-full rounded-t-[1px] bg-line" />}
            </li>
          )
        })}
      </ul>
      <figcaption className="flex justify-between">
        <span>{days[0] && dayOf(days[0].date)}</span>
        <span>{t('today')}</span>
      </figcaption>
    </figure>
  )
}
