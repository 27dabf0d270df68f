import { CircleCheck, CirclePause, ClockAlert, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { State } from './state-of'

/** By shape as well as by colour. */
export const STATE_ICONS = {
  active: { Icon: CircleCheck, className: 'text-pass-text' },
  pending: { Icon: Mail, className: 'text-3' },
  suspended: { Icon: CirclePause, className: 'text-medium-text' },
  expired: { Icon: ClockAlert, className: 'text-high-text' },
} as const satisfies Record<State, object>

export function AccountState({ state }: { state: State }) {
  const t = useTranslations('reseller.status')
  const { Icon, className } = STATE_ICONS[state]
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className={className} />
      {t(state)}
    </span>
  )
}
