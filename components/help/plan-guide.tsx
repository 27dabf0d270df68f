import { CircleCheck, ExternalLink, Lock } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { plansLink } from '@/components/plan/open-plans'
import { isShown } from '@/components/nav/nav'
import { activePlans, planName } from '@/components/plan/plan-names'
import { Badge } from '@/components/ui/badge'
import { StatusBadge } from '@/components/ui/status-badge'
import { useTitle } from '@/lib/react/i18n'
import type { GateName } from '@/lib/contract/endpoint'
import { admits, gates, isGated, plansOf, UPGRADE_LINK } from '@/lib/domain/plans'
import { routeList, isAvailable } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'

const AREAS = Object.keys(gates) as GateName[]
const QUESTIONS = ['lockedPage', 'upgrade', 'end', 'free'] as const

/** What each plan opens, from the table that the gates follow, and what people ask about plans. */
export function PlanGuide() {
  const t = useTranslations('help.plans')
  const format = useFormatter()
  const user = useUser()
  const mine = user ? activePlans(user) : []
  return (
    <div className="grid gap-6 text-13">
      {mine.length > 0 && <p>{t('mine', { plans: format.list(mine) })}</p>}
      {user && mine.length === 0 && <p>{isGated(user) ? t('mineNone') : t('ungated')}</p>}
      <ul className="divide-y rounded-lg border">
        <Area screens={screensOf()} state="open" />
        {AREAS.map((gate) => (
          <Area
            key={gate}
            screens={screensOf(gate)}
            plans={plansOf(gate)}
            state={user && admits(gate, user) ? 'open' : 'locked'}
          />
        ))}
      </ul>
      <dl className="grid gap-4">
        {QUESTIONS.map((question) => (
          <div key={question} className="grid gap-1">
            <dt className="font-strong">{t(`${question}.name`)}</dt>
            <dd className="max-w-[72ch] text-pretty text-2">{t(`${question}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={plansLink(UPGRADE_LINK)} target="_blank" rel="noopener noreferrer" className="link">
          {t('see')}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      </p>
    </div>
  )
}

/** The screens of the menu behind a gate, or behind none. */
const screensOf = (gate?: GateName) =>
  routeList.filter((route) => route.access === 'user' && route.nav && route.gate === gate && isShown(route))

function Area({
  screens,
  plans,
  state,
}: {
  screens: ReturnType<typeof screensOf>
  plans?: readonly string[]
  state: 'open' | 'locked'
}) {
  const t = useTranslations('help.plans')
  const format = useFormatter()
  const titleOf = useTitle()
  const [now, later] = [
    screens.filter(({ name }) => isAvailable(name)),
    screens.filter(({ name }) => !isAvailable(name)),
  ].map((some) => format.list(some.map(({ name }) => titleOf(name))))
  if (screens.length === 0) return null
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
      <div className="grid content-start gap-1">
        {now && <p className="font-medium">{now}</p>}
        {later && <p className={now ? 'text-2' : 'font-medium'}>{t('later', { screens: later })}</p>}
        {plans ? (
          <ul aria-label={t('included')} className="flex flex-wrap gap-1">
            {plans.map((plan) => (
              <li key={plan}>
                <Badge>{planName(plan)}</Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-2">{t('everyone')}</p>
        )}
      </div>
      {now && (
        <div>
          <StatusBadge
            tone={state === 'open' ? 'pass' : 'neutral'}
            icon={state === 'open' ? <CircleCheck /> : <Lock />}
          >
            {t(state)}
          </StatusBadge>
        </div>
      )}
    </li>
  )
}
