import { useFormatter, useTranslations } from 'use-intl'
import type { ScanResult } from '@/lib/contract/scan-result'
import { effortsIn } from '@/lib/domain/efforts'

/** How long the fixes take, and how many of the findings they are for. */
export function Efforts({ result }: { result: ScanResult }) {
  const t = useTranslations('report.efforts')
  const format = useFormatter()
  const { counts, count, cost } = effortsIn(result)
  const [only, ...more] = counts
  if (!only) return t('free')
  const parts = counts.map((each) => t(each.effort, { count: each.count }))
  const efforts = format.list(parts, { type: 'unit' })
  if (cost < count) return t('some', { count, cost, efforts })
  return more.length === 0 ? `${t(`only.${only.effort}`, { count: only.count })}.` : `${efforts}.`
}
