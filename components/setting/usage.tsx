import { useLocale, useTranslations } from 'use-intl'
import { Progress } from '@/components/ui/progress'
import type { User } from '@/lib/contract/user'
import { number } from '@/lib/domain/format'
import { admits } from '@/lib/domain/plans'
import { seatsOf } from '@/lib/domain/reseller'
import { capFor, MAX_LEADS } from '@/lib/domain/usage'

/** What can be used in this version. */
const FEATURES = [
  'assets',
  'light_scans',
  'full_scans',
  'widget_customization',
  'leads_saved',
  'reseller_accounts',
] as const
type Feature = (typeof FEATURES)[number]

/** Null: as often as one likes. */
function limitOf(feature: Feature, user: User) {
  if (feature === 'leads_saved') return MAX_LEADS
  if (feature === 'reseller_accounts') return seatsOf(user)
  return feature === 'widget_customization' ? capFor(feature, user) : null
}

const GATES = { leads_saved: 'agencyTools', reseller_accounts: 'reseller' } as const

/** What a plan does not open has no meter. */
const isOpen = (feature: Feature, user: User) =>
  !(feature in GATES) || admits(GATES[feature as keyof typeof GATES], user)

export function Usage({ user }: { user: User }) {
  const t = useTranslations('setting.subscription')
  return (
    <div className="grid gap-2">
      <h3 className="text-13 font-strong">{t('usage')}</h3>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {FEATURES.filter((feature) => isOpen(feature, user)).map((feature) => (
          <Meter key={feature} feature={feature} used={user.usage[feature] ?? 0} limit={limitOf(feature, user)} />
        ))}
      </ul>
    </div>
  )
}

function Meter({ feature, used, limit }: { feature: Feature; used: number; limit: number | null }) {
  const t = useTranslations('setting.subscription')
  const locale = useLocale()
  const isFull = limit !== null && used >= limit
  return (
    <li className="grid content-start gap-1.5 text-13">
      <div className="flex items-baseline justify-between gap-3">
        <span>{t(`feature.${feature}`)}</span>
        <span className="text-end tabular-nums">
          {limit === null ? (
            <>
              {number(used, locale)} <span className="text-12 text-3">{t('noLimit')}</span>
            </>
          ) : (
            <>
              {isFull && <span className="me-2 font-medium text-medium-text">{t('atLimit')}</span>}
              {t('ofLimit', { used, limit })}
            </>
          )}
        </span>
      </div>
      {limit !== null && (
        <Progress value={(100 * used) / limit} tone={isFull ? 'medium' : 'brand'} label={t(`feature.${feature}`)} />
      )}
    </li>
  )
}
