import { ExternalLink, Lock } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { plansLink } from '@/components/plan/open-plans'
import { planName } from '@/components/plan/plan-names'
import { buttonClass } from '@/components/ui/button'
import { gates, plansOf } from '@/lib/domain/plans'

/** For who sells accounts alone: what the other plans would open. */
export function LockedTools() {
  const t = useTranslations('agency.tools')
  const format = useFormatter()
  const plans = plansOf('agencyTools')
  return (
    <section className="grid min-w-0 content-start gap-3 self-start rounded-lg border bg-surface p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-14 font-strong">
        <Lock aria-hidden="true" className="text-3" />
        {t('title')}
      </h2>
      <p className="text-13 text-2">{t('text', { plans: format.list(plans.map(planName)) })}</p>
      <p>
        <a
          href={plansLink(gates.agencyTools.upgradeLink, plans)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          {t('see')}
          <ExternalLink aria-hidden="true" />
        </a>
      </p>
    </section>
  )
}
