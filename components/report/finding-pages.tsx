import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Pagination } from '@/components/data-table/pagination'
import type { MenuItem } from '@/components/ui/menu-panel'
import { notify } from '@/components/ui/notify'
import type { ReportView } from '@/components/scan-result/finding-details'
import type { Report } from '@/lib/contract/report'
import type { Entry, Filter } from '@/lib/domain/finding-entries'
import { addressText } from '@/lib/domain/shown-address'
import { FindingRow, type RowDeeds } from './finding-row'
import { SelectionBar } from './selection-bar'
import { useDecide } from './use-decide'
import { useFindingSelection } from './use-finding-selection'
import { useScanAgain } from './use-scan-again'
import { useTicket } from './use-ticket'

/** As many as a page can hold and stay quick. */
const PAGE_SIZE = 50
/** Each with its proof; more would keep the printer and the browser busy for minutes. */
const MOST_ON_PAPER = 500

type FindingPagesProps = {
  report: Report
  workspace: string
  entries: readonly Entry[]
  filter: Filter
  view: ReportView
  opened: readonly string[]
  /** Comes into sight. */
  target?: string
  onToggle: (finding: string) => void
  isPrinting: boolean
  canDecide: boolean
}

/** The lines of the list, fifty at a time, and what can be done with some or all of them. */
export const FindingPages = memo(function FindingPages({
  entries,
  filter,
  report,
  workspace,
  view,
  opened,
  target,
  onToggle,
  isPrinting,
  canDecide,
}: FindingPagesProps) {
  const t = useTranslations()
  const [page, setPage] = usePageOf(entries, target)
  const { selected, setSelected, select } = useFindingSelection(entries)
  const [filtered, setFiltered] = useState(filter)
  if (filter !== filtered) {
    setFiltered(filter)
    setPage(0)
    setSelected(new Set())
  }
  const ticketOf = useTicket()
  const rescan = useScanAgain(report, workspace).scan
  const decide = useDecide({ workspace, report: report.id, onDone: () => setSelected(new Set()), onRescan: rescan })
  const pages = Math.ceil(entries.length / PAGE_SIZE)
  const start = Math.min(page, Math.max(0, pages - 1)) * PAGE_SIZE
  const visible = isPrinting ? entries.slice(0, MOST_ON_PAPER) : entries.slice(start, start + PAGE_SIZE)
  const chosen = entries.filter(({ finding }) => selected.has(finding.id))

  async function copyTicket(entry: Entry) {
    try {
      await navigator.clipboard.writeText(ticketOf(entry, addressText(report.summary.asset_value ?? '')))
      notify.success(t('ui.copySuccess'))
    } catch {
      notify.error(t('ui.copyFailure'))
    }
  }

  const itemsOf = (entry: Entry): readonly MenuItem[] => [
    ...decide.itemsFor([entry.finding], entry.status),
    'separator',
    { label: t('report.triage.copy'), onSelect: () => void copyTicket(entry) },
  ]
  const deeds = useDeeds({ items: itemsOf, claim: ({ finding }) => decide.claim(finding), select })

  return (
    <>
      {canDecide && !isPrinting && entries.length > 0 && (
        <SelectionBar
          total={entries.length}
          chosen={chosen.length}
          onAll={(isAll) => setSelected(new Set(isAll ? entries.map(({ finding }) => finding.id) : []))}
          items={decide.itemsFor(chosen.map(({ finding }) => finding))}
        />
      )}
      <ul>
        {visible.map((entry) => (
          <FindingRow
            key={entry.finding.id}
            entry={entry}
            view={view}
            isOpen={opened.includes(entry.finding.id)}
            isTarget={entry.finding.id === target}
            onToggle={onToggle}
            isPrinting={isPrinting}
            isSelected={selected.has(entry.finding.id)}
            deeds={canDecide ? deeds : undefined}
          />
        ))}
      </ul>
      {isPrinting && entries.length > MOST_ON_PAPER && (
        <p className="border-t px-4 py-3 text-13">{t('report.list.paperLimit', { count: MOST_ON_PAPER, total: entries.length })}</p>
      )}
      {pages > 1 && !isPrinting && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 text-13 text-2 sm:px-5">
          <span role="status" className="tabular-nums">
            {t('report.list.page', { start: start + 1, end: start + visible.length, total: entries.length })}
          </span>
          <Pagination page={start / PAGE_SIZE} pages={pages} onPageChange={setPage} />
        </div>
      )}
      {decide.dialog}
    </>
  )
})

/** What rows can do, in an object that stays the same, so that only the rows that change are drawn anew. */
function useDeeds(own: RowDeeds): RowDeeds {
  const latest = useRef(own)
  // The rows are the outside system: a press comes long after the drawing.
  useLayoutEffect(() => {
    latest.current = own
  })
  return useMemo(
    () => ({
      items: (entry) => latest.current.items(entry),
      claim: (entry) => latest.current.claim(entry),
      select: (id, isRange) => latest.current.select(id, isRange),
    }),
    [],
  )
}

/** The open page; a finding that is asked for elsewhere brings its own page up. */
function usePageOf(entries: readonly Entry[], target: string | undefined) {
  const pageOf = () => Math.max(0, Math.floor(entries.findIndex(({ finding }) => finding.id === target) / PAGE_SIZE))
  const [page, setPage] = useState(pageOf)
  const [last, setLast] = useState(target)
  if (target !== last) {
    setLast(target)
    setPage(pageOf())
  }
  return [page, setPage] as const
}
