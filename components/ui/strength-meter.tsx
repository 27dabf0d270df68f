import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

const TONES = ['critical', 'high', 'medium', 'low', 'pass'] as const
const NAMES = ['refused', 'weak', 'fair', 'good', 'strong'] as const
const STEPS = [1, 2, 3, 4] as const

/** 0 (refused) to 4. Length counts most: a guess has to try every place. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 8 || !/\p{L}/u.test(password) || !/\d/.test(password)) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size
  const bits = Math.min(password.length, variety * 1.6) * (2 + kinds)
  return bits < 40 ? 1 : bits < 56 ? 2 : bits < 76 ? 3 : 4
}

export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('auth.strength')
  if (!password) return null
  const strength = strengthOf(password)
  return (
    <div className={clsx('flex items-center gap-3', TONES[strength])}>
      <div
        role="meter"
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={t(NAMES[strength])}
        className="flex grow gap-1"
      >
        {STEPS.map((step) => (
          <span key={step} className={clsx('h-1 grow rounded-full', step <= Math.max(strength, 1) ? 'bg-k' : 'bg-selected')} />
        ))}
      </div>
      <span aria-hidden="true" className="w-16 text-end text-12 text-k-text">
        {t(NAMES[strength])}
      </span>
    </div>
  )
}
