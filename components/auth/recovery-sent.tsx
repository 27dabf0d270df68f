import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@/components/ui/form-failure'
import { Button } from '@/components/ui/plain-button'
import { retryAtOf } from '@/lib/browser/errors'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import { loadForgotPassword } from './recovery-form'
import { Title } from './title'

const RESEND_MS = 60_000

/** The same words whether or not there is such an account. */
export function RecoverySent({ email, onOther }: { email: string; onOther?: () => void }) {
  const t = useTranslations('auth.recovery')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [nextAt, setNextAt] = useState(() => Date.now() + RESEND_MS)
  const wait = useSecondsLeft(nextAt)
  const isTooSoon = useSecondsLeft(retryAtOf(failure)) > 0

  function handleAgain() {
    setFailure(null)
    setSending(true)
    void loadForgotPassword()
      .then((forgot) => forgot.send({ email }))
      .then(() => setNextAt(Date.now() + RESEND_MS))
      .catch(setFailure)
      .finally(() => setSending(false))
  }

  return (
    <div className="grid gap-4">
      {/* Without the button below: it counts seconds. */}
      <div role="status" className="grid gap-4">
        <Title title={t('sentTitle')} lead={email} />
        <p className="text-pretty text-2">{t('sent')}</p>
      </div>
      {failure !== null && <FormFailure error={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={handleAgain} disabled={wait > 0 || isTooSoon} pending={isSending}>
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
