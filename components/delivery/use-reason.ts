import { useTranslations } from 'use-intl'
import type { Attempt } from '@/lib/contract/delivery'

type Why = Pick<Attempt, 'reason'> & { error?: string | null }

/**
 * Why something did not arrive, in the words of the page; what a newer or foreign API says, as it says it. Empty when
 * nobody said.
 */
export function useReason() {
  const t = useTranslations('automation.reason')
  return ({ reason, error }: Why) => {
    const key = reason?.key as Parameters<typeof t>[0] | undefined
    return key !== undefined && t.has(key) ? t(key, reason?.values as never) : (error ?? '')
  }
}
