import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { number } from '@/lib/domain/format'
import { STATE_ICONS } from './account-state'
import { type State, stateOf } from './state-of'

export type Stats = Readonly<Record<string, number | null>>

/** How full it is when it says so. */
const LOW = 0.8
const NEARLY_FULL = 0.95

const SHOWN = ['active', 'pending', 'suspended', 'expired'] as const satisfies readonly State[]
const FILLS: Readonly<Record<State, string>> = {
  active: 'bg-pass-solid',
  pending: 'bg-line-strong',
  suspended: 'bg-medium-solid',
  expired: 'bg-high-solid',
}

/** How many seats are used, and by what kind of accounts. */
export function SeatsBar({ accounts, stats }: { accounts: readonly ResellerAccount[]; stats: Stats }) {
  const t = useTranslations('reseller.seats')
  const locale = useLocale()
  const now = useNow()
  const used = stats.licenses_used ?? accounts.length
  const seats = stats.licenses_total ?? null
  const counts = Map.groupBy(accounts, (account) => stateOf(account, now))
  const countOf = (state: State) => counts.get(state)?.length ?? 0
  const strong = { strong: (words: React.ReactNode) => <strong className="text-28 font-strong">{words}</strong> }
  return (
    <section aria-label={t('label')} className="grid gap-3 rounded-lg border bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="text-14 text-2 [&_strong]:me-0.5 [&_strong]:text-1 [&_strong]:tabular-nums">
          {seats === null
            ? t.rich('unlimited', { used, ...strong })
            : t.rich('used', { used, count: seats, ...strong })}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-2">
          {SHOWN.filter((state) => countOf(state) > 0).map((state) => (
            <Kind key={state} state={state} count={number(countOf(state), locale)} />
          ))}
        </ul>
      </div>
      {seats !== null && seats > 0 && (
        <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken">
          {SHOWN.map((state) => (
            <span key={state} className={FILLS[state]} style={{ width: `${(100 * countOf(state)) / seats}%` }} />
          ))}
        </div>
      )}
      <p className="text-13 text-2">
        {seats !== null && <Left used={used} seats={seats} />}
        {t('text')}
      </p>
    </section>
  )
}

function Kind({ state, count }: { state: State; count: string }) {
  const t = useTranslations('reseller.status')
  const { Icon, className } = STATE_ICONS[state]
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className={`i-14 ${className}`} />
      <strong className="font-strong text-1 tabular-nums">{count}</strong>
      {t(state)}
    </li>
  )
}

/** From a share on it is said that seats become few. */
function Left({ used, seats }: { used: number; seats: number }) {
  const t = useTranslations('reseller.seats')
  const left = Math.max(0, seats - used)
  if (used < seats * LOW) return null
  return (
    <span className={clsx('me-1 font-medium', used >= seats * NEARLY_FULL ? 'text-critical-text' : 'text-medium-text')}>
      {left === 0 ? t('full') : t('low', { count: left })}
    </span>
  )
}
