import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'use-intl'
import type { Attempt } from '@/lib/contract/delivery'
import { number } from '@/lib/domain/format'

/** Cut off at the foot: colour is not all that tells them apart. */
const CUT = '[clip-path:polygon(0_0,100%_0,100%_100%,0_70%)]'
const LOOKS = {
  ok: 'bg-pass-solid',
  failed: `bg-critical-solid ${CUT}`,
  interrupted: `bg-medium-solid ${CUT}`,
  sending: 'bg-line-strong',
} as const

/** An attempt each, the last at the end, and their number. */
export function AttemptBars({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useTranslations('delivery')
  const locale = useLocale()
  const failed = attempts.filter(({ outcome }) => outcome === 'failed' || outcome === 'interrupted').length
  return (
    <span
      role="img"
      aria-label={t('attempts', { count: attempts.length, failed })}
      className="inline-flex items-center gap-0.5 align-middle"
    >
      {attempts.slice(-8).map(({ number: place, outcome }) => (
        <span key={place} className={clsx('h-4 w-1.5 rounded-xs', LOOKS[outcome])} />
      ))}
      <span className="ms-1.5 text-12 text-3 tabular-nums">{number(attempts.length, locale)}</span>
    </span>
  )
}
