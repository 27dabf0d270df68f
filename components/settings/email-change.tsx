import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useCancelEmail, useConfirmEmail, useResendEmail } from '@/lib/api/account'
import type { User } from '@/lib/contract/user'

/** How the link in the mail ends. */
const LINK = /^#confirm=([\w-]{20,200})$/

/** Confirms the new address when the page was opened by the link to it; until then it says that the address waits. */
export function EmailChange({ user, pending }: { user: User; pending: string | null }) {
  const t = useTranslations('setting.profile')
  const resend = useResendEmail()
  const cancel = useCancelEmail()
  const { mutate: confirm } = useConfirmEmail()

  // Its token is used once, and does not stay in the history.
  useEffect(() => {
    const [, token] = LINK.exec(location.hash) ?? []
    if (!token) return
    history.replaceState(history.state, '', location.pathname + location.search)
    confirm(token, { onSuccess: () => notify.success(t('confirmed')) })
  }, [confirm, t])

  // The button goes with the note around it.
  function handleCancelled() {
    document.getElementById('page-title')?.focus()
    notify.success(t('cancelled'))
  }

  if (pending === null) return null
  return (
    <Note
      className="mb-4"
      actions={
        <>
          <Button size="sm" disabled={resend.isPending} onClick={() => resend.mutate(undefined, { onSuccess: () => notify.success(t('resent')) })}>
            {t('resend')}
          </Button>
          <Button size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate(undefined, { onSuccess: handleCancelled })}>
            {t('cancelChange')}
          </Button>
        </>
      }
    >
      <p role="status">{t('pending', { email: pending, current: user.email })}</p>
    </Note>
  )
}
