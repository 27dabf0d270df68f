import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FormError } from '@/components/ui/form'
import { useForgotPassword } from '@/lib/api/auth'
import { errorText } from '@/lib/errors'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { Title } from './title'
import { TooMany, useTooMany } from './too-many'

const RESEND_MS = 60_000

/** The same words whether or not there is such an account. */
export function RecoverySent({ email, onOther }: { email: string; onOther?: () => void }) {
  const t = useTranslations('auth.recovery')
  const forgot = useForgotPassword()
  const { secondsLeft, take } = useTooMany()
  const [failure, setFailure] = useState<string | null>(null)
  const [nextAt, setNextAt] = useState(() => Date.now() + RESEND_MS)
  const wait = useSecondsLeft(nextAt)

  function handleAgain() {
    setFailure(null)
    void forgot
      .mutateAsync({ email })
      .then(() => setNextAt(Date.now() + RESEND_MS), take)
      .catch((error: unknown) => setFailure(errorText(error)))
  }

  return (
    <div className="grid gap-4">
      {/* Without the button below: it counts seconds. */}
      <div role="status" className="grid gap-4">
        <Title title={t('sentTitle')} lead={email} />
        <p className="text-pretty text-2">{t('sent')}</p>
      </div>
      <TooMany secondsLeft={secondsLeft} />
      {failure && <FormError>{failure}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={handleAgain} disabled={wait > 0 || secondsLeft > 0} pending={forgot.isPending}>
          <span className="tabular-nums">{wait > 0 ? t('againIn', { seconds: wait }) : t('again')}</span>
        </Button>
        {onOther && (
          <Button variant="ghost" onClick={onOther}>
            {t('other')}
          </Button>
        )}
      </div>
    </div>
  )
}
