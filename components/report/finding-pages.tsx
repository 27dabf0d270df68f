import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Pagination } from '@/components/data-table/pagination'
import type { MenuItem } from '@/components/ui/menu-panel'
import { notify } from '@/components/ui/notify'
import type { Entry, Filter } from '@/lib/domain/finding-entries'
import { addressText } from '@/lib/domain/shown-address'
import { FindingRow, type RowActions } from './finding-row'
import { useOpenReport, useReportPlace } from './report-context'
import { useDecide } from './use-decide'
import { useScanAgain } from './use-scan-again'
import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Menu } from '@/components/ui/menu'
import { visibleText } from '@/lib/domain/visible-text'

/** As many as a page can hold and stay quick. */
const PAGE_SIZE = 50
/** Each with its proof; more would keep the printer and the browser busy for minutes. */
const MAX_ON_PAPER = 500

type FindingPagesProps = {
  entries: readonly Entry[]
  filter: Filter
  /** More are folded away below. */
  isFolded: boolean
}

/** The lines of the list, fifty at a time, and what can be done with some or all of them. */
export const FindingPages = memo(function FindingPages({ entries, filter, isFolded }: FindingPagesProps) {
  const { isPrinting, entries: known } = useOpenReport()
  const { canDecide } = known
  const { opened, target } = useReportPlace()
  const [page, setPage] = usePageOf(entries, target)
  const selection = useFindingSelection(entries)
  const { selected, setSelected } = selection
  const [filtered, setFiltered] = useState(filter)
  if (filter !== filtered) {
    setFiltered(filter)
    setPage(0)
    setSelected(new Set())
  }
  const { decide, actions } = useActions(selection)
  const pages = Math.ceil(entries.length / PAGE_SIZE)
  const start = Math.min(page, Math.max(0, pages - 1)) * PAGE_SIZE
  const visible = isPrinting ? entries.slice(0, MAX_ON_PAPER) : entries.slice(start, start + PAGE_SIZE)
  const chosen = entries.filter(({ finding }) => selected.has(finding.id))

  return (
    <>
      {canDecide && !isPrinting && entries.length > 0 && (
        <SelectionBar
          total={entries.length}
          isFolded={isFolded}
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
            isOpen={opened.includes(entry.finding.id)}
            isTarget={entry.finding.id === target}
            isSelected={selected.has(entry.finding.id)}
            actions={canDecide ? actions : undefined}
          />
        ))}
      </ul>
      {isPrinting && entries.length > MAX_ON_PAPER && <PaperLimit total={entries.length} />}
      {pages > 1 && !isPrinting && (
        <Pages start={start} shown={visible.length} total={entries.length} onPageChange={setPage} />
      )}
      {decide.dialog}
    </>
  )
})

function PaperLimit({ total }: { total: number }) {
  const t = useTranslations('report.list')
  return <p className="border-t px-4 py-3 text-13">{t('paperLimit', { count: MAX_ON_PAPER, total })}</p>
}

function Pages({
  start,
  shown,
  total,
  onPageChange,
}: {
  start: number
  shown: number
  total: number
  onPageChange: (page: number) => void
}) {
  const t = useTranslations('report.list')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 text-13 text-2 sm:px-5">
      <span role="status" className="tabular-nums">
        {t('page', { start: start + 1, end: start + shown, total })}
      </span>
      <Pagination page={start / PAGE_SIZE} pages={Math.ceil(total / PAGE_SIZE)} onPageChange={onPageChange} />
    </div>
  )
}

/** What can be done with one finding or with those chosen. */
function useActions({ select, setSelected }: ReturnType<typeof useFindingSelection>) {
  const { report, workspace } = useOpenReport()
  const t = useTranslations()
  const ticketOf = useTicket()
  const rescan = useScanAgain(report, workspace).scan
  const decide = useDecide({ workspace, report: report.id, onDone: () => setSelected(new Set()), onRescan: rescan })

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
  return { decide, actions: useSteady({ items: itemsOf, claim: ({ finding }) => decide.claim(finding), select }) }
}

/** The latest actions, in an object that stays the same, so that only the rows that change are drawn anew. */
function useSteady(own: RowActions): RowActions {
  const latest = useRef(own)
  // A row is pressed long after it was drawn.
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

type SelectionBarProps = Pick<FindingPagesProps, 'isFolded'> & {
  total: number
  chosen: number
  onAll: (isAll: boolean) => void
  items: readonly MenuItem[]
}

/** Selects everything the filter shows, on all pages, and decides on what is selected. */
function SelectionBar({ total, isFolded, chosen, onAll, items }: SelectionBarProps) {
  const t = useTranslations()
  return (
    <div className="sticky top-[calc(var(--topbar)+40px)] z-[8] flex min-h-12 flex-wrap items-center gap-3 border-t bg-surface px-4 py-2 max-sm:top-[calc(var(--topbar)+44px)] sm:px-5">
      <Checkbox
        label={
          chosen > 0
            ? t('ui.table.selected', { count: chosen })
            : t(isFolded ? 'report.list.selectShown' : 'report.list.selectAll', { count: total })
        }
        checked={chosen === total}
        indeterminate={chosen > 0 && chosen < total}
        onCheckedChange={onAll}
      />
      {chosen > 0 && (
        <div role="group" aria-label={t('report.triage.bulk')} className="ms-auto flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => onAll(false)}>
            {t('ui.table.clearSelection')}
          </Button>
          <Menu
            trigger={
              <Button variant="primary" size="sm">
                {t('report.triage.decide')}
                <ChevronDown aria-hidden="true" />
              </Button>
            }
            items={items}
          />
        </div>
      )}
    </div>
  )
}

/** Longer than any run of backticks inside, so that a stranger's text cannot end the block. */
function fenced(text: string) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

/** A finding as Markdown, for the ticket of whoever repairs it. */
function useTicket() {
  const t = useTranslations()
  return ({ finding }: Entry, site: string): string => {
    const { title, severity, at, key, summary_plain, impact, remediation, snippets, evidence, rule, cwe, id } = finding
    return [
      `## ${t(`ui.severity.${severity}`)}: ${title}`,
      `${site}\n\n${fenced(visibleText([at, key].filter(Boolean).join(' ')))}`,
      `**${t('scan.means')}.** ${summary_plain}`,
      `**${t('scan.impact')}.** ${impact}`,
      `**${t('scan.fix')}.** ${remediation}`,
      ...snippets.map(
        ({ platform, code }) => `${t('scan.fixFor', { platform: t(`scan.platform.${platform}`) })}\n\n${fenced(code)}`,
      ),
      ...evidence.flatMap(({ label, excerpt }) => (excerpt ? [`${label}\n\n${fenced(visibleText(excerpt))}`] : [])),
      [rule, ...cwe.map((number) => `CWE-${number}`), id].join(' · '),
    ].join('\n\n')
  }
}

/** Which findings are ticked, by id; Shift reaches from the last one, over pages too, as in the tables. */
function useFindingSelection(entries: readonly Entry[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  function select(id: string, isRange: boolean) {
    const order = entries.map(({ finding }) => finding.id)
    const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)]
    const changed = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(selected)
    for (const one of changed) {
      if (selected.has(id)) next.delete(one)
      else next.add(one)
    }
    setAnchor(id)
    setSelected(next)
  }

  return { selected, setSelected, select }
}
