import { CircleX, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Note } from '@/components/ui/note'
import type { Scan } from '@/lib/contract/scan'
import { phraseIn } from '@/lib/domain/say'
import { useSaid } from '@/lib/react/use-said'
import { failureReason } from './scan-words'

export type ScanFailureProps = {
  scan: Scan
  actions?: ReactNode
  /** False where the title of the screen says it already. */
  isTitled?: boolean
}

const NOT_TLS: readonly string[] = ['siteNotTls', 'siteNotTlsTwo', 'siteNotTlsHint']

/** An API without phrases says it in English. */
function isPlain({ failure_message: text, failure_says: says }: Scan): boolean {
  const told = phraseIn(says)
  return told ? NOT_TLS.includes(told.say) : (text?.includes('does not speak TLS') ?? false)
}

/** A scan without a result: what was tried, what came back, and what to do now. */
export function ScanFailure({ scan, actions, isTitled = true }: ScanFailureProps) {
  const t = useTranslations('scan')
  const said = useSaid()
  const reason = failureReason(scan)
  const isStopped = reason === 'aborted'
  const title = t(`failure.${reason}.title`)
  return (
    <Note
      tone={isStopped ? 'neutral' : 'high'}
      icon={isStopped ? <Square /> : <CircleX />}
      title={isTitled ? title : undefined}
      actions={
        <>
          {actions}
          {scan.failure_message && <CopyButton text={`${title}\n${scan.failure_message}`} label={t('copyFailure')} />}
        </>
      }
    >
      <p className="text-2">{t(`failure.${reason}.tried`)}</p>
      {scan.failure_message && (
        <p className="text-1">
          <span className="text-2">{t('cameBack')} </span>
          {said(scan.failure_message, scan.failure_says)}
        </p>
      )}
      <p className="text-1">
        {t(reason === 'tls' && isPlain(scan) ? 'failure.tls.todoPlain' : `failure.${reason}.todo`)}
      </p>
    </Note>
  )
}
