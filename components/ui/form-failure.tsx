import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isOldToken, retryAtOf, textBesideWait } from '@/lib/browser/errors'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import { Note } from './note'
import { Button } from './plain-button'
import { TryAgainIn } from './try-again'

/** What went wrong with the whole form. */
export function FormError({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Note tone="critical" role="alert" actions={actions}>
      <p>{children}</p>
    </Note>
  )
}

/**
 * A failure above the form it belongs to: in words, counted down when the server asked to wait, with the way on when
 * only a reload helps.
 */
export function FormFailure({ error, text }: { error: unknown; text?: string }) {
  const t = useTranslations('ui')
  const until = retryAtOf(error)
  const isWaiting = useSecondsLeft(until) > 0
  if (until !== null) {
    return isWaiting ? (
      <FormError>
        {textBesideWait(error)} <TryAgainIn until={until} />
      </FormError>
    ) : null
  }
  const reload = isOldToken(error) && (
    <Button size="sm" onClick={() => location.reload()}>
      {t('way.reloadPage')}
    </Button>
  )
  return (
    <FormError actions={reload}>
      {text ? text : error instanceof Error && error.message ? error.message : t('formFailed')}
    </FormError>
  )
}
