import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { TIMED_SEVERITIES, type TrendPoint } from '@/lib/contract/stats'
import { dayAndMonth, number } from '@/lib/domain/format'

/** More would touch each other on a phone. */
const MAX_LABELS = 5

const totalOf = ({ counts }: TrendPoint) => TIMED_SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0)

const MAX_STEPS = 5

/** The lines from zero to the first above the bars: as few as round steps allow, so that little stays empty on top. */
function linesFor(most: number) {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / MAX_STEPS)))
  const step = [1, 2, 5].map((one) => one * size).find((one) => one * MAX_STEPS >= most) ?? 10 * size
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** A bar for each point, worst on top, with its values as its name. Time runs the way the words do. */
export function TrendChart({ points }: { points: readonly TrendPoint[] }) {
  const t = useTranslations('dashboard.trend')
  const ui = useTranslations('ui.severity')
  const locale = useLocale()
  const lines = linesFor(Math.max(...points.map(totalOf)))
  const ceiling = lines.at(-1) ?? 1
  const every = Math.ceil(points.length / MAX_LABELS)
  return (
    <figure className="grid gap-3 text-12 tabular-nums">
      <ul
        aria-label={t('title')}
        className="relative ms-8 flex h-48 items-end justify-between gap-px border-b sm:gap-1"
      >
        {lines.map((line) => (
          <li
            key={line}
            aria-hidden="true"
            className="absolute inset-x-0 border-t first:border-t-0"
            style={{ bottom: `${(100 * line) / ceiling}%` }}
          >
            <span className="absolute end-full -translate-y-1/2 pe-2 text-3">{number(line, locale)}</span>
          </li>
        ))}
        {points.map((point, index) => (
          <Bar key={point.at} point={point} ceiling={ceiling} isLabelled={(points.length - 1 - index) % every === 0} />
        ))}
      </ul>
      <figcaption className="mt-5 ms-8 flex flex-wrap gap-x-4 gap-y-1 text-2">
        {TIMED_SEVERITIES.filter((severity) => points.some(({ counts }) => counts[severity] > 0)).map((severity) => (
          <span key={severity} className={`inline-flex items-center gap-1.5 ${severity}`}>
            <SeverityIcon severity={severity} className="i-14 text-k-text" />
            {ui(severity)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Bar({ point, ceiling, isLabelled }: { point: TrendPoint; ceiling: number; isLabelled: boolean }) {
  const t = useTranslations('dashboard.trend')
  const count = useTranslations('ui.severityCount')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const format = useFormatter()
  const found = TIMED_SEVERITIES.filter((severity) => point.counts[severity] > 0)
  const counts = format.list(
    found.map((severity) => count(severity, { count: point.counts[severity] })),
    { type: 'unit' },
  )
  const day = dayAndMonth(point.at, { locale, timeZone })
  const words = point.is_unknown
    ? t('unknownAt', { date: day })
    : t('point', { date: day, count: totalOf(point), counts })
  return (
    <li title={words} className="relative flex h-full min-w-0 flex-1 flex-col justify-end">
      <span className="sr-only">{words}</span>
      <span
        aria-hidden="true"
        className="mx-auto flex w-full max-w-7 flex-col gap-px"
        style={{ height: `${(100 * totalOf(point)) / ceiling}%` }}
      >
        {found.map((severity) => (
          <span
            key={severity}
            className={`${severity} basis-0 rounded-[2px] bg-k forced-color-adjust-none`}
            style={{ flexGrow: point.counts[severity] }}
          />
        ))}
      </span>
      {isLabelled && (
        <span
          aria-hidden="true"
          className="absolute top-full left-1/2 -translate-x-1/2 pt-1.5 whitespace-nowrap text-3"
        >
          {day}
        </span>
      )}
    </li>
  )
}
