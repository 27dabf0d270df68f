import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import type { Report } from '@/lib/contract/report'
import { isCompleted } from '@/lib/domain/scan-status'
import { clockTime, date, number } from '@/lib/domain/format'

/** More labels than this would stand on top of each other. */
const MAX_LABELS = 12
const LINES = [0, 50, 100]
const LINE_KINDS = ['full', 'light']

type Point = { at: number; score: number; type: ReturnType<typeof scanType>; isFull: boolean }

const pointOf = (report: Report, score: number): Point => ({
  at: Date.parse(report.completed_at ?? report.created_at ?? ''),
  score,
  type: scanType(report),
  isFull: report.scan_type === 'full_scan',
})

function pointsOf(reports: readonly Report[]): Point[] {
  return reports
    .filter(isCompleted)
    .flatMap((report) => (typeof report.score === 'number' ? [pointOf(report, report.score)] : []))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at)
    .slice(-30)
}

/**
 * The scores of an asset from old to new, each with its value as text. A line joins only scans that looked at as much.
 */
export function ScoreChart({ reports }: { reports: readonly Report[] }) {
  const t = useTranslations('report.history')
  const types = useTranslations('scan.type')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const format = useFormatter()
  const points = pointsOf(reports)
  if (points.length < 2) return <p className="text-13 text-2">{t('chartNone')}</p>

  const x = (index: number) => (100 * index) / (points.length - 1)
  const options = { locale, timeZone }
  const days = new Set(points.map(({ at }) => date(at, options)))
  const when = (at: number) => (days.size === 1 ? clockTime(at, options) : date(at, options))
  const lines = [true, false].map((isFull) =>
    points.flatMap((point, index) => (point.isFull === isFull ? [`${x(index)},${100 - point.score}`] : [])),
  )
  const isMixed = isEach(lines)
  const words = format.list(
    points.map(({ at, score, type }) =>
      isMixed ? t('pointOfType', { date: when(at), type: types(type), score }) : t('point', { date: when(at), score }),
    ),
    { type: 'unit' },
  )
  return (
    <div role="img" aria-label={words} dir="ltr" className="text-12 tabular-nums">
      <div aria-hidden="true" className="relative ms-8 me-4 h-32">
        {LINES.map((line) => (
          <span key={line} className="absolute inset-x-0 border-t" style={{ top: `${100 - line}%` }}>
            <span className="absolute end-full -translate-y-1/2 pe-2 text-3">{number(line, locale)}</span>
          </span>
        ))}
        <Lines lines={lines} />
        <Dots points={points} x={x} />
      </div>
      <p aria-hidden="true" className="ms-8 me-4 mt-2 flex justify-between text-3">
        <span>{when(points[0]?.at ?? 0)}</span>
        {days.size === 1 && <span>{[...days]}</span>}
        <span>{when(points.at(-1)?.at ?? 0)}</span>
      </p>
      {isMixed && (
        <p aria-hidden="true" dir="auto" className="mt-2 text-2">
          {t('chartKinds')}
        </p>
      )}
    </div>
  )
}

const isEach = (lines: string[][]) => lines.every((line) => line.length > 0)

function Lines({ lines }: { lines: string[][] }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
      {lines.map((line, index) => (
        <polyline
          key={LINE_KINDS[index]}
          points={line.join(' ')}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={isEach(lines) && index === 1 ? '4 4' : undefined}
          vectorEffect="non-scaling-stroke"
          className="stroke-brand"
        />
      ))}
    </svg>
  )
}

function Dots({ points, x }: { points: readonly Point[]; x: (index: number) => number }) {
  const locale = useLocale()
  const every = Math.ceil(points.length / MAX_LABELS)
  const isLabelled = (index: number) =>
    index === points.length - 1 || (index % every === 0 && index + every <= points.length - 1)
  return points.map(({ at, score }, index) => (
    <span key={`${at} ${index}`} className="absolute" style={{ left: `${x(index)}%`, top: `${100 - score}%` }}>
      <span className="absolute size-2 -translate-1/2 rounded-full border-2 border-brand bg-surface" />
      {isLabelled(index) && (
        <span className="absolute -top-6 -translate-x-1/2 font-strong">{number(score, locale)}</span>
      )}
    </span>
  ))
}
