import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { useInBrowser } from '@/lib/react/client-only'
import { ApiError } from '@/lib/browser/errors'
import { withBase } from '@/lib/browser/base-path'
import { href } from '@/lib/domain/routes'
import { useToken } from '@/stores/session'
import { EarlyForm } from './early-form'
import { EmailField } from './email-field'
import { GuestForm, GuestSubmit } from './guest-form'
import { PasswordField } from './password-field'

const load = () => import('@/lib/api/guest').then(({ guestCalls }) => guestCalls.login)

/** Where a person goes after it is the business of the frame, which watches the session. */
export function LoginForm() {
  const t = useTranslations('auth')
  const router = useRouter()
  const isInBrowser = useInBrowser()
  const isLeaving = useToken() !== null && isInBrowser

  // Which of the two is wrong is nobody's business: the message stands above the form, not at a field.
  function handleFailure(error: unknown) {
    throw error instanceof ApiError && error.fields ? new Error(error.message) : error
  }

  return (
    <EarlyForm>
      {/* Ahead of the entries: where they lead to. */}
      <div onFocus={() => router.prefetch(href('dashboard'))}>
        <GuestForm label={t('login.title')} load={load} onFailure={handleFailure}>
          <EmailField />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            aside={
              <a href={withBase(href('passwordRecovery'))} className="link text-13">
                {t('login.forgot')}
              </a>
            }
          />
          <label className="flex min-h-6 items-start gap-2 text-13 leading-6 max-sm:min-h-10 max-sm:items-center">
            <input name="remember" type="checkbox" className="check-box" />
            <span>{t('login.remember')}</span>
          </label>
          <GuestSubmit pending={isLeaving}>{t('login.submit')}</GuestSubmit>
        </GuestForm>
      </div>
    </EarlyForm>
  )
}
