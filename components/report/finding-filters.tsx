import { useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { type Finding, SEVERITIES, type Severity } from '@/lib/contract/scan-result'

type FindingFiltersProps = {
  findings: readonly Finding[]
  search: string
  onSearch: (search: string) => void
  /** None chosen means all. */
  severities: readonly Severity[]
  onSeverities: (severities: readonly Severity[]) => void
}

export function FindingFilters({ findings, search, onSearch, severities, onSeverities }: FindingFiltersProps) {
  const t = useTranslations()
  const present = SEVERITIES.map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length })).filter(
    ({ count }) => count > 0,
  )

  const toggle = (severity: Severity) => onSeverities(severities.includes(severity) ? severities.filter((one) => one !== severity) : [...severities, severity])

  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-5 print:hidden">
      <SearchInput
        aria-label={t('report.findings.search')}
        placeholder={t('report.findings.search')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="max-sm:w-full sm:w-64"
        inputClassName="w-full"
      />
      <div role="group" aria-label={t('report.findings.filter')} className="flex flex-wrap gap-2">
        {present.map(({ severity, count }) => (
          <button
            key={severity}
            type="button"
            aria-pressed={severities.includes(severity)}
            onClick={() => toggle(severity)}
            className={`${severity} inline-flex h-ctl-sm items-center gap-1 rounded-md border bg-surface px-2 text-12 font-medium text-2 hover:bg-hover aria-pressed:border-k-line aria-pressed:bg-k-bg aria-pressed:text-k-text`}
          >
            <SeverityIcon severity={severity} className="i-14 text-k-text" />
            {t(`ui.severity.${severity}`)} <span className="tabular-nums">{count}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
