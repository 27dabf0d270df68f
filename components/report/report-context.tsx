import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Report } from '@/lib/contract/report'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { isToDo, severitiesFrom } from '@/lib/domain/finding-entries'
import { useDeed } from '@/lib/react/use-finding-texts'
import { type ReportView, useReportView } from '@/stores/report-view'
import { type Entries, useEntries } from './use-entries'

const TABS = ['summary', 'findings', 'checks', 'compare', 'technology', 'certificate', 'pages', 'raw']

type ReportProviderProps = { report: Report; result: ScanResult; workspace: string; children: ReactNode }

type OpenReport = Omit<ReportProviderProps, 'children'> & {
  entries: Entries
  view: ReportView
  isPrinting: boolean
  openTab: (tab: string) => void
  toggle: (finding: string) => void
  /** Opens a finding and brings it into sight. */
  leadTo: (finding: string) => void
}

type ReportPlace = {
  tab: string
  opened: readonly string[]
  /** Comes into sight. */
  target?: string
  /** How often a tab was pressed: each time the tabs come into sight. */
  pressed: number
}

const ReportContext = createContext<OpenReport | null>(null)
/** Apart from the report: what is opened changes with every press, the report does not. */
const PlaceContext = createContext<ReportPlace | null>(null)

/** The report on the screen, for all its parts: how it is read, what is open of it, and whether it is on paper. */
export function ReportProvider({ report, result, workspace, children }: ReportProviderProps) {
  const { tab, opened, target, pressed, openTab, toggle, leadTo } = useAddressState()
  const isPrinting = usePrinting()
  const entries = useEntries(workspace, report, result)
  useAskedSeverity(entries, leadTo, pressed > 0 || opened.length > 0)
  const view = useReportView()
  const open = useMemo(
    () => ({ report, result, workspace, entries, view, isPrinting, openTab, toggle, leadTo }),
    [report, result, workspace, entries, view, isPrinting, openTab, toggle, leadTo],
  )
  const place = useMemo(() => ({ tab, opened, target, pressed }), [tab, opened, target, pressed])
  return (
    <ReportContext value={open}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </ReportContext>
  )
}

export const useOpenReport = () => provided(use(ReportContext))
/** What a finding is called for whoever reads: the owner is told what to do, the developer what it is. */
export function useFindingName() {
  const { view } = useOpenReport()
  const deedOf = useDeed()
  return useCallback(
    (finding: Pick<Finding, 'rule' | 'title'>) => (view === 'owner' ? deedOf(finding) : finding.title),
    [view, deedOf],
  )
}

export const useReportPlace = () => provided(use(PlaceContext))

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('A part of a report stands outside its ReportProvider.')
  return value
}

/** True while the page is being put on paper, which is white whatever the theme. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)

  // The printer does not wait for a later render.
  useEffect(() => {
    const root = document.documentElement
    const paper = matchMedia('print')
    let before: { theme: string | undefined } | null = null
    const onBefore = () => {
      before ??= { theme: root.dataset.theme }
      root.dataset.theme = 'light'
      flushSync(() => setPrinting(true))
    }
    const onAfter = () => {
      if (!before) return
      if (before.theme === undefined) delete root.dataset.theme
      else root.dataset.theme = before.theme
      before = null
      setPrinting(false)
    }
    // Some browsers print without the events, and a preview only changes the medium.
    const onMedium = () => (paper.matches ? onBefore() : onAfter())
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    paper.addEventListener('change', onMedium)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
      paper.removeEventListener('change', onMedium)
      onAfter()
    }
  }, [])

  return isPrinting
}

/**
 * Who is led to the findings of a severity finds the first of them open, once it is known what was decided. `isBusy`:
 * they went on by themselves meanwhile.
 */
function useAskedSeverity({ all, canDecide, retry }: Entries, leadTo: (finding: string) => void, isBusy: boolean) {
  const asked = useSearchParams()
  const [severities] = useState(() =>
    asked.has('finding') || asked.get('tab') !== 'findings'
      ? []
      : severitiesFrom((asked.get('severity') ?? '').split(',')),
  )
  const isAhead = useRef(severities.length > 0)

  useEffect(() => {
    if (isBusy) isAhead.current = false
    if (!isAhead.current || !(canDecide || retry)) return
    isAhead.current = false
    const first = all.find((entry) => severities.includes(entry.finding.severity) && isToDo(entry))
    if (first) leadTo(first.finding.id)
  }, [severities, all, canDecide, retry, leadTo, isBusy])
}

/**
 * The open tab and the opened findings; both are kept in the address, so that a reload and a shared link show the same.
 */
function useAddressState() {
  const asked = useSearchParams()
  const [tab, openTab] = useState(
    () =>
      TABS.find((name) => name === asked.get('tab')) ??
      (asked.has('finding') ? 'findings' : asked.has('with') ? 'compare' : 'summary'),
  )
  const [opened, setOpened] = useState<readonly string[]>(() => asked.getAll('finding'))
  /** Asked for elsewhere, so it has to come into sight. */
  const [target, setTarget] = useState(opened[0])
  const [pressed, setPressed] = useState(0)

  useEffect(() => {
    const url = new URL(location.href)
    if (tab === 'summary') url.searchParams.delete('tab')
    else url.searchParams.set('tab', tab)
    const last = tab === 'findings' ? opened.at(-1) : undefined
    if (last) url.searchParams.set('finding', last)
    else url.searchParams.delete('finding')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [tab, opened])

  const toggle = useCallback(
    (id: string) => setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  )
  const pressTab = useCallback((name: string) => {
    openTab(name)
    setPressed((count) => count + 1)
  }, [])
  const leadTo = useCallback((id: string) => {
    setTarget(id)
    openTab('findings')
    setOpened((before) => [...before.filter((one) => one !== id), id])
  }, [])
  return { tab, opened, target, pressed, openTab: pressTab, toggle, leadTo }
}
