import { useTranslations } from 'use-intl'
import { type ReadResult, useReadResult } from '@/components/scan-result/read-result'
import type { ScanFailureProps } from '@/components/scan-result/scan-failure'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { onDemand } from '@/components/ui/on-demand'
import type { Report } from '@/lib/contract/report'
import { hrefOfScan } from '@/lib/domain/scan-href'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import { NewerReport } from './newer-report'
import type { RawResultProps } from './raw-result'
import { ReportHeader, ScanAgain } from './report-header'
import { StructuredReport } from './structured-report'

const ScanFailure = onDemand<ScanFailureProps>(() =>
  import('@/components/scan-result/scan-failure').then((part) => part.ScanFailure),
)
const RawResult = onDemand<RawResultProps>(() => import('./raw-result').then((part) => part.RawResult))

/** A report in whatever state its scan is: under way, failed, ours, or something another API wrote. */
export function ReportView({ report, workspace }: { report: Report; workspace: string }) {
  const read = useReadResult(report)
  return (
    <div className="grid gap-6">
      <ReportHeader report={report} read={read} workspace={workspace} />
      <NewerReport report={report} workspace={workspace} />
      <ReportBody report={report} read={read} workspace={workspace} />
    </div>
  )
}

function ReportBody({ report, read, workspace }: { report: Report; read: ReadResult; workspace: string }) {
  const t = useTranslations('report')
  if (!isFinished(report)) {
    return (
      <Note
        title={t('unfinished.title')}
        actions={
          <ButtonLink size="sm" href={hrefOfScan(report)}>
            {t('actions.live')}
          </ButtonLink>
        }
      >
        <p>{t('unfinished.text')}</p>
      </Note>
    )
  }
  if (!isCompleted(report) && read.kind !== 'structured')
    return <ScanFailure scan={report} actions={<ScanAgain report={report} workspace={workspace} size="sm" />} />
  if (read.kind === 'none') {
    return (
      <Note title={t('noResult.title')} actions={<ScanAgain report={report} workspace={workspace} size="sm" />}>
        <p>{t('noResult.text')}</p>
      </Note>
    )
  }
  if (read.kind === 'raw')
    return <RawResult text={read.text} isJson={read.isJson} name={report.id} isStructured={false} />
  return (
    <>
      {!isCompleted(report) && <ScanFailure scan={report} />}
      <StructuredReport report={report} result={read.result} workspace={workspace} />
    </>
  )
}
