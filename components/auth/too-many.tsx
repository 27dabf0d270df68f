import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FormError } from '@/components/ui/form'
import { ApiError } from '@/lib/errors'
import { duration } from '@/lib/format'
import { useSecondsLeft } from '@/lib/use-seconds-left'

const FALLBACK_S = 60

/** For calls that are counted: after a 429, until when nothing more may be sent. */
export function useTooMany() {
  const [until, setUntil] = useState<number | null>(null)
  const secondsLeft = useSecondsLeft(until)

  /** Takes a 429 and throws everything else. */
  function take(error: unknown) {
    if (!(error instanceof ApiError && error.status === 429)) throw error
    setUntil(Date.now() + (error.details.retryAfterSeconds ?? FALLBACK_S) * 1000)
  }

  return { secondsLeft, take }
}

export function TooMany({ secondsLeft }: { secondsLeft: number }) {
  const t = useTranslations('auth')
  const locale = useLocale()
  if (secondsLeft === 0) return null
  return (
    <FormError>
      {/* Said once: a screen reader would hear nothing but seconds. */}
      <span aria-live="off">{t('tooMany', { time: duration(secondsLeft * 1000, locale) })}</span>
    </FormError>
  )
}
