import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { textOf } from '@/components/scan-result/read-result'
import { SitePlatforms } from '@/components/scan-result/site-platforms'
import { StillOpen } from '@/components/scan-result/still-open'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { useIsPast } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { Answer } from './answer'
import type { CompareReportsProps } from './compare-reports'
import type { RawResultProps } from './raw-result'
import type { ReportChecksProps } from './report-checks'
import { ReportProvider, useOpenReport, useReportPlace } from './report-context'
import type { SiteFactsProps } from './site-facts'
import { Summary, WhyScore } from './summary'

const CompareReports = onDemand<CompareReportsProps>(() =>
  import('./compare-reports').then((part) => part.CompareReports),
)
const Checks = onDemand<ReportChecksProps>(() => import('./report-checks').then((part) => part.ReportChecks))
const FindingList = onDemand(() => import('./finding-list').then((part) => part.FindingList))
const SiteFacts = onDemand<SiteFactsProps>(() => import('./site-facts').then((part) => part.SiteFacts))
const SitePages = onDemand<{ result: ScanResult }>(() => import('./site-pages').then((part) => part.SitePages))
const RawResult = onDemand<RawResultProps>(() => import('./raw-result').then((part) => part.RawResult))

/** Our own result: the answer, then its parts in tabs; on paper all parts after each other. */
export function StructuredReport({ report, result, workspace }: StructuredReportProps) {
  const isPast = useIsPast(report, workspace)

  // The printer does not wait for the scripts of the tabs that it shows.
  useEffect(() => {
    for (const part of [FindingList, Checks, WhyScore, SiteFacts, SitePages]) part.preload().catch(() => {})
  }, [])

  return (
    <ReportProvider report={report} result={result} workspace={workspace}>
      <SitePlatforms result={result}>
        <StillOpen report={report} isPast={isPast} />
        <Head />
        <ReportTabs />
      </SitePlatforms>
    </ReportProvider>
  )
}

type StructuredReportProps = { report: Report; result: ScanResult; workspace: string }

/** Whole on the summary and on paper, else in one line. */
function Head() {
  const { isPrinting } = useOpenReport()
  const { tab } = useReportPlace()
  return <Answer isLine={tab !== 'summary' && !isPrinting} />
}

/** The parts that are printed. */
const ON_PAPER = {
  owner: ['summary', 'findings'],
  developer: ['summary', 'findings', 'checks', 'technology', 'certificate', 'pages'],
}

function ReportTabs() {
  const t = useTranslations('report.tabs')
  const { isPrinting, openTab, view } = useOpenReport()
  const { tab, pressed } = useReportPlace()
  const tabs = useTabs()
  const place = useRef<HTMLDivElement>(null)

  // What was asked for comes into sight below the bar of the page, with the answer in a line and its tab.
  useEffect(() => {
    if (pressed === 0) return
    const head = place.current?.previousElementSibling ?? place.current
    head?.scrollIntoView({ block: 'start' })
    place.current
      ?.querySelector('[role=tab][aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pressed])

  if (!isPrinting)
    return (
      <div ref={place} className="min-w-0">
        <Tabs
          label={t('label')}
          tabs={tabs}
          value={tab}
          onValueChange={openTab}
          className="[&>[role=tabpanel]]:pt-6"
          listClassName="sticky top-[var(--topbar)] z-[9] bg-page max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:[scrollbar-width:none]"
        />
      </div>
    )
  return tabs
    .filter(({ value }) => ON_PAPER[view].includes(value))
    .map(({ value, content }) => (
      <div key={value} className="[&_button:not([data-print])]:hidden [&_pre]:max-h-none">
        {content}
      </div>
    ))
}

function useTabs(): Tab[] {
  const t = useTranslations('report.tabs')
  const { report, result, workspace, entries } = useOpenReport()
  return [
    { value: 'summary', label: t('summary'), content: <Summary /> },
    {
      value: 'findings',
      label: t('findings'),
      count: entries.left.findings.length - entries.left.counts.info,
      content: <FindingList fallback={<Skeleton className="h-96" />} />,
    },
    {
      value: 'checks',
      label: t('checks'),
      count: result.checks.length,
      content: <Checks report={report} result={result} fallback={<Skeleton className="h-96" />} />,
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
}

/** Written out only when somebody looks: ten thousand findings are many lines. */
function Raw({ report }: { report: Report }) {
  const text = useMemo(() => textOf(report), [report])
  return <RawResult text={text} isJson name={report.id} isStructured />
}
