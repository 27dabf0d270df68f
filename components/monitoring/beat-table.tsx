import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { Beat } from '@/lib/contract/monitor'
import { absoluteTime, duration } from '@/lib/domain/format'

/** Each check of the bar in words, the newest first. */
export function BeatTable({ beats }: { beats: readonly Beat[] }) {
  const t = useTranslations('monitoring.beats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (beats.length === 0) return null
  return (
    <details className="text-13">
      <summary className="link cursor-pointer">{t('show')}</summary>
      <table className="mt-3 w-full text-start">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="text-12 text-3">
            {(['at', 'result', 'took'] as const).map((name) => (
              <th key={name} scope="col" className="pb-1 text-start font-medium">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {beats.toReversed().map(({ at, outcome, ms }) => (
            <tr key={at} className="border-t">
              <td className="py-1 pe-2 whitespace-nowrap tabular-nums">{absoluteTime(at, { locale, timeZone })}</td>
              <td className="py-1 pe-2">{t(`outcome.${outcome}`)}</td>
              <td className="py-1 whitespace-nowrap tabular-nums">{ms === null ? '–' : duration(ms, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
