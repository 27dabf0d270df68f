import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { CopyButton } from './copy-button'
import { Note } from './note'

type ErrorPanelProps = {
  title?: ReactNode
  error: unknown
  onRetry?: () => unknown
  isRetrying?: boolean
  className?: string
}

const requestIdOf = (error: unknown) =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string' && error.requestId ? error.requestId : null

/** A read that failed: what was tried, what came back, and the way on. */
export function ErrorPanel({ title, error, onRetry, isRetrying, className }: ErrorPanelProps) {
  const t = useTranslations('ui')
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  const requestId = requestIdOf(error)
  const heading = title ?? t('errorTitle')
  const details = [typeof heading === 'string' ? heading : t('errorTitle'), message, requestId && t('requestId', { id: requestId })].filter(Boolean).join('\n')
  return (
    <Note
      tone="critical"
      role="alert"
      title={heading}
      className={className}
      actions={
        <>
          {onRetry && (
            <Button size="sm" onClick={() => onRetry()} pending={isRetrying}>
              {!isRetrying && <RefreshCw aria-hidden="true" />}
              {t('retry')}
            </Button>
          )}
          <CopyButton text={details} label={t('copyDetails')} />
        </>
      }
    >
      {message && <p className="text-1">{message}</p>}
      {requestId && <p className="mono text-2">{requestId}</p>}
    </Note>
  )
}
