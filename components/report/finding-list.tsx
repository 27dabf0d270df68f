import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { Note } from '@/components/ui/note'
import type { Report } from '@/lib/contract/report'
import { countsOf, type Entry, type Filter, filterEntries, NO_FILTER } from '@/lib/domain/finding-entries'
import { openTotal } from '@/lib/domain/standing'
import { ExportMenu } from './export-menu'
import { FindingFilters } from './finding-filters'
import { FindingPages } from './finding-pages'
import { useOpenReport, useReportPlace } from './report-context'
import { useFindingFilter } from './use-finding-filter'
import { useReadResult } from '@/components/scan-result/read-result'
import { scanType } from '@/components/scan-result/scan-words'
import { absoluteTime } from '@/lib/domain/format'
import { diff } from '@/lib/domain/scan-diff'
import { looksAsMuch } from './compare-with'

/**
 * The findings of a report: to narrow, to open, to decide on, to take along. Not drawn anew with every change of the
 * address.
 */
export const FindingList = memo(function FindingList() {
  const t = useTranslations('report')
  const { result, entries, isPrinting } = useOpenReport()
  const { all, canDecide, before, aside, retry } = entries
  const { filter, setFilter, wanted, counts, shown, numberOf } = useShown(all, isPrinting)
  const { listed, folded, unfold } = useFold(shown, wanted)
  return (
    <Card>
      <CardHeader
        title={t('findings.title')}
        description={
          shown.length === all.length
            ? t('findings.text')
            : t('findings.shown', { shown: numberOf(shown), total: numberOf(all) })
        }
        actions={!isPrinting && <ExportMenu result={result} entries={shown} />}
      />
      {retry && <UnknownDecisions onRetry={retry} />}
      {before && <SinceBefore before={before} />}
      {all.length === 0 && (
        <p className="border-t px-4 py-8 text-center text-13 text-2">
          {t(result.grade ? 'findings.none' : 'findings.noneKnown')}
        </p>
      )}
      {all.length > 0 && !isPrinting && (
        <FindingFilters
          entries={all}
          counts={counts}
          filter={filter}
          onFilter={setFilter}
          canDecide={canDecide}
          hasBefore={Boolean(before)}
        />
      )}
      <FindingPages filter={wanted} entries={listed} isFolded={folded.length > 0} />
      {folded.length > 0 && <Folded entries={folded} onShow={unfold} />}
      {all.length > 0 && shown.length === 0 && (
        <NoMatch count={numberOf(all) || all.length} onClear={() => setFilter(NO_FILTER)} />
      )}
      {shown.length > 0 && aside > 0 && filter.status === 'todo' && !isPrinting && (
        <Aside count={aside} onShow={() => setFilter((now) => ({ ...now, status: 'all' }))} />
      )}
    </Card>
  )
})

function useShown(all: readonly Entry[], isPrinting: boolean) {
  const [filter, setFilter] = useFindingFilter()
  // Typing comes first: the list follows when there is time.
  const wanted = useDeferredValue(filter)
  const counts = useMemo(
    () => countsOf(filterEntries(all, { ...wanted, severities: [] }).map(({ finding }) => finding)),
    [all, wanted],
  )
  const shown = useMemo(() => (isPrinting ? all : filterEntries(all, wanted)), [all, wanted, isPrinting])
  // Notes are not findings, unless they are what is looked for.
  const numberOf = (entries: readonly Entry[]) => {
    const { info, ...rest } = countsOf(entries.map(({ finding }) => finding))
    return openTotal(rest) + (wanted.severities.includes('info') ? info : 0)
  }
  return { filter, setFilter, wanted, counts, shown, numberOf }
}

/** Notes, and headers that are only good practice: nothing that the owner of a site has to read one by one. */
const isSmall = ({ finding: { severity, category } }: Entry) =>
  severity === 'info' || (severity === 'low' && category === 'headers')

/** What the owner sees at first, and what is folded away until it is asked for, searched for or led to. */
function useFold(shown: readonly Entry[], filter: Filter) {
  const { view, isPrinting } = useOpenReport()
  const { opened } = useReportPlace()
  const [isWhole, setWhole] = useState(false)
  const isNarrowed = filter.q !== '' || filter.severities.length > 0 || filter.category !== 'all'
  const small = useMemo(() => shown.filter(isSmall), [shown])
  const large = useMemo(() => shown.filter((entry) => !isSmall(entry)), [shown])
  const isAsked = small.some(({ finding }) => opened.includes(finding.id))
  const isFolded =
    view === 'owner' && !isPrinting && !isWhole && !isNarrowed && !isAsked && small.length > 0 && large.length > 0
  return { listed: isFolded ? large : shown, folded: isFolded ? small : [], unfold: () => setWhole(true) }
}

function Folded({ entries, onShow }: { entries: readonly Entry[]; onShow: () => void }) {
  const t = useTranslations('report.fold')
  const notes = entries.filter(({ finding }) => finding.severity === 'info').length
  const headers = entries.length - notes
  return (
    <p className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-13 text-2 sm:px-5">
      {headers === 0 ? t('notes', { notes }) : notes === 0 ? t('headers', { headers }) : t('both', { headers, notes })}
      <Button size="sm" variant="ghost" onClick={onShow}>
        {t('show')}
      </Button>
    </p>
  )
}

function UnknownDecisions({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('report.triage')
  const words = useTranslations('ui')
  return (
    <Note
      tone="medium"
      className="mx-4 mb-3 sm:mx-5 print:hidden"
      actions={
        <Button size="sm" onClick={onRetry}>
          {words('retry')}
        </Button>
      }
    >
      <p>{t('failed')}</p>
    </Note>
  )
}

function NoMatch({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useTranslations('report.findings')
  return (
    <div className="grid justify-items-center gap-3 border-t px-4 py-8 text-13 text-2">
      <p role="status">{t('noMatch', { count })}</p>
      <Button size="sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}

/** How many findings are set aside, and the way to them. */
function Aside({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('report.list')
  return (
    <p className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-13 text-2 sm:px-5">
      {t('aside', { count })}
      <Button size="sm" variant="ghost" onClick={onShow}>
        {t('showAside')}
      </Button>
    </p>
  )
}

/** What the changes in the list are against, and what is gone from it since. */
function SinceBefore({ before }: { before: Report }) {
  const { report, result, openTab } = useOpenReport()
  const t = useTranslations('report.since')
  const words = useTranslations('scan.typeInside')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const read = useReadResult(before)
  const gone = useMemo(() => (read.kind === 'structured' ? diff(read.result, result) : null), [read, result])
  if (!gone) return null
  const when = before.completed_at ?? before.created_at ?? ''
  const sentences = [
    t('compared', { type: words(scanType(before)), date: absoluteTime(when, options) }),
    gone.fixed.length > 0 && t('fixed', { count: gone.fixed.length }),
    gone.unknown.length > 0 && t('unknown', { count: gone.unknown.length }),
    !looksAsMuch(before, report) && t('unlike'),
  ].filter(Boolean)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 text-13 text-2 sm:px-5">
      <span>{sentences.join(' · ')}</span>
      <Button variant="ghost" size="sm" onClick={() => openTab('compare')} className="-mx-2 print:hidden">
        {t('more')}
      </Button>
    </p>
  )
}
