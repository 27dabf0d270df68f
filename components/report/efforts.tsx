import { useFormatter, useTranslations } from 'use-intl'
import { costsPoints } from '@/components/scan-result/order'
import type { ScanResult } from '@/lib/contract/scan-result'

const EFFORTS = ['minutes', 'hours', 'days'] as const

/**
 * How long the fixes take: of the findings that cost points, and of how many others there are; without a score, of all.
 */
export function Efforts({ result: { findings: all, score } }: { result: ScanResult }) {
  const t = useTranslations('report.efforts')
  const format = useFormatter()
  // Notes are nothing to fix.
  const findings = all.filter(({ severity }) => severity !== 'info')
  const costing = score === null ? findings : findings.filter(costsPoints)
  const counts = EFFORTS.map((effort) => ({
    effort,
    count: costing.filter((finding) => finding.fix_effort === effort).length,
  })).filter(({ count }) => count > 0)
  const [only, ...more] = counts
  if (!only) return t('free')
  const parts = counts.map(({ effort, count }) => t(effort, { count }))
  const efforts = format.list(parts, { type: 'unit' })
  if (costing.length < findings.length) return t('some', { count: findings.length, cost: costing.length, efforts })
  return more.length === 0 ? `${t(`only.${only.effort}`, { count: only.count })}.` : `${efforts}.`
}
