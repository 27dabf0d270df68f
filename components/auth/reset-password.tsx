import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@/components/ui/plain-button'
import { withBase } from '@/lib/browser/base-path'
import { href } from '@/lib/domain/routes'
import { tabStorage } from '@/lib/browser/storage'
import { useRouteParams } from '@/lib/react/use-route-params'
import { BackToLogin } from './back-to-login'
import { RecoveryForm } from './recovery-form'
import { RecoverySent } from './recovery-sent'
import { Title } from './title'
import { ApiError } from '@/lib/browser/errors'
import { EmailField } from './email-field'
import { GuestForm, GuestSubmit } from './guest-form'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'

/** What stands in the address once its token was read: no secret stays in the history or in a screenshot. */
const READ = 'link'
/** Until it was used the link is kept for this tab, so that a reload does not lose it. */
const KEPT = 'soteria:reset-link'
type Link = { token: string; email: string | null }

type Step =
  | { kind: 'form' }
  | { kind: 'done' }
  | { kind: 'expired' }
  | { kind: 'missing' }
  | { kind: 'sent'; email: string }

export function ResetPassword() {
  const t = useTranslations('auth.reset')
  const link = useResetLink()
  const [step, setStep] = useState<Step>({ kind: link === null ? 'missing' : link.token === '' ? 'expired' : 'form' })

  function end(kind: 'done' | 'expired') {
    tabStorage.remove(KEPT)
    setStep({ kind })
  }

  if (step.kind === 'done') return <ResetDone />
  if (step.kind === 'sent') {
    return (
      <>
        <RecoverySent email={step.email} />
        <BackToLogin />
      </>
    )
  }
  if (link === null || step.kind === 'missing' || step.kind === 'expired') {
    return (
      <>
        <NoLink
          isMissing={step.kind === 'missing'}
          email={link?.email ?? undefined}
          onSent={(email) => setStep({ kind: 'sent', email })}
        />
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

function ResetDone() {
  const t = useTranslations('auth.reset')
  return (
    <div role="status" className="grid gap-4">
      <Title title={t('doneTitle')} lead={t('done')} />
      <a href={withBase(href('login'))} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('toLogin')}
      </a>
    </div>
  )
}

function NoLink({
  isMissing,
  email,
  onSent,
}: {
  isMissing: boolean
  email: string | undefined
  onSent: (email: string) => void
}) {
  const t = useTranslations('auth.reset')
  return (
    <>
      <div role="alert">
        <Title title={t(isMissing ? 'missingTitle' : 'expiredTitle')} lead={t(isMissing ? 'missing' : 'expired')} />
      </div>
      <RecoveryForm email={email} label={t('sendNew')} onSent={onSent} />
    </>
  )
}

/** The link this page was opened with: moved from the address into the tab's storage. Null when there is none. */
function useResetLink(): Link | null {
  const params = useRouteParams('resetPassword')
  const [link] = useState(() =>
    params.token === READ ? keptLink() : { token: params.token ?? '', email: knownEmail() },
  )
  useEffect(() => {
    if (link === null || link.token === '') return
    tabStorage.setJson(KEPT, link)
    history.replaceState(history.state, '', withBase(href('resetPassword', { token: READ })))
  }, [link])
  return link
}

function keptLink(): Link | null {
  const kept = tabStorage.getJson(KEPT)
  if (!kept || typeof kept !== 'object' || !('token' in kept) || typeof kept.token !== 'string') return null
  return { token: kept.token, email: 'email' in kept && typeof kept.email === 'string' ? kept.email : null }
}

/** The link in the mail carries it; one that was typed by hand may not, or not a whole one. */
function knownEmail() {
  const email = new URLSearchParams(location.search).get('email')?.trim() ?? ''
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email.toLowerCase() : null
}

const load = () => import('@/lib/api/guest').then(({ guestCalls }) => guestCalls.resetPassword)

type ResetFormProps = { token: string; email: string | null; onDone: () => void; onExpired: () => void }

/** A person fills in the password; the token comes from the link, and mostly the address too. */
function ResetForm({ token, email, onDone, onExpired }: ResetFormProps) {
  const t = useTranslations('auth')

  function handleFailure(error: unknown) {
    if (error instanceof ApiError && error.fields?.token) onExpired()
    else throw error
  }

  return (
    <GuestForm label={t('reset.title')} load={load} also={{ token }} onSent={onDone} onFailure={handleFailure}>
      {/* Password managers keep the new password under it. */}
      {email === null ? <EmailField /> : <input type="hidden" name="email" value={email} autoComplete="username" />}
      <NewPasswordField
        name="password"
        label={t('reset.newPassword')}
        autoComplete="new-password"
        help={t('reset.rules')}
      />
      <PasswordField name="password_confirmation" label={t('reset.confirm')} autoComplete="new-password" />
      <GuestSubmit>{t('reset.submit')}</GuestSubmit>
    </GuestForm>
  )
}
