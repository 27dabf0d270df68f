import { useTranslations } from 'use-intl'
import { CheckList } from '@/components/scan-result/check-list'
import { Card, CardHeader } from '@/components/ui/card'
import { type Tab, Tabs } from '@/components/ui/tabs'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { Answer } from './answer'
import { FindingList } from './finding-list'
import { RawResult } from './raw-result'
import { SiteFacts } from './site-facts'
import { Summary } from './summary'
import { usePrinting } from './use-printing'
import { useReportAddress } from './use-report-address'

const TABS = ['summary', 'findings', 'checks', 'technology', 'certificate', 'raw']

type StructuredReportProps = { report: Report; result: ScanResult; text: string }

/** Our own result: the answer, then its parts in tabs; on paper all parts after each other. */
export function StructuredReport({ report, result, text }: StructuredReportProps) {
  const t = useTranslations('report.tabs')
  const { tab, opened, target, openTab, toggle, leadTo } = useReportAddress(TABS)
  const isPrinting = usePrinting()
  const findings = <FindingList findings={result.findings} opened={opened} target={target} onToggle={toggle} isPrinting={isPrinting} />
  const tabs: Tab[] = [
    { value: 'summary', label: t('summary'), content: <Summary result={result} onOpen={leadTo} /> },
    { value: 'findings', label: t('findings'), count: result.findings.length, content: findings },
    { value: 'checks', label: t('checks'), count: result.checks.length, content: <Checks result={result} /> },
    { value: 'technology', label: t('technology'), content: <SiteFacts result={result} group="technology" /> },
    { value: 'certificate', label: t('certificate'), content: <SiteFacts result={result} group="certificate" /> },
    { value: 'raw', label: t('raw'), content: <RawResult text={text} isJson name={report.id} isStructured /> },
  ]
  return (
    <>
      <Answer report={report} result={result} onOpen={leadTo} />
      {isPrinting ? (
        tabs
          .filter(({ value }) => value !== 'raw')
          .map(({ value, content }) => (
            <div key={value} className="[&_button:not([data-print])]:hidden [&_pre]:max-h-none">
              {content}
            </div>
          ))
      ) : (
        <Tabs
          label={t('label')}
          tabs={tabs}
          value={tab}
          onValueChange={openTab}
          className="[&>[role=tabpanel]]:pt-6"
          listClassName="max-lg:flex-wrap max-lg:overflow-visible"
        />
      )}
    </>
  )
}

function Checks({ result }: { result: ScanResult }) {
  const t = useTranslations('report.checks')
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text', { answered: result.coverage.answered, total: result.coverage.total })} className="border-b" />
      <CheckList checks={result.checks} findings={result.findings} />
    </Card>
  )
}
