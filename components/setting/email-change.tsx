import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FormError } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useCancelEmail, useConfirmEmail, useResendEmail } from '@/lib/api/account'
import { errorText, showInPlace } from '@/lib/browser/errors'
import type { User } from '@/lib/contract/user'

/** How the link in the mail ends. */
const LINK = /^#confirm=([\w-]{20,200})$/

/** Confirms the new address when the page was opened by the link to it; until then it says that the address waits. */
export function EmailChange({ user, pending }: { user: User; pending: string | null }) {
  const t = useTranslations('setting.profile')
  const { mutate: confirm, isSuccess, error } = useConfirmEmail()

  // Its token is used once, and does not stay in the history.
  useEffect(() => {
    const [, token] = LINK.exec(location.hash) ?? []
    if (!token) return
    history.replaceState(history.state, '', location.pathname + location.search)
    confirm(token, { onError: showInPlace })
  }, [confirm])

  if (error)
    return (
      <div className="mb-4">
        <FormError>{errorText(error)}</FormError>
      </div>
    )
  if (isSuccess)
    return (
      <Note tone="pass" role="status" className="mb-4" icon={<Check />}>
        <p>{t('confirmed')}</p>
        <p className="text-2">{t('confirmedAs', { email: user.email })}</p>
      </Note>
    )
  return pending === null ? null : <PendingEmail user={user} pending={pending} />
}

/** Which address waits for its confirmation, with another mail and the way back. */
function PendingEmail({ user, pending }: { user: User; pending: string }) {
  const t = useTranslations('setting.profile')
  const resend = useResendEmail()
  const cancel = useCancelEmail()

  // The button goes with the note around it.
  function handleCancelled() {
    document.getElementById('page-title')?.focus()
    notify.success(t('cancelled'))
  }

  return (
    <Note
      className="mb-4"
      actions={
        <>
          <Button
            size="sm"
            disabled={resend.isPending}
            onClick={() => resend.mutate(undefined, { onSuccess: () => notify.success(t('resent')) })}
          >
            {t('resend')}
          </Button>
          <Button
            size="sm"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: handleCancelled })}
          >
            {t('cancelChange')}
          </Button>
        </>
      }
    >
      <p role="status">{t('pending', { email: pending, current: user.email })}</p>
    </Note>
  )
}
