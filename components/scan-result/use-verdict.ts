import { useTranslations } from 'use-intl'
import type { Grade, SeverityCounts } from '@/lib/contract/scan-result'

/** What a finished scan says, in one sentence for the owner. */
export function useVerdict() {
  const t = useTranslations('scan.verdict')
  return (counts: SeverityCounts, grade: Grade | null) => {
    if (counts.critical > 0) return t('critical', { count: counts.critical })
    if (counts.high > 0) return t('high', { count: counts.high })
    if (counts.medium + counts.low > 0) return t('medium', { count: counts.medium + counts.low })
    if (grade === null) return t('incomplete')
    return counts.info > 0 ? t('info', { count: counts.info }) : t('clean')
  }
}
