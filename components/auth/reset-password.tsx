import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { buttonClass } from '@/components/ui/button'
import { Email } from '@/lib/contract/common'
import { href } from '@/lib/routes'
import { tabStorage } from '@/lib/storage'
import { useRouteParams } from '@/lib/use-route-params'
import { BackToLogin } from './back-to-login'
import { RecoveryForm } from './recovery-form'
import { RecoverySent } from './recovery-sent'
import { ResetForm } from './reset-form'
import { Title } from './title'

/** What stands in the address once its token was read: no secret stays in the history or in a screenshot. */
const READ = 'link'
/** Until it was used the link is kept for this tab, so that a reload does not lose it. */
const KEPT = 'soteria:reset-link'
const KeptLink = z.object({ token: z.string(), email: z.nullable(z.string()) })

type Step = { kind: 'form' } | { kind: 'done' } | { kind: 'expired' } | { kind: 'missing' } | { kind: 'sent'; email: string }

export function ResetPassword() {
  const t = useTranslations('auth.reset')
  const params = useRouteParams('resetPassword')
  const [link] = useState(() => (params.token === READ ? keptLink() : { token: params.token ?? '', email: knownEmail() }))
  const [step, setStep] = useState<Step>({ kind: link === null ? 'missing' : link.token === '' ? 'expired' : 'form' })

  // The address and the tab's storage are the outside systems.
  useEffect(() => {
    if (link === null || link.token === '') return
    tabStorage.setJson(KEPT, link)
    history.replaceState(history.state, '', href('resetPassword', { token: READ }))
  }, [link])

  function end(kind: 'done' | 'expired') {
    tabStorage.remove(KEPT)
    setStep({ kind })
  }

  if (step.kind === 'sent') {
    return (
      <>
        <RecoverySent email={step.email} />
        <BackToLogin />
      </>
    )
  }
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
  if (link === null || step.kind === 'missing' || step.kind === 'expired') {
    const isMissing = step.kind === 'missing'
    return (
      <>
        <div role="alert">
          <Title title={t(isMissing ? 'missingTitle' : 'expiredTitle')} lead={t(isMissing ? 'missing' : 'expired')} />
        </div>
        <RecoveryForm email={link?.email ?? undefined} label={t('sendNew')} onSent={(email) => setStep({ kind: 'sent', email })} />
        <BackToLogin />
      </>
    )
  }
  return (
    <>
      <Title title={t('title')} lead={link.email ? t('lead', { email: link.email }) : t('leadNoEmail')} />
      <ResetForm token={link.token} email={link.email} onDone={() => end('done')} onExpired={() => end('expired')} />
      <BackToLogin />
    </>
  )
}

function keptLink() {
  const { success, data } = KeptLink.safeParse(tabStorage.getJson(KEPT))
  return success ? data : null
}

/** The link in the mail carries it; one that was typed by hand may not. */
function knownEmail() {
  const { success, data } = Email.safeParse(new URLSearchParams(location.search).get('email'))
  return success ? data : null
}
