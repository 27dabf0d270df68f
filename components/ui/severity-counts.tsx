import { clsx } from 'clsx'
import { useCallback } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { severities, type Severity, SeverityIcon } from './severity-icon'

export type Counts = Partial<Record<Severity, number>>

const dense: readonly Severity[] = ['critical', 'high', 'medium', 'low']

/** "1 critical, 3 low": what the counts say in a search or a file. Empty when there is nothing to count. */
export function useCountsText() {
  const t = useTranslations('ui.severityCount')
  const format = useFormatter()
  return useCallback(
    (counts: Counts | null | undefined) => {
      const present = counts ? dense.filter((severity) => counts[severity]) : []
      return format.list(
        present.map((severity) => t(severity, { count: counts?.[severity] ?? 0 })),
        { type: 'unit' },
      )
    },
    [t, format],
  )
}

/** Four counts in a table cell: shape and number; the word is for screen readers and on hover. */
export function SeverityCounts({ counts, className }: { counts: Counts; className?: string }) {
  const t = useTranslations('ui')
  return (
    <span className={clsx('inline-flex gap-2 align-middle', className)}>
      {dense.map((severity) => {
        const count = counts[severity] ?? 0
        const words = t(`severityCount.${severity}`, { count })
        return (
          <span
            key={severity}
            title={words}
            className={clsx(
              'inline-flex min-w-8 items-center gap-1 text-12 tabular-nums',
              count > 0 ? [severity, 'font-strong text-k-text'] : 'text-3',
            )}
          >
            <SeverityIcon severity={severity} className="i-14" />
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{words}</span>
          </span>
        )
      })}
    </span>
  )
}

/** The same counts with their words written out, for beside a picture. Severities without a finding are left out. */
export function SeverityLegend({ counts, className }: { counts: Counts; className?: string }) {
  const t = useTranslations('ui')
  const present = severities.filter((severity) => counts[severity])
  return (
    <ul className={clsx('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {present.map((severity) => (
        <li
          key={severity}
          className={clsx(severity, 'inline-flex items-center gap-1 text-13 leading-6 text-2 tabular-nums')}
        >
          <SeverityIcon severity={severity} className="i-14 text-k-text" />
          <b className="font-strong text-1">{counts[severity]}</b> {t(`severity.${severity}`)}
        </li>
      ))}
    </ul>
  )
}
