import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'use-intl'
import { severities } from './severity-icon'
import { type Counts, SeverityLegend } from './severity-counts'

type SeverityBarProps = {
  counts: Counts
  legend?: boolean
  className?: string /** Its name where there is nothing to count. */
  none?: string
}

/** How the findings are made up. With `legend` the values stand below as text; without, they are the picture's name. */
export function SeverityBar({ counts, legend = false, className, none }: SeverityBarProps) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const present = severities.filter((severity) => counts[severity])
  const words = format.list(
    present.map((severity) => t(`severityCount.${severity}`, { count: counts[severity] ?? 0 })),
    { type: 'unit' },
  )
  return (
    <div className={clsx('grid gap-2', className)}>
      <div
        role="img"
        aria-label={words || (none ?? t('noFindings'))}
        className="flex h-2 gap-0.5 overflow-hidden rounded"
      >
        {present.length === 0 && <span className="grow bg-selected" />}
        {present.map((severity) => (
          <span
            key={severity}
            style={{ flexGrow: counts[severity] }}
            className={clsx(severity, 'min-w-1 basis-0 rounded-[2px] bg-k forced-color-adjust-none')}
          />
        ))}
      </div>
      {legend && <SeverityLegend counts={counts} />}
    </div>
  )
}
