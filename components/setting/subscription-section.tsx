import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import { plansLink } from '@/components/plan/open-plans'
import { planName } from '@/components/plan/plan-names'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Subscription, User } from '@/lib/contract/user'
import { date } from '@/lib/domain/format'
import { hasPlan, UPGRADE_LINK } from '@/lib/domain/plans'
import { SectionCard } from './section-card'
import { Usage } from './usage'

export function SubscriptionSection({ user }: { user: User }) {
  const t = useTranslations('setting.subscription')
  return (
    <SectionCard section="subscription" text={t('text')}>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h3 className="text-13 font-strong">{t('plans')}</h3>
          {user.subscriptions.length === 0 ? (
            <p className="text-13 text-2">{t('none')}</p>
          ) : (
            <ul className="divide-y rounded-lg border">
              {user.subscriptions.map((plan, place) => (
                <Plan
                  key={plan.id ?? `${plan.name} ${place}`}
                  plan={plan}
                  isActive={hasPlan({ ...user, subscriptions: [plan] }, plan.name)}
                />
              ))}
            </ul>
          )}
          <p>
            <a href={plansLink(UPGRADE_LINK)} target="_blank" rel="noopener noreferrer" className="link text-13">
              {t('see')}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
          </p>
        </div>
        <Usage user={user} />
      </div>
    </SectionCard>
  )
}

const STATUSES = ['active', 'trialing', 'past_due', 'canceled', 'expired'] as const

function Plan({ plan, isActive }: { plan: Subscription; isActive: boolean }) {
  const t = useTranslations('setting.subscription')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const format = useFormatter()
  const status = STATUSES.find((name) => name === plan.status.trim().toLowerCase())
  const addons = plan.addons ?? []
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-13">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{planName(plan.name.trim())}</p>
        {addons.length > 0 && (
          <p className="text-12 text-3">
            {t('addons')}:{' '}
            {format.list(
              addons.map(({ name }) => planName(name)),
              { type: 'unit' },
            )}
          </p>
        )}
        {plan.expires_at && <p className="text-12 text-3">{t('until', { date: date(plan.expires_at, options) })}</p>}
        {plan.renews_at && !plan.expires_at && (
          <p className="text-12 text-3">{t(isActive ? 'renews' : 'until', { date: date(plan.renews_at, options) })}</p>
        )}
      </div>
      <StatusBadge tone={isActive ? 'pass' : 'neutral'} icon={isActive ? <CircleCheck /> : <CircleX />}>
        {t(`status.${status ?? 'other'}`, { status: plan.status })}
      </StatusBadge>
    </li>
  )
}
