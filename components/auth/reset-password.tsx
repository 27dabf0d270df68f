import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@/components/ui/button'
import { Email } from '@/lib/contract/common'
import { href } from '@/lib/routes'
import { useRouteParams } from '@/lib/use-route-params'
import { RecoveryForm } from './recovery-form'
import { RecoverySent } from './recovery-sent'
import { ResetForm } from './reset-form'
import { Title } from './title'

/** What stands in the address once its token was read: no secret stays in the history or in a screenshot. */
const USED = 'used'

type Step = { kind: 'form' } | { kind: 'done' } | { kind: 'expired' } | { kind: 'sent'; email: string }

export function ResetPassword() {
  const t = useTranslations('auth.reset')
  const params = useRouteParams('resetPassword')
  const [link] = useState(() => ({ token: params.token ?? '', email: knownEmail() }))
  const [step, setStep] = useState<Step>({ kind: link.token === '' || link.token === USED ? 'expired' : 'form' })

  // The address is the outside system.
  useEffect(() => {
    history.replaceState(history.state, '', href('resetPassword', { token: USED }))
  }, [])

  if (step.kind === 'sent') return <RecoverySent email={step.email} />
  if (step.kind === 'done') {
    return (
      <div role="status" className="grid gap-4">
        <Title title={t('doneTitle')} lead={t('done')} />
        <Link href={href('login')} prefetch={false} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('toLogin')}
        </Link>
      </div>
    )
  }
  if (step.kind === 'expired') {
    return (
      <>
        <div role="alert">
          <Title title={t('expiredTitle')} lead={t('expired')} />
        </div>
        <RecoveryForm email={link.email ?? undefined} label={t('sendNew')} onSent={(email) => setStep({ kind: 'sent', email })} />
      </>
    )
  }
  return (
    <>
      <Title title={t('title')} lead={link.email ? t('lead', { email: link.email }) : t('leadNoEmail')} />
      <ResetForm token={link.token} email={link.email} onDone={() => setStep({ kind: 'done' })} onExpired={() => setStep({ kind: 'expired' })} />
    </>
  )
}

/** The link in the mail carries it; one that was typed by hand may not. */
function knownEmail() {
  const { success, data } = Email.safeParse(new URLSearchParams(location.search).get('email'))
  return success ? data : null
}
