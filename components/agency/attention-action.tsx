import { Lock } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { plansLink } from '@/components/plan/open-plans'
import { planName } from '@/components/plan/plan-names'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import type { AgencyAttention } from '@/lib/contract/agency'
import { admits, gates, plansOf } from '@/lib/domain/plans'
import { matchRoute } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'
import { chooseWorkspace, useUser } from '@/stores/session'

type ActionProps = {
  item: AgencyAttention
  /** Instead of the usual word, where it stands alone. */
  label?: string
  /** In the answer above the list. */
  isMain?: 'first' | 'second'
}

/** Leads to where something can be done, in the client's workspace. What the plan does not open says which one does. */
export function AttentionAction({ item, label, isMain }: ActionProps) {
  const t = useTranslations('agency.attention')
  const titleOf = useTitle()
  const format = useFormatter()
  const user = useUser()
  const route = matchRoute(item.href.split('?')[0] ?? '')?.route
  const gate = route?.gate
  if (route && gate && user && !admits(gate, user)) {
    const plans = plansOf(gate)
    const words = t('locked', {
      what: titleOf(route.name),
      plans: format.list(plans.map(planName), { type: 'disjunction' }),
    })
    return (
      <a
        href={plansLink(gates[gate].upgradeLink, plans)}
        target="_blank"
        rel="noopener noreferrer"
        data-row-main
        title={words}
        className={buttonClass({ size: isMain ? 'md' : 'sm' })}
      >
        <Lock aria-hidden="true" />
        {t('plans')}
        <span className="sr-only">: {words}</span>
      </a>
    )
  }
  return (
    <ButtonLink
      href={item.href}
      size={isMain ? 'md' : 'sm'}
      variant={isMain === 'first' ? 'primary' : 'secondary'}
      data-row-main
      className={isMain ? 'h-auto! min-h-ctl max-w-full py-1 whitespace-normal!' : undefined}
      onClick={() => item.workspace_id && chooseWorkspace(item.workspace_id)}
    >
      {label ?? t(`action.${item.kind}`)}
    </ButtonLink>
  )
}
