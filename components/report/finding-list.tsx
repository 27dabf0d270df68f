import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReportView } from '@/components/scan-result/finding-details'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { Note } from '@/components/ui/note'
import { Segmented } from '@/components/ui/segmented'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { countsOf, type Entry, filterEntries, NO_FILTER } from '@/lib/domain/finding-entries'
import { openTotal } from '@/lib/domain/standing'
import { storage } from '@/lib/browser/storage'
import { ExportMenu } from './export-menu'
import { FindingFilters } from './finding-filters'
import { FindingPages } from './finding-pages'
import { SinceBefore } from './since-before'
import type { Entries } from './use-entries'
import { useFindingFilter } from './use-finding-filter'

const VIEW_KEY = 'soteria:report-view'

export type FindingListProps = {
  report: Report
  result: ScanResult
  workspace: string
  entries: Entries
  opened: readonly string[]
  /** Comes into sight. */
  target?: string
  onToggle: (finding: string) => void
  onCompare: () => void
  isPrinting: boolean
}

/** The findings of a report: to narrow, to open, to decide on, to take along. Not drawn anew with every change of the address. */
export const FindingList = memo(function FindingList({
  report,
  result,
  workspace,
  entries,
  opened,
  target,
  onToggle,
  onCompare,
  isPrinting,
}: FindingListProps) {
  const t = useTranslations('report')
  const words = useTranslations('ui')
  const [view, setView] = useState<ReportView>(() => (storage.get(VIEW_KEY) === 'developer' ? 'developer' : 'owner'))
  const [filter, setFilter] = useFindingFilter()
  const { all, canDecide, before, aside, retry } = entries
  // Typing comes first: the list follows when there is time.
  const wanted = useDeferredValue(filter)
  const counts = useMemo(() => countsOf(filterEntries(all, { ...wanted, severities: [] }).map(({ finding }) => finding)), [all, wanted])
  const shown = useMemo(() => (isPrinting ? all : filterEntries(all, wanted)), [all, wanted, isPrinting])

  // Notes are not findings, unless they are what is looked for.
  const numberOf = (entries: readonly Entry[]) => {
    const { info, ...rest } = countsOf(entries.map(({ finding }) => finding))
    return openTotal(rest) + (wanted.severities.includes('info') ? info : 0)
  }

  function handleView(next: ReportView) {
    storage.set(VIEW_KEY, next)
    setView(next)
  }

  return (
    <Card>
      <CardHeader
        title={t('findings.title')}
        description={shown.length === all.length ? t('findings.text') : t('findings.shown', { shown: numberOf(shown), total: numberOf(all) })}
        actions={
          !isPrinting && (
            <div className="flex flex-wrap gap-2">
              <Segmented
                label={t('view.label')}
                value={view}
                onValueChange={handleView}
                options={[
                  { value: 'owner', label: t('view.owner') },
                  { value: 'developer', label: t('view.developer') },
                ]}
              />
              <ExportMenu result={result} entries={shown} />
            </div>
          )
        }
      />
      {retry && (
        <Note
          tone="medium"
          className="mx-4 mb-3 sm:mx-5 print:hidden"
          actions={
            <Button size="sm" onClick={retry}>
              {words('retry')}
            </Button>
          }
        >
          <p>{t('triage.failed')}</p>
        </Note>
      )}
      {before && <SinceBefore report={report} result={result} before={before} onCompare={onCompare} />}
      {all.length === 0 && <p className="border-t px-4 py-8 text-center text-13 text-2">{t('findings.none')}</p>}
      {all.length > 0 && !isPrinting && (
        <FindingFilters entries={all} counts={counts} filter={filter} onFilter={setFilter} canDecide={canDecide} hasBefore={Boolean(before)} />
      )}
      <FindingPages {...{ report, workspace, view, opened, target, onToggle, isPrinting, canDecide }} filter={wanted} entries={shown} />
      {all.length > 0 && shown.length === 0 && (
        <div className="grid justify-items-center gap-3 border-t px-4 py-8 text-13 text-2">
          <p role="status">{t('findings.noMatch', { count: numberOf(all) || all.length })}</p>
          <Button size="sm" onClick={() => setFilter(NO_FILTER)}>
            {t('findings.clear')}
          </Button>
        </div>
      )}
      {shown.length > 0 && aside > 0 && filter.status === 'todo' && !isPrinting && (
        <p className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-13 text-2 sm:px-5">
          {t('list.aside', { count: aside })}
          <Button size="sm" variant="ghost" onClick={() => setFilter((now) => ({ ...now, status: 'all' }))}>
            {t('list.showAside')}
          </Button>
        </p>
      )}
    </Card>
  )
})
