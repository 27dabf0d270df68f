import { useTranslations } from 'use-intl'
import type { RunReason } from '@/lib/contract/recipe-list'

type Key = 'reason.broken'

/** Why a run ended as it did; empty for a reason that is not known here. */
export function useReasonText() {
  const t = useTranslations('recipe')
  return ({ key, values }: RunReason) =>
    t.has(`reason.${key}` as Key) ? (t as (key: string, values?: object) => string)(`reason.${key}`, values) : ''
}
