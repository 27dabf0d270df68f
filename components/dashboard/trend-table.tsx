import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { NoValue } from '@/components/ui/no-value'
import { TIMED_SEVERITIES, type TrendPoint } from '@/lib/contract/stats'
import { date, number } from '@/lib/domain/format'

/** The values of the picture, newest first. */
export function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  const t = useTranslations('dashboard.trend')
  const ui = useTranslations('ui.severity')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    // Scrolled by keys as well.
    <div role="region" aria-label={t('title')} tabIndex={0} className="max-h-64 overflow-auto">
      <table className="w-full text-13 tabular-nums">
        <thead className="text-12 text-2">
          <tr>
            <th scope="col" className="pe-3 pb-2 text-start font-medium">
              {t('day')}
            </th>
            {TIMED_SEVERITIES.map((severity) => (
              <th key={severity} scope="col" className="px-2 pb-2 text-end font-medium">
                {ui(severity)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, counts, is_unknown }) => (
            <tr key={at} className="border-t">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                {date(at, { locale, timeZone })}
              </th>
              {TIMED_SEVERITIES.map((severity) => (
                <td key={severity} className="px-2 py-1.5 text-end">
                  {is_unknown ? <NoValue /> : number(counts[severity], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
