import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { provideFieldErrors, useBroken } from '@/lib/react/use-broken'
import type { judgePassword } from '@/lib/domain/password-strength'

const TONES = ['critical', 'high', 'medium', 'low', 'pass'] as const
const NAMES = ['refused', 'weak', 'fair', 'good', 'strong'] as const
const STEPS = [1, 2, 3, 4] as const

type Judge = typeof judgePassword
type Strength = { level: 0 | 1 | 2 | 3 | 4; advice: ReturnType<Judge>['advice'] }

const isTooShort = (password: string) => password.length < 8 || !/\p{L}/u.test(password) || !/\d/.test(password)

/** By the judgement of the server. Level 0 breaks its rules, 1 is refused for being easy to guess. */
function strengthOf(password: string, email: string, judge: Judge): Strength {
  if (isTooShort(password)) return { level: 0, advice: null }
  const { score, advice } = judge(password, email)
  return { level: advice ? 1 : (Math.max(2, score) as 2 | 3 | 4), advice }
}

/** Its list of common passwords comes when somebody types one, and no page waits for it. */
function useJudge(isNeeded: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null)

  // Without the list the server still judges.
  useEffect(() => {
    if (!isNeeded) return
    // The words of its advice come along: a guest who has sent nothing yet has none of them.
    Promise.all([import('@/lib/domain/password-strength'), import('@/lib/messages/en/field-errors')]).then(
      ([part, words]) => {
        provideFieldErrors(words.fieldErrors)
        setJudge(() => part.judgePassword)
      },
      () => {},
    )
  }, [isNeeded])
  return judge
}

type StrengthMeterProps = {
  password: string
  /** Whose it is, where that is known: the server refuses what is made of it. */
  email: string
  /** What the field says already. */
  refusal?: unknown
}

export function StrengthMeter({ password, email, refusal }: StrengthMeterProps) {
  const t = useTranslations('auth.strength')
  const broken = useBroken()
  const judge = useJudge(password !== '')
  if (!password || !judge) return null
  const { level, advice } = strengthOf(password, email, judge)
  const said = advice && broken(advice)
  return (
    <div className="grid gap-1">
      <div className={clsx('flex items-center gap-3', TONES[level])}>
        <div
          role="meter"
          aria-label={t('label')}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={level}
          aria-valuetext={t(NAMES[level])}
          className="flex grow gap-1"
        >
          {STEPS.map((step) => (
            <span
              key={step}
              className={clsx('h-1 grow rounded-full', step <= Math.max(level, 1) ? 'bg-k' : 'bg-selected')}
            />
          ))}
        </div>
        <span aria-hidden="true" className="w-16 text-end text-12 text-k-text">
          {t(NAMES[level])}
        </span>
      </div>
      <p role="status" className="text-12 text-2">
        {said !== refusal && said}
      </p>
    </div>
  )
}
