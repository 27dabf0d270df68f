'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BackToLogin } from './back-to-login'
import { RecoveryForm } from './recovery-form'
import { RecoverySent } from './recovery-sent'
import { Title } from './title'

export function RecoveryScreen() {
  const t = useTranslations('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      {sentTo === null ? (
        <>
          <Title title={t('recovery.title')} lead={t('recovery.lead')} />
          <RecoveryForm onSent={setSentTo} />
        </>
      ) : (
        <RecoverySent email={sentTo} onOther={() => setSentTo(null)} />
      )}
      <BackToLogin />
    </>
  )
}
