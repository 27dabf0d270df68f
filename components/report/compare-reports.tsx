import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useReadResult } from '@/components/scan-result/read-result'
import { scanType } from '@/components/scan-result/scan-words'
import { Card, CardBody } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useAssetReports, useReport } from '@/lib/api/report'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { absoluteTime } from '@/lib/domain/format'
import { isEarlier, othersOf, reportBefore } from './compare-with'
import { Comparison } from './comparison'

export type CompareReportsProps = { report: Report; result: ScanResult; workspace: string }

/** This report beside another of the same site, which is named in the address. */
export function CompareReports({ report, result, workspace }: CompareReportsProps) {
  const t = useTranslations('report.compare')
  const words = useTranslations('scan.type')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).get('with'))
  const list = useAssetReports(report.asset_id === undefined ? undefined : workspace, report.asset_id)
  const others = list.data ? othersOf(list.data, report) : []
  const chosen = others.find(({ id }) => id === asked) ?? (list.data && reportBefore(list.data, report)) ?? others[0]

  function handleChoose(id: string) {
    setAsked(id)
    const url = new URL(location.href)
    url.searchParams.set('with', id)
    history.replaceState(history.state, '', url)
  }

  if (list.isError && !list.data)
    return <ErrorPanel error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />
  if (list.isPending && report.asset_id !== undefined) return <Skeleton className="h-40" />
  if (!chosen) {
    return (
      <Card>
        <EmptyState title={t('none')} description={t('noneText')} />
      </Card>
    )
  }
  const nameOf = (other: Report) =>
    t('option', {
      type: words(scanType(other)),
      date: absoluteTime(other.completed_at ?? other.created_at ?? '', options),
      grade: other.grade ?? 'none',
    })
  return (
    <div className="grid gap-4">
      <Card>
        <CardBody className="flex flex-wrap items-center gap-3 text-13">
          <span className="font-medium">{t('with')}</span>
          <Select
            label={t('with')}
            value={chosen.id}
            onValueChange={handleChoose}
            options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
            className="max-w-full max-sm:w-full"
          />
        </CardBody>
      </Card>
      <WithOther key={chosen.id} report={report} result={result} other={chosen} workspace={workspace} />
    </div>
  )
}

function WithOther({ report, result, other, workspace }: CompareReportsProps & { other: Report }) {
  const t = useTranslations('report.compare')
  const loaded = useReport(workspace, other.id)
  const read = useReadResult(loaded.data)
  if (loaded.isError && !loaded.data)
    return <ErrorPanel error={loaded.error} onRetry={loaded.refetch} isRetrying={loaded.isFetching} />
  if (!loaded.data) return <Skeleton className="h-40" />
  if (read.kind !== 'structured') {
    return (
      <Card>
        <CardBody className="text-13 text-2">{t('unstructured')}</CardBody>
      </Card>
    )
  }
  const own = { report, result }
  const theirs = { report: loaded.data, result: read.result }
  return isEarlier(loaded.data, report) ? (
    <Comparison before={theirs} after={own} />
  ) : (
    <Comparison before={own} after={theirs} />
  )
}
