import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { type Dispatch, memo, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { FINDING_STATUSES } from '@/lib/contract/finding'
import { CATEGORIES, SEVERITIES, type Severity, type SeverityCounts } from '@/lib/contract/scan-result'
import { countsOf, DRIFTS, type Entry, type Filter, severitiesFrom } from '@/lib/domain/finding-entries'

type FindingFiltersProps = {
  entries: readonly Entry[]
  /** Of what the other filters leave. */
  counts: SeverityCounts
  filter: Filter
  onFilter: Dispatch<SetStateAction<Filter>>
  canDecide: boolean
  hasBefore: boolean
}

export function FindingFilters({
  entries,
  counts,
  filter: { q, severities, category, status, drift },
  onFilter,
  canDecide,
  hasBefore,
}: FindingFiltersProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const set = useCallback((change: Partial<Filter>) => onFilter((now) => ({ ...now, ...change })), [onFilter])
  const active = severities.length + [category !== 'all', status !== 'todo', drift !== 'all'].filter(Boolean).length
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-5 print:hidden">
      <SearchInput
        aria-label={t('report.findings.search')}
        placeholder={t('report.findings.search')}
        value={q}
        onChange={(event) => set({ q: event.target.value })}
        className="max-sm:w-0 max-sm:grow sm:w-64"
        inputClassName="w-full"
      />
      {/* On a phone they would stand in front of the findings. */}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="sm:hidden">
        <ListFilter aria-hidden="true" />
        {t('report.list.filters')}
        {active > 0 && <span className="tabular-nums">{active}</span>}
      </Button>
      <div className={clsx('flex flex-wrap items-center gap-2 sm:contents', !isOpen && 'max-sm:hidden')}>
        <Choices {...{ entries, counts, severities, category, status, drift, set, canDecide, hasBefore }} />
      </div>
    </div>
  )
}

type ChoicesProps = Omit<Filter, 'q'> & { set: (change: Partial<Filter>) => void } & Pick<
    FindingFiltersProps,
    'entries' | 'counts' | 'canDecide' | 'hasBefore'
  >

/** Everything but the search, so that typing does not draw it anew. */
const Choices = memo(function Choices({
  entries,
  counts,
  severities,
  category,
  status,
  drift,
  set,
  canDecide,
  hasBefore,
}: ChoicesProps) {
  const t = useTranslations()
  return (
    <>
      <Severities
        entries={entries}
        counts={counts}
        chosen={severities}
        onChange={(chosen) => set({ severities: chosen })}
      />
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <CategoryChoice entries={entries} category={category} set={set} />
        {canDecide && (
          <Select
            label={t('report.list.status')}
            value={status}
            onValueChange={(next) => set({ status: next })}
            options={[
              { value: 'todo' as const, label: t('report.list.todo') },
              { value: 'all' as const, label: t('report.list.anyStatus') },
              ...FINDING_STATUSES.map((value) => ({ value, label: t(`report.status.${value}`) })),
            ]}
          />
        )}
        {hasBefore && (
          <Select
            label={t('report.list.drift')}
            value={drift}
            onValueChange={(next) => set({ drift: next })}
            options={[
              { value: 'all' as const, label: t('report.list.anyDrift') },
              ...DRIFTS.map((value) => ({ value, label: t(`report.drift.${value}`) })),
            ]}
          />
        )}
      </div>
    </>
  )
})

function CategoryChoice({ entries, category, set }: Pick<ChoicesProps, 'entries' | 'category' | 'set'>) {
  const t = useTranslations()
  const categories = useMemo(() => {
    const present = new Set(entries.map(({ finding }) => finding.category))
    return CATEGORIES.filter((one) => present.has(one))
  }, [entries])
  if (categories.length < 2) return null
  return (
    <Select
      label={t('report.list.category')}
      value={category}
      onValueChange={(next) => set({ category: next })}
      options={[
        { value: 'all' as const, label: t('report.list.anyCategory') },
        ...categories.map((value) => ({ value, label: t(`scan.category.${value}`) })),
      ]}
    />
  )
}

type SeveritiesProps = Pick<FindingFiltersProps, 'entries' | 'counts'> & {
  chosen: readonly Severity[]
  onChange: (severities: readonly Severity[]) => void
}

function Severities({ entries, counts, chosen, onChange }: SeveritiesProps) {
  const t = useTranslations()
  const present = useMemo(() => countsOf(entries.map(({ finding }) => finding)), [entries])
  const toggle = (severity: Severity) =>
    onChange(
      severitiesFrom(chosen.includes(severity) ? chosen.filter((one) => one !== severity) : [...chosen, severity]),
    )
  return (
    <div role="group" aria-label={t('report.findings.filter')} className="flex flex-wrap gap-2">
      {SEVERITIES.filter((severity) => present[severity] > 0).map((severity) => (
        <button
          key={severity}
          type="button"
          aria-pressed={chosen.includes(severity)}
          onClick={() => toggle(severity)}
          className={`${severity} inline-flex h-ctl-sm items-center gap-1 rounded-md border bg-surface px-2 text-12 font-medium text-2 hover:bg-hover aria-pressed:border-k-line aria-pressed:bg-k-bg aria-pressed:text-k-text`}
        >
          <SeverityIcon severity={severity} className="i-14 text-k-text" />
          {t(`ui.severity.${severity}`)} <span className="tabular-nums">{counts[severity]}</span>
        </button>
      ))}
    </div>
  )
}
