import { useTranslations } from 'use-intl'
import type { Finding } from '@/lib/contract/scan-result'
import { durationOf, workOf } from '@/lib/domain/work'

/** How long something takes, such as 45 min, 2.5 h or 2 days. */
export function useDuration() {
  const t = useTranslations('scan.work')
  return (minutes: number) => {
    const { unit, count } = durationOf(minutes)
    return t(unit, { count })
  }
}

/** Who can do it and how long it takes. */
export function useWork() {
  const t = useTranslations('scan')
  const duration = useDuration()
  return (finding: Pick<Finding, 'rule' | 'fix_effort'>) => {
    const { minutes, who } = workOf(finding)
    return { who: t(`who.${who}`), time: duration(minutes) }
  }
}
