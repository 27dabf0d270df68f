import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckList } from '@/components/scan-result/check-list'
import { textOf } from '@/components/scan-result/read-result'
import { SitePlatforms } from '@/components/scan-result/site-platforms'
import { StillOpen } from '@/components/scan-result/still-open'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { useIsPast } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'
import { Answer } from './answer'
import type { CompareReportsProps } from './compare-reports'
import type { FindingListProps } from './finding-list'
import type { RawResultProps } from './raw-result'
import type { SiteFactsProps } from './site-facts'
import { Summary } from './summary'
import { useEntries } from './use-entries'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'next/navigation'

const CompareReports = onDemand<CompareReportsProps>(() =>
  import('./compare-reports').then((part) => part.CompareReports),
)
const FindingList = onDemand<FindingListProps>(() => import('./finding-list').then((part) => part.FindingList))
const SiteFacts = onDemand<SiteFactsProps>(() => import('./site-facts').then((part) => part.SiteFacts))
const SitePages = onDemand<{ result: ScanResult }>(() => import('./site-pages').then((part) => part.SitePages))
const RawResult = onDemand<RawResultProps>(() => import('./raw-result').then((part) => part.RawResult))

const TABS = ['summary', 'findings', 'checks', 'compare', 'technology', 'certificate', 'pages', 'raw']

type StructuredReportProps = { report: Report; result: ScanResult; workspace: string }

/** Our own result: the answer, then its parts in tabs; on paper all parts after each other. */
export function StructuredReport({ report, result, workspace }: StructuredReportProps) {
  const t = useTranslations('report.tabs')
  const { tab, opened, target, openTab, toggle, leadTo } = useReportAddress(TABS)
  const handleCompare = useCallback(() => openTab('compare'), [openTab])
  const isPrinting = usePrinting()
  const isPast = useIsPast(report, workspace)

  // The printer does not wait for the scripts of the tabs that it shows.
  useEffect(() => {
    for (const part of [FindingList, SiteFacts, SitePages]) part.preload().catch(() => {})
  }, [])

  const entries = useEntries(workspace, report, result)
  const list = { report, result, workspace, entries, opened, target, isPrinting }
  const tabs: Tab[] = [
    {
      value: 'summary',
      label: t('summary'),
      content: <Summary report={report} result={result} entries={entries} onOpen={leadTo} />,
    },
    {
      value: 'findings',
      label: t('findings'),
      count: entries.left.findings.length - entries.left.counts.info,
      content: (
        <FindingList {...list} onToggle={toggle} onCompare={handleCompare} fallback={<Skeleton className="h-96" />} />
      ),
    },
    {
      value: 'checks',
      label: t('checks'),
      count: result.checks.length,
      content: <Checks report={report} result={result} />,
    },
    {
      value: 'compare',
      label: t('compare'),
      content: <CompareReports report={report} result={result} workspace={workspace} />,
    },
    { value: 'technology', label: t('technology'), content: <SiteFacts result={result} group="technology" /> },
    { value: 'certificate', label: t('certificate'), content: <SiteFacts result={result} group="certificate" /> },
    { value: 'pages', label: t('pages'), content: <SitePages result={result} /> },
    { value: 'raw', label: t('raw'), content: <Raw report={report} /> },
  ]
  return (
    <SitePlatforms result={result}>
      <StillOpen report={report} isPast={isPast} />
      <Answer report={report} result={result} workspace={workspace} entries={entries} onOpen={leadTo} />
      {isPrinting ? (
        tabs
          .filter(({ value }) => value !== 'raw' && value !== 'compare')
          .map(({ value, content }) => (
            <div key={value} className="[&_button:not([data-print])]:hidden [&_pre]:max-h-none">
              {content}
            </div>
          ))
      ) : (
        <Tabs label={t('label')} tabs={tabs} value={tab} onValueChange={openTab} className="[&>[role=tabpanel]]:pt-6" />
      )}
    </SitePlatforms>
  )
}

/** Written out only when somebody looks: ten thousand findings are many lines. */
function Raw({ report }: { report: Report }) {
  const text = useMemo(() => textOf(report), [report])
  return <RawResult text={text} isJson name={report.id} isStructured />
}

function Checks({ report, result }: { report: Report; result: ScanResult }) {
  const t = useTranslations('report.checks')
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text', { answered: result.coverage.answered, total: result.coverage.total })}
        className="border-b"
      />
      <CheckList checks={result.checks} findings={result.findings} />
      {result.mode === 'light' && (
        <div className="grid gap-1 border-t px-4 py-4 text-13 sm:px-5">
          <h3 className="font-medium">{t('light')}</h3>
          <p className="max-w-[72ch] text-pretty text-2">{t('lightText')}</p>
          {report.asset_id && (
            <ButtonLink
              size="sm"
              href={`${href('init')}?asset=${encodeURIComponent(report.asset_id)}`}
              className="mt-1 justify-self-start print:hidden"
            >
              {t('full')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}

/** True while the page is being put on paper, which is white whatever the theme. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)

  // The printer is the outside system, and it does not wait for a later render.
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
function useReportAddress(tabs: readonly string[]) {
  const asked = useSearchParams()
  const [tab, openTab] = useState(
    () =>
      tabs.find((name) => name === asked.get('tab')) ??
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
