import { useMemo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useReadResult } from '@/components/scan-result/read-result'
import { scanType } from '@/components/scan-result/scan-words'
import { Button } from '@/components/ui/button'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { absoluteTime } from '@/lib/domain/format'
import { diff } from '@/lib/domain/scan-diff'
import { looksAsMuch } from './compare-with'

type SinceBeforeProps = { report: Report; result: ScanResult; before: Report; onCompare: () => void }

/** What the changes in the list are against, and what is gone from it since. */
export function SinceBefore({ report, result, before, onCompare }: SinceBeforeProps) {
  const t = useTranslations('report.since')
  const words = useTranslations('scan.typeInside')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const light = useTranslations('report.compare')('light')
  const read = useReadResult(before)
  const gone = useMemo(() => (read.kind === 'structured' ? diff(read.result, result) : null), [read, result])
  if (!gone) return null
  const when = before.completed_at ?? before.created_at ?? ''
  const sentences = [
    t('compared', { type: words(scanType(before)), date: absoluteTime(when, options) }),
    gone.fixed.length > 0 && t('fixed', { count: gone.fixed.length }),
    gone.unknown.length > 0 && t('unknown', { count: gone.unknown.length }),
    !looksAsMuch(before, report) && light,
  ].filter(Boolean)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 text-13 text-2 sm:px-5">
      <span>{sentences.join(' · ')}</span>
      <Button variant="ghost" size="sm" onClick={onCompare} className="-mx-2 print:hidden">
        {t('more')}
      </Button>
    </p>
  )
}
