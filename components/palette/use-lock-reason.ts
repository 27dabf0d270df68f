import { useFormatter, useTranslations } from 'use-intl'
import { planName } from '@/components/plan/plan-names'

/** Says which plans include what this one does not: "Included in Agency Toolkit and White Label". */
export function useLockReason() {
  const t = useTranslations('shell.menu')
  const format = useFormatter()
  return (plans: readonly string[] | null) =>
    plans ? t('lockReason', { plans: format.list(plans.map(planName)) }) : undefined
}
