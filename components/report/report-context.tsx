import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReportView } from '@/components/scan-result/finding-details'
import { storage } from '@/lib/browser/storage'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { type Entries, useEntries } from './use-entries'

const TABS = ['summary', 'findings', 'checks', 'compare', 'technology', 'certificate', 'pages', 'raw']
const VIEW_KEY = 'soteria:report-view'

type ReportProviderProps = { report: Report; result: ScanResult; workspace: string; children: ReactNode }

type OpenReport = Omit<ReportProviderProps, 'children'> & {
  entries: Entries
  view: ReportView
  onView: (view: ReportView) => void
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
}

const ReportContext = createContext<OpenReport | null>(null)
/** Apart from the report: what is opened changes with every press, the report does not. */
const PlaceContext = createContext<ReportPlace | null>(null)

/** The report on the screen, for all its parts: how it is read, what is open of it, and whether it is on paper. */
export function ReportProvider({ report, result, workspace, children }: ReportProviderProps) {
  const { tab, opened, target, openTab, toggle, leadTo } = useAddressState()
  const isPrinting = usePrinting()
  const entries = useEntries(workspace, report, result)
  const [view, onView] = useView()
  const open = useMemo(
    () => ({ report, result, workspace, entries, view, onView, isPrinting, openTab, toggle, leadTo }),
    [report, result, workspace, entries, view, onView, isPrinting, openTab, toggle, leadTo],
  )
  const place = useMemo(() => ({ tab, opened, target }), [tab, opened, target])
  return (
    <ReportContext value={open}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </ReportContext>
  )
}

export const useOpenReport = () => provided(use(ReportContext))
export const useReportPlace = () => provided(use(PlaceContext))

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('A part of a report stands outside its ReportProvider.')
  return value
}

/** For the owner or the developer; kept for the next report. */
function useView() {
  const [view, setView] = useState<ReportView>(() => (storage.get(VIEW_KEY) === 'developer' ? 'developer' : 'owner'))
  const keepView = useCallback((next: ReportView) => {
    storage.set(VIEW_KEY, next)
    setView(next)
  }, [])
  return [view, keepView] as const
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
  const leadTo = useCallback((id: string) => {
    setTarget(id)
    openTab('findings')
    setOpened((before) => [...before.filter((one) => one !== id), id])
  }, [])
  return { tab, opened, target, openTab, toggle, leadTo }
}
