import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, isOldToken, retryAtOf, textBesideWait } from '@/lib/browser/errors'
import { usePageText } from '@/lib/react/i18n'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import { Button } from './button'
import type { PageError } from '@/lib/messages/en/page-errors'
import { CopyButton } from './copy-button'
import { Note } from './note'
import { TryAgainIn } from './try-again'

type ErrorPanelProps = {
  title?: ReactNode
  /** What could not be done, where the specification has words for it. */
  what?: PageError
  error: unknown
  onRetry?: () => unknown
  isRetrying?: boolean
  className?: string
}

function messageOf(error: unknown) {
  if (retryAtOf(error) !== null) return textBesideWait(error)
  return error instanceof Error ? error.message : typeof error === 'string' ? error : ''
}

/** A read that failed: what was tried, what came back, and the way on. When the server asked to wait, Retry waits. */
export function ErrorPanel({ title, what, error, onRetry, isRetrying, className }: ErrorPanelProps) {
  const t = useTranslations('ui')
  const retryAt = retryAtOf(error)
  const isTooSoon = useSecondsLeft(retryAt) > 0
  const pageText = usePageText()
  const message = messageOf(error)
  const requestId = error instanceof ApiError && error.requestId
  const heading = title ?? (what ? pageText(what) : t('errorTitle'))
  const details = [
    typeof heading === 'string' ? heading : t('errorTitle'),
    message,
    requestId && t('requestId', { id: requestId }),
  ]
    .filter(Boolean)
    .join('\n')
  return (
    <Note
      tone="critical"
      role="alert"
      title={heading}
      className={className}
      actions={
        <>
          {isOldToken(error) ? (
            <Button size="sm" onClick={() => location.reload()}>
              {t('way.reloadPage')}
            </Button>
          ) : (
            onRetry && (
              <Button size="sm" onClick={() => onRetry()} disabled={isTooSoon} pending={isRetrying}>
                {!isRetrying && <RefreshCw aria-hidden="true" />}
                {t('retry')}
              </Button>
            )
          )}
          <CopyButton text={details} label={t('copyDetails')} />
        </>
      }
    >
      {message && <p className="text-1">{message}</p>}
      {retryAt !== null && isTooSoon && (
        <p className="text-2">
          <TryAgainIn until={retryAt} />
        </p>
      )}
      {requestId && <p className="mono text-2">{requestId}</p>}
    </Note>
  )
}
